package main

import (
	"fmt"
	"os"
	"strings"
	"time"
)

// A progress is a line on standard error that says how far training is, if that is a terminal.
type progress struct {
	shown          bool
	started, drawn time.Time
	done, total    int
}

func newProgress(total int) *progress {
	info, err := os.Stderr.Stat()
	return &progress{shown: err == nil && info.Mode()&os.ModeCharDevice != 0, started: time.Now(), total: total}
}

// advance draws the line anew, at most ten times a second.
func (p *progress) advance(count int, label string) {
	p.done += count
	if !p.shown || time.Since(p.drawn) < 100*time.Millisecond {
		return
	}
	p.drawn = time.Now()
	full := 28 * p.done / p.total
	bar := strings.Repeat("=", full) + strings.Repeat("-", 28-full)
	fmt.Fprintf(os.Stderr, "\r\033[K%s [%s] %3d%%  %.0f pictures/s  %v left", label, bar, 100*p.done/p.total, p.rate(), p.left())
}

func (p *progress) clear() {
	if p.shown {
		fmt.Fprint(os.Stderr, "\r\033[K")
	}
}

func (p *progress) rate() float64 { return float64(p.done) / time.Since(p.started).Seconds() }

func (p *progress) left() time.Duration {
	return time.Duration(float64(p.total-p.done) / p.rate() * 1e9).Round(time.Second)
}
