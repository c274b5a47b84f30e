import { formatFacts } from '@manafolio/contract'
import { copiesOf, type DeckSheet, entriesIn, mainOf } from '../deck-sheet.ts'
import { moreCardsCompanion } from '../legality/companion-conditions.ts'
import type { Finding } from '../legality/finding.ts'
import { curveReason } from './curve-reason.ts'
import type { CutAdvice, CutReasonKind } from './cut-advice.ts'
import { cutReasonKinds } from './cut-advice.ts'
import { type CutDeck, type CutRule, cutDeckOf, type MainCard, surplusOf } from './cut-deck.ts'
import { duplicateReason } from './duplicate-reason.ts'
import { priceReason } from './price-reason.ts'
import { rankReason } from './rank-reason.ts'
import { roleReason } from './role-reason.ts'
import { rulesReason } from './rules-reason.ts'

const rules: Record<CutReasonKind, CutRule> = {
  rules: rulesReason,
  role: roleReason,
  curve: curveReason,
  duplicate: duplicateReason,
  price: priceReason,
  rank: rankReason,
}

/**
 * Suggests cuts for a deck with the given findings, one copy each: after a cut the suggestions may
 * change. Lands are only suggested beyond the usual number, or where they break a rule.
 */
export function cutsOf(sheet: DeckSheet, findings: readonly Finding[]): CutAdvice {
  const deck = cutDeckOf(sheet, findings)
  const reasonsFor = weigher(deck)
  const found = deck.cards
    .filter(({ entry }) => entry.place === 'main' && !entry.isLocked)
    .map((card) => ({ ...card, ...reasonsFor(card) }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted(byScore)
  const suggestions = withoutNeededLands(deck, found)
  return {
    over: Math.max(0, copiesOf(mainOf(sheet)) - requiredSize(sheet)),
    suggestions: suggestions.map(({ entry, score, reasons }) => ({ entry, score, reasons })),
    lockedCards: copiesOf(entriesIn(sheet, 'main').filter(({ isLocked }) => isLocked)),
  }
}

/** One companion requires twenty more cards, where the format allows them. */
function requiredSize(sheet: DeckSheet): number {
  const { cards, isExact } = formatFacts[sheet.format]
  const isRequested = entriesIn(sheet, 'companion').some(
    ({ cardName }) => cardName === moreCardsCompanion,
  )
  return isRequested && !isExact ? cards + 20 : cards
}

type Found = MainCard & CutAdvice['suggestions'][number]

function weigher(deck: CutDeck) {
  const each = cutReasonKinds.map((kind) => ({ kind, weigh: rules[kind](deck) }))
  return (card: MainCard) => {
    const weighed = each.flatMap(({ kind, weigh }) => {
      const reason = weigh(card)
      return reason ? [{ kind, ...reason }] : []
    })
    const sum = weighed.reduce((total, { score }) => total + score, 0)
    const reasons = weighed.map(({ kind, message }) => ({ kind, message }))
    return { reasons, score: isNeeded(deck, card) ? sum / 2 : sum }
  }
}

/** Without it the deck would have fewer cards of a role than usual. */
function isNeeded({ roleCounts, usual }: CutDeck, { roles }: MainCard): boolean {
  return roles.some((role) => (roleCounts.get(role) ?? 0) <= (usual[role] ?? 0))
}

function byScore(one: Found, other: Found): number {
  if (one.score !== other.score) return other.score - one.score
  return keyOf(one) < keyOf(other) ? -1 : 1
}

function keyOf({ entry: { cardName, scryfallId } }: Found): string {
  return `${cardName} ${scryfallId}`
}

function withoutNeededLands(deck: CutDeck, found: readonly Found[]): Found[] {
  let lands = surplusOf(deck, 'land')
  return found.filter(({ isLand, reasons }) => {
    if (!isLand || reasons.some(({ kind }) => kind === 'rules')) return true
    return lands-- > 0
  })
}
