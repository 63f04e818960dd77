//go:build !race

package eager

const raceEnabled = false
