//go:build race

package eager

const raceEnabled = true
