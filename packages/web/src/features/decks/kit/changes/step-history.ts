import type { Step } from './step.ts'

/** The steps since a deck was opened, and those that were undone; the newest at the end. */
export interface StepHistory {
  past: readonly Step[]
  future: readonly Step[]
}

export const emptyHistory: StepHistory = { past: [], future: [] }

/** After a new step nothing can be redone. */
export function withStep({ past }: StepHistory, step: Step): StepHistory {
  return { past: [...past, step], future: [] }
}

/** Several steps that were sent as one are future as one. */
export function withUndone(history: StepHistory, steps: readonly Step[], as: Step): StepHistory {
  const { past, future } = withoutSteps(history, steps)
  return { past, future: [...future, as] }
}

export function withRedone(history: StepHistory, step: Step): StepHistory {
  const { past, future } = withoutSteps(history, [step])
  return { past: [...past, step], future }
}

export function withoutSteps({ past, future }: StepHistory, steps: readonly Step[]): StepHistory {
  const isOther = (step: Step) => !steps.includes(step)
  return { past: past.filter(isOther), future: future.filter(isOther) }
}
