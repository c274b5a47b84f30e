import type { Deck, UserSettings } from '@manafolio/contract'
import type { Deps } from '../../deps.ts'
import type { YieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import type { CardKey } from '../needs/card-key.ts'
import type { Demand } from '../needs/demand.ts'

type Built = Pick<Deck, 'id' | 'state' | 'builtSince' | 'createdAt'>

/** A deck that reserves copies, with what it needs. */
export interface Reserving<Of extends Built = Built> {
  deck: Of
  demand: Demand
}

/** Copies of a card that a deck needs, and those of them that it gets. */
export interface Claim<Of extends Built = Built> {
  deck: Of
  needed: number
  reserved: number
}

type ReservingSettings = Pick<UserSettings, 'buildingReserves'>

/** Which decks a user wants to reserve copies. */
export type GetSettings = (db: Deps['db'], userId: string) => Promise<ReservingSettings>

/** Ideas and retired decks leave all copies to others. */
export function doesReserve(
  { state }: Pick<Deck, 'state'>,
  { buildingReserves }: ReservingSettings,
): boolean {
  return state === 'built' || (state === 'building' && buildingReserves)
}

/**
 * In the order in which they get copies: built decks before those that are being built, those that
 * are built the longest first.
 */
export function inClaimOrder<One extends { deck: Built }>(decks: readonly One[]): One[] {
  return [...decks].sort(({ deck: one }, { deck: other }) => compareDecks(one, other))
}

function compareDecks(one: Built, other: Built): number {
  if (one.state !== other.state) return one.state === 'built' ? -1 : 1
  return (
    compareTexts(one.builtSince ?? one.createdAt, other.builtSince ?? other.createdAt) ||
    compareTexts(one.createdAt, other.createdAt) ||
    compareTexts(one.id, other.id)
  )
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** For each of some cards the decks that need it, in their order. */
export async function contendersFor<Of extends Built>(
  cards: Iterable<CardKey>,
  decks: readonly Reserving<Of>[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<ReadonlyMap<CardKey, Claim<Of>[]>> {
  const contenders = new Map<CardKey, Claim<Of>[]>(Array.from(cards, (card) => [card, []]))
  for (const { deck, demand } of decks) {
    for (const [card, claims] of contenders) {
      const needed = demand.get(card)
      if (needed !== undefined) claims.push({ deck, needed, reserved: 0 })
    }
    await yieldToEventLoop()
  }
  return contenders
}

/** Hands out the owned copies of a card: first to the deck with priority, then in order. */
export function withReserved<Of extends Built>(
  contenders: readonly Claim<Of>[],
  owned: number,
  priorityDeckId: string | undefined,
): Claim<Of>[] {
  const isFirst = ({ deck }: Claim<Of>) => deck.id === priorityDeckId
  const first = contenders.filter(isFirst)
  let left = owned
  return [...first, ...contenders.filter((claim) => !isFirst(claim))].map((claim) => {
    const reserved = Math.min(claim.needed, left)
    left -= reserved
    return { ...claim, reserved }
  })
}
