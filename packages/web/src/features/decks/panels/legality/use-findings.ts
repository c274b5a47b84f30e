import { type DeckSheet, type Finding, legalityOf } from '@manafolio/deck'
import { useDeferredValue, useMemo } from 'react'
import { today } from '../../kit/today.ts'

/**
 * The findings of a deck; null until the sheet is loaded. Deferred so that changes to the deck render first.
 */
export function useFindings(sheet: DeckSheet | null): readonly Finding[] | null {
  const deferredSheet = useDeferredValue(sheet)
  return useMemo(() => deferredSheet && findingsOf(deferredSheet), [deferredSheet])
}

/** The header, the panel and the cuts share the findings of a sheet. */
const cache = new WeakMap<DeckSheet, readonly Finding[]>()

export function findingsOf(sheet: DeckSheet): readonly Finding[] {
  const cached = cache.get(sheet)
  if (cached) return cached
  const findings = legalityOf(sheet, today()).filter((finding) => !isLoading(sheet, finding))
  cache.set(sheet, findings)
  return findings
}

/** The facts of a card that was just added are still loading. */
function isLoading({ entries }: DeckSheet, { rule, cardNames }: Finding): boolean {
  if (rule !== 'unknown_card') return false
  return entries.some(({ card, facts, cardName }) => card && !facts && cardNames.includes(cardName))
}
