const firstMs = 3_000
const longestMs = 60_000

/** Tries by itself again what got no answer: soon, then ever later, at last once a minute. */
export class LaterTry {
  readonly #onTime: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #delayMs = firstMs

  constructor(onTime: () => void) {
    this.#onTime = onTime
  }

  /** Another try failed. */
  plan(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#onTime, this.#delayMs)
    this.#delayMs = Math.min(this.#delayMs * 2, longestMs)
  }

  /** There is nothing to try any more. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#delayMs = firstMs
  }
}
