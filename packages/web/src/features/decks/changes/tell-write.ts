import { limits } from '@manafolio/contract'
import { ApiError } from '../../../lib/api-error.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast, toastFailure } from '../../../ui/toast.ts'
import { doneWords, failedPrinting, failedWords, stepWords } from './step-words.ts'
import type { Write } from './write.ts'

/** Says that something was done, and offers to take that back. */
export function tellDone(write: Write, onUndo: () => void): void {
  const words = doneWords(write)
  if (!words) return
  const undo = { label: 'Undo', onClick: onUndo }
  toast(words.title, words.message, write.by === 'step' ? undo : undefined)
}

export function tellFailed(write: Write, error: unknown, onRetry: () => void): void {
  const words = failedWords(write)
  if (!words) return
  if (isWithoutDeck(write, error)) tellNoDeck()
  else explainFailure(error, { ...words, message: reasonOf(error, words.message), onRetry })
}

export function tellOvertaken(lost: readonly Write[]): void {
  const [only, ...others] = lost
  const what =
    only && others.length === 0
      ? `This was not done: ${stepWords(only.step)}.`
      : `${lost.length} changes were not made.`
  toastFailure('Deck changed in another place', `${what} You see the deck as it is now.`)
}

export function tellTooMany(): void {
  toast(
    `${limits.deckQuantityMax} copies are the most`,
    `Maximum ${limits.deckQuantityMax} copies of a card allowed`,
  )
}

export function tellChangedSince(title: string): void {
  toastFailure(title, 'This was changed again since, so it was left as it is.')
}

/** The deck whose printing should be changed was deleted since. */
export function tellNoDeck(): void {
  toastFailure(failedPrinting.title, failedPrinting.noDeck)
}

/** The card whose printing should be changed was removed since. */
export function tellNoCard(): void {
  toastFailure(failedPrinting.title, failedPrinting.noCard)
}

/** Refusals that say what is in the way of somebody; others are those of a page that errs. */
const telling: Readonly<Record<string, (message: string, reason: string) => string>> = {
  card_not_in_deck: (_, reason) => reason,
  deck_full: (message, reason) => `${message} ${reason}`,
  too_many_copies: (message, reason) => `${message} ${reason}`,
}

function isWithoutDeck({ by, step }: Write, error: unknown): boolean {
  const isPrinting = by === 'step' && step.kind === 'printing'
  return isPrinting && error instanceof ApiError && error.code === 'deck_not_found'
}

function reasonOf(error: unknown, message: string): string {
  if (!(error instanceof ApiError) || !error.serverMessage) return message
  return telling[error.code ?? '']?.(message, error.serverMessage) ?? message
}
