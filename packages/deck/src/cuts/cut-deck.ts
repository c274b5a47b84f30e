import type { Card, CardFacts, DeckFit, DeckFormat } from '@manafolio/contract'
import { copiesOf, type DeckEntry, type DeckSheet, mainOf } from '../deck-sheet.ts'
import { namedCards } from '../legality/ruled-deck.ts'
import { isLand } from '../numbers/card-type.ts'
import { type Front, frontOf } from '../numbers/front.ts'
import { type LandAdvice, landAdviceOf } from '../roles/land-advice.ts'
import { roleCountsOf } from '../roles/role-counts.ts'
import type { RoleName } from '../roles/roles.ts'
import { rolesOf } from '../roles/roles-of.ts'
import { type DeckKind, deckKindOf, type UsualCounts, usualCounts } from '../roles/usual-counts.ts'

/** All copies of a known card in the main deck. */
export interface MainCard {
  cardName: string
  copies: number
  /** Whether all of them are commanders or signature spells. */
  isLeader: boolean
  /** Its rows that may be cut: neither locked nor leaders. */
  spare: readonly DeckEntry[]
  card: Card
  facts: CardFacts | null
  front: Front
  isLand: boolean
  roles: readonly RoleName[]
  /** Of the plainest finish with a price; 0 without one. */
  cents: number
  /** Null for lands and commanders, and until it is known. */
  fit: DeckFit | null
}

/** A deck to suggest cuts for, with its leaders and locked cards. */
export interface CutDeck {
  format: DeckFormat
  kind: DeckKind
  cards: readonly MainCard[]
  roleCounts: ReadonlyMap<RoleName, number>
  usual: UsualCounts
  landAdvice: LandAdvice
  /** Whether the fits of its cards are known. */
  hasFits: boolean
  /** Of nonland copies; null without any. */
  averageManaValue: number | null
}

/** Prepares a reason for a deck once, and then checks each of its cards: a sentence, if it applies. */
export type CutRule = (deck: CutDeck) => (card: MainCard) => string | undefined

export function cutDeckOf(sheet: DeckSheet, fits: readonly DeckFit[] | null): CutDeck {
  const kind = deckKindOf(sheet.format)
  const fitsById = new Map(fits?.map((fit) => [fit.scryfallId, fit]))
  const landAdvice = landAdviceOf(sheet)
  return {
    format: sheet.format,
    kind,
    cards: namedCards(mainOf(sheet)).flatMap(({ entries }) => mainCardOf(entries, fitsById)),
    roleCounts: roleCountsOf(sheet),
    usual: usualCounts[kind],
    landAdvice,
    hasFits: fits !== null,
    averageManaValue: landAdvice.averageManaValue,
  }
}

function mainCardOf(entries: readonly DeckEntry[], fits: ReadonlyMap<string, DeckFit>): MainCard[] {
  const known = entries.find(({ card }) => card !== null)
  const front = known ? frontOf(known) : null
  if (!known?.card || !front) return []
  const { card, facts, cardName } = known
  const others = entries.filter(({ place }) => place === 'main')
  const spare = others.filter(({ isLocked }) => !isLocked)
  const [fit = null] = entries.flatMap(({ scryfallId }) => fits.get(scryfallId) ?? [])
  const counts = { copies: copiesOf(entries), cents: centsOf(card) }
  const does = { front, isLeader: others.length === 0, isLand: isLand(front), roles: rolesOf(card) }
  return [{ cardName, spare, card, facts, fit, ...counts, ...does }]
}

function centsOf({ prices: { usd, usdFoil, usdEtched } }: Card): number {
  const cents = Math.round(Number(usd ?? usdFoil ?? usdEtched) * 100)
  return Number.isFinite(cents) ? cents : 0
}
