import type { Step } from './step.ts'

/** What was done as long as a deck is open, and what of it was undone: the last one first. */
export class StepHistory {
  #done: readonly Step[] = []
  #undone: readonly Step[] = []

  get lastDone(): Step | undefined {
    return this.#done.at(-1)
  }

  get lastUndone(): Step | undefined {
    return this.#undone.at(-1)
  }

  /** Something new: what was undone before it can't be done again. */
  add(step: Step): void {
    this.#done = [...this.#done, step]
    this.#undone = []
  }

  /** Several that were sent as one are undone as one. */
  undone(steps: readonly Step[], as: Step): void {
    this.#done = without(this.#done, steps)
    this.#undone = [...this.#undone, as]
  }

  redone(step: Step): void {
    this.#undone = without(this.#undone, [step])
    this.#done = [...this.#done, step]
  }

  forget(steps: readonly Step[]): void {
    this.#done = without(this.#done, steps)
    this.#undone = without(this.#undone, steps)
  }

  clear(): void {
    this.#done = []
    this.#undone = []
  }
}

function without(steps: readonly Step[], gone: readonly Step[]): readonly Step[] {
  return steps.filter((step) => !gone.includes(step))
}
