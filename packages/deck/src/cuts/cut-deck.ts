import type { Card, CardFacts } from '@manafolio/contract'
import { type DeckEntry, type DeckSheet, mainOf } from '../deck-sheet.ts'
import type { Finding } from '../legality/finding.ts'
import { isLand } from '../numbers/card-type.ts'
import { type Front, frontOf } from '../numbers/front.ts'
import { averageManaValueOf } from '../numbers/mana-curve.ts'
import { roleCountsOf } from '../roles/role-counts.ts'
import type { RoleName } from '../roles/roles.ts'
import { rolesOf } from '../roles/roles-of.ts'
import { type DeckKind, deckKindOf, usualCounts } from '../roles/usual-counts.ts'

/** Copies of a known card in the main deck, with the reasons for keeping or cutting one. */
export interface MainCard {
  entry: DeckEntry
  card: Card
  facts: CardFacts | null
  front: Front
  isLand: boolean
  roles: readonly RoleName[]
  /** Of the plainest finish with a price; 0 without one. */
  cents: number
}

/** A deck to suggest cuts for, with its leaders and locked cards. */
export interface CutDeck {
  /** The findings of the rules. */
  findings: readonly Finding[]
  kind: DeckKind
  cards: readonly MainCard[]
  roleCounts: ReadonlyMap<RoleName, number>
  usual: Partial<Record<RoleName, number>>
  /** Of nonland copies. */
  averageManaValue: number
}

/** A reason with its weight; 10 or more is strong. */
export interface Weighed {
  message: string
  score: number
}

/** Prepares a reason for a deck once, and then checks each of its cards. */
export type CutRule = (deck: CutDeck) => (card: MainCard) => Weighed | undefined

export function cutDeckOf(sheet: DeckSheet, findings: readonly Finding[]): CutDeck {
  const kind = deckKindOf(sheet.format)
  const cards = mainOf(sheet).flatMap(mainCardOf)
  const spells = cards.filter((card) => !card.isLand)
  return {
    findings,
    kind,
    cards,
    roleCounts: roleCountsOf(sheet),
    usual: usualCounts[kind],
    averageManaValue: averageManaValueOf(spells) ?? 0,
  }
}

function mainCardOf(entry: DeckEntry): MainCard[] {
  const { card, facts } = entry
  const front = frontOf(entry)
  if (card === null || front === null) return []
  const roles = rolesOf(card)
  return [{ entry, card, facts, front, isLand: isLand(front), roles, cents: centsOf(card) }]
}

function centsOf({ prices: { usd, usdFoil } }: Card): number {
  const cents = Math.round(Number(usd ?? usdFoil) * 100)
  return Number.isFinite(cents) ? cents : 0
}

/** How many copies of a role a deck has beyond the usual number for its kind. */
export function surplusOf({ kind, roleCounts, usual }: CutDeck, role: RoleName): number {
  const enough = usual[role]
  if (enough === undefined) return 0
  const most = role === 'land' ? enough : enough * slack[kind]
  const have = roleCounts.get(role) ?? 0
  return have > most ? have - enough : 0
}

/** A deck with four copies of each card is more focused, and has much more of one role. */
const slack: Record<DeckKind, number> = { commander: 1, small_singleton: 1, constructed: 2 }
