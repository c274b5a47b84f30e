/** Longer than a frame takes on a busy page. */
const withoutFramesMs = 100

/** Runs once in the next frame; a hidden tab has no frames, there it runs a little later. */
export function inNextFrame(run: () => void): void {
  const frame = requestAnimationFrame(runOnce)
  const timer = setTimeout(runOnce, withoutFramesMs)

  function runOnce() {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    run()
  }
}
