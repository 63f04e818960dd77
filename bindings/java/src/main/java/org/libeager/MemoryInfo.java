package org.libeager;

/**
 * The memory of a device.
 *
 * @param inUse bytes of tensors, those of the host with their handles
 * @param peak the most that inUse has been
 * @param reserved bytes taken from the system, in use or kept for reuse
 * @param limit bytes that may be reserved; 0: no limit is known
 * @param liveTensors the number of tensors in the process, also those that variables and tapes hold
 */
public record MemoryInfo(long inUse, long peak, long reserved, long limit, long liveTensors) {}
