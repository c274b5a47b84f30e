import type { DeckFit } from '@manafolio/contract'
import { copiesOf, type DeckSheet, entriesIn, mainOf } from '../deck-sheet.ts'
import type { Finding } from '../legality/finding.ts'
import { requiredSize } from '../required-size.ts'
import { curveReason } from './curve-reason.ts'
import type { Cut, CutAdvice, CutReason, CutReasonKind } from './cut-advice.ts'
import { type CutDeck, type CutRule, cutDeckOf, type MainCard } from './cut-deck.ts'
import { duplicateReason } from './duplicate-reason.ts'
import { landReason, spareLands } from './land-cuts.ts'
import { isNeeded } from './needed-cards.ts'
import { priceReason } from './price-reason.ts'
import { roleReason } from './role-reason.ts'
import { type BrokenRule, brokenRuleIn } from './rules-reason.ts'
import { themeReason } from './theme-reason.ts'

/** In the order in which they are shown. */
const rules: readonly [CutReasonKind, CutRule][] = [
  ['land', landReason],
  ['theme', themeReason],
  ['role', roleReason],
  ['curve', curveReason],
  ['duplicate', duplicateReason],
  ['price', priceReason],
]

/**
 * Suggests cuts for a deck with the given findings: until the fits of its cards are known, only cards that break
 * a rule. After a cut the others may change.
 */
export function cutsOf(
  sheet: DeckSheet,
  findings: readonly Finding[],
  fits: readonly DeckFit[] | null,
): CutAdvice {
  const deck = cutDeckOf(sheet, fits)
  const cards = deck.cards.filter(({ isLeader }) => !isLeader).toSorted(byFit)
  const over = Math.max(0, copiesOf(mainOf(sheet)) - requiredSize(sheet))
  const brokenRule = brokenRuleIn(findings)
  const reasonsFor = reasonsIn(deck)
  const illegal = cards.filter(brokenRule)
  const legal = cards.filter((card) => !brokenRule(card))
  const first = [
    ...illegal.flatMap((card) => cutOf(card, reasonsFor(card), brokenRule(card))),
    ...spareLands(deck, legal, Math.max(over, 1)).flatMap(({ card, copies }) =>
      cutOf(card, reasonsFor(card), { copies }),
    ),
  ]
  const weakest = weakestOf(deck, legal, over - copiesIn(first)).flatMap((card) =>
    cutOf(card, reasonsFor(card), { copies: copiesTogether(deck, card) }),
  )
  return {
    over,
    illegal: illegal.length,
    cuts: [...first, ...weakest],
    lockedCards: copiesOf(entriesIn(sheet, 'main').filter(({ isLocked }) => isLocked)),
  }
}

function reasonsIn(deck: CutDeck) {
  const each = rules.map(([kind, rule]) => ({ kind, sentence: rule(deck) }))
  return (card: MainCard): CutReason[] =>
    each.flatMap(({ kind, sentence }) => {
      const message = sentence(card)
      return message === undefined ? [] : [{ kind, message }]
    })
}

/** None for a card whose copies are all locked. */
function cutOf(
  { cardName, spare }: MainCard,
  reasons: readonly CutReason[],
  { copies, message }: Partial<BrokenRule> = {},
): Cut[] {
  const [row, ...others] = spare
  if (!row) return []
  const broken: CutReason[] = message ? [{ kind: 'rules', message }] : []
  return [
    {
      cardName,
      entries: [row, ...others],
      copies: Math.min(copies ?? 1, copiesOf(spare)),
      reasons: [...broken, ...reasons],
    },
  ]
}

/** Decks with four copies of a card need all of them or none. */
function copiesTogether({ kind }: CutDeck, { spare }: MainCard): number {
  return kind === 'constructed' ? copiesOf(spare) : 1
}

/** The lowest score first, then by name. Unknown ones last. */
function byFit(one: MainCard, other: MainCard): number {
  const [score, otherScore] = [one, other].map(({ fit }) => fit?.score ?? Number.MAX_VALUE)
  if (score !== otherScore) return Number(score) - Number(otherScore)
  return one.cardName < other.cardName ? -1 : 1
}

/** From which share on of better ones among the cards that the deck could have instead a card is weak. */
const weakFrom = 0.2

/** Weak cards among the third that fits least, and as many others as have to be cut: needed ones last. */
function weakestOf(deck: CutDeck, cards: readonly MainCard[], copies: number): MainCard[] {
  const open = cards.filter(({ fit, spare }) => fit !== null && spare.length > 0)
  const spare = open.filter((card) => !isNeeded(deck, card))
  const needed = open.filter((card) => isNeeded(deck, card))
  const third = Math.ceil(spare.length / 3)
  let left = copies
  return [...spare, ...needed].filter((card, at) => {
    const isWeak = at < third && (card.fit?.betterShare ?? 0) >= weakFrom
    if (!isWeak && left <= 0) return false
    left -= copiesTogether(deck, card)
    return true
  })
}

function copiesIn(cuts: readonly Cut[]): number {
  return cuts.reduce((sum, { copies }) => sum + copies, 0)
}
