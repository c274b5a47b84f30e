import { limits } from '@manafolio/contract'
import { AppError } from '../../../errors.ts'

/** Throws as soon as a list has more lines than are read. */
export function checkLength(lines: readonly unknown[]): void {
  if (lines.length > limits.deckListLines) throw new AppError('deck_list_too_long')
}
