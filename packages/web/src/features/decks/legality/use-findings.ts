import { type DeckSheet, type Finding, legalityOf } from '@manafolio/deck'
import { useDeferredValue, useMemo } from 'react'
import { today } from './today.ts'

/**
 * What the rules say of a deck; null until its sheet is there. It follows what is done to the deck, which
 * is not kept waiting for it.
 */
export function useFindings(sheet: DeckSheet | null): readonly Finding[] | null {
  const later = useDeferredValue(sheet)
  return useMemo(() => later && findingsOf(later), [later])
}

/** The head, the panel and the cuts ask for the same sheet. */
const known = new WeakMap<DeckSheet, readonly Finding[]>()

export function findingsOf(sheet: DeckSheet): readonly Finding[] {
  const before = known.get(sheet)
  if (before) return before
  const findings = legalityOf(sheet, today()).filter((finding) => !isAwaited(sheet, finding))
  known.set(sheet, findings)
  return findings
}

/** Of a card that was just added nothing is known for a moment only. */
function isAwaited({ entries }: DeckSheet, { rule, cardNames }: Finding): boolean {
  if (rule !== 'unknown_card') return false
  return entries.some(({ card, facts, cardName }) => card && !facts && cardNames.includes(cardName))
}
