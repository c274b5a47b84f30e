import { limits, pages } from '@manafolio/contract'
import { ApiError } from '../../../../lib/api-error.ts'
import { explainFailure } from '../../../../ui/explain-failure.ts'
import { toast, toastFailure, toastUnannounced } from '../../../../ui/toast.ts'
import type { Obstacle, Step, StepKind, StepOrNot } from './step.ts'
import { failedPrinting, failureMessage, formatStep, successMessage } from './step-text.ts'
import type { Write } from './write.ts'

/** Steps that the editor announces when they are made; see `DeckActions`. */
const announcedKinds: ReadonlySet<StepKind> = new Set(['remove', 'several'])

/** Steps can be undone from their toast. */
export function notifySaved(write: Write, deckId: string, onUndo: () => void): void {
  const message = successMessage(write)
  if (!message) return
  const { title, message: text } = message
  const history = pages.deckHistory.replace('$deckId', deckId)
  if (write.by !== 'step') toast(title, text)
  else if (announcedKinds.has(write.step.kind))
    toastUnannounced(title, text, { label: 'Undo', onClick: onUndo, history })
  else toast(title, text, { label: 'Undo', onClick: onUndo, history })
}

export function notifyFailed(write: Write, error: unknown, onRetry: () => void): void {
  const message = failureMessage(write)
  if (!message) return
  if (isWithoutDeck(write, error)) notifyObstacle('no deck')
  else explainFailure(error, { ...message, message: withReason(message.message, error), onRetry })
}

/** Changes that waited for the network stay listed above every page. */
export function notifyConflict(lost: readonly Write[], areListed: boolean): void {
  const [only, ...others] = lost
  const message =
    only && others.length === 0
      ? `This change was not saved: ${formatStep(only.step)}.`
      : `${lost.length} changes were not saved.`
  const next = areListed
    ? 'You can still apply or discard them.'
    : 'You now see the latest version.'
  toastFailure('Deck changed elsewhere', `${message} ${next}`)
}

export function notifyChangedSince(title: string): void {
  toastFailure(title, 'It has been changed again since, so it was left as is.')
}

/** Null when nothing changes, or when the step is impossible: then a toast explains why. */
export function withoutObstacle(step: StepOrNot): Step | null {
  if (typeof step !== 'string') return step
  notifyObstacle(step)
  return null
}

function notifyObstacle(obstacle: Obstacle): void {
  if (obstacle === 'no card') toastFailure(failedPrinting.title, failedPrinting.noCard)
  else if (obstacle === 'no deck') toastFailure(failedPrinting.title, failedPrinting.noDeck)
  else {
    const maximum = limits.deckQuantityMax
    toast(`${maximum} copies is the maximum`, `Maximum ${maximum} copies of a card allowed`)
  }
}

function isWithoutDeck({ by, step }: Write, error: unknown): boolean {
  const isPrinting = by === 'step' && step.kind === 'printing'
  return isPrinting && error instanceof ApiError && error.code === 'deck_not_found'
}

/** Refusals that the user can act on; others are bugs of the page. */
const reasons: Readonly<Record<string, (message: string, reason: string) => string>> = {
  card_not_in_deck: (_, reason) => reason,
  deck_full: (message, reason) => `${message} ${reason}`,
  too_many_copies: (message, reason) => `${message} ${reason}`,
}

function withReason(message: string, error: unknown): string {
  if (!(error instanceof ApiError) || !error.serverMessage) return message
  return reasons[error.code ?? '']?.(message, error.serverMessage) ?? message
}
