import { type Card, type DeckDetail, formatFacts } from '@manafolio/contract'
import { type Finding, findingsOnAdding, type RuleName } from '@manafolio/deck'
import { useDeferredValue, useMemo } from 'react'
import { today } from '../../kit/today.ts'
import { useCardFacts, useDeckSheet } from '../../kit/use-deck-sheet.ts'

/** What the rules say of adding cards, as short texts by card; empty until the facts of the cards are loaded. */
export function useAddingProblems(deck: DeckDetail, cards: readonly Card[]) {
  const loaded = useDeckSheet(deck).sheet
  const facts = useCardFacts(useMemo(() => cards.map(({ id }) => id), [cards]))
  const sheet = useDeferredValue(loaded)
  const problems = useMemo(() => {
    if (!sheet || !facts) return new Map<string, string>()
    return new Map(
      cards.flatMap((card) => {
        const known = facts.get(card.id)
        if (!known) return []
        const findings = findingsOnAdding(sheet, { card, facts: known }, today())
        return [[card.id, formatFindings(findings, formatFacts[deck.format].name)] as const]
      }),
    )
  }, [sheet, facts, cards, deck.format])
  return ({ id }: Card) => problems.get(id) ?? ''
}

/** Banned and off-color cards need no word on the number of copies. */
function formatFindings(findings: readonly Finding[], format: string): string {
  const others = findings.filter(({ rule }) => rule !== 'copies')
  const shown = others.length > 0 ? others : findings
  return shown.map(({ rule, message }) => texts[rule]?.(format) ?? message).join(' · ')
}

const texts: Partial<Record<RuleName, (format: string) => string>> = {
  banned: (format) => `Banned in ${format}`,
  not_legal: (format) => `Not legal in ${format}`,
  restricted: () => 'One too many: restricted to 1',
  not_released: () => 'Not released yet',
  identity: () => 'Off-color',
  copies: () => 'One too many',
}
