import type { Offer } from '@manafolio/contract'
import { formatCopies, pluralOf } from '../lib/formats.ts'
import { finishNote } from './prices.ts'

/** The finish of an offer in words, unless it is nonfoil or what the printing is called anyway. */
export function finishOfOffer({
  finish,
  treatments,
}: Pick<Offer, 'finish' | 'treatments'>): string {
  const note = finishNote(finish)
  return treatments.some((treatment) => treatment.toLowerCase() === note) ? '' : note
}

export function formatUnpriced(copies: number): string {
  return `${formatCopies(copies)} ${pluralOf(copies, 'has', 'have')} no price`
}
