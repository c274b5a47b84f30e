import { randomUUID } from 'node:crypto'
import {
  createDeck,
  type DeckCardChange,
  type DeckDetail,
  type DeckState,
  type DeckSummary,
  getDeck,
  type SlotType,
  setDeckCard,
  setDeckCards,
} from '@manafolio/contract'
import type { Db } from '../db/database.ts'
import type { Client, MemberClient } from './client.ts'

/** Printings that lead decks, or can not. */
export const leader = {
  /** Red, $2.20. */
  krenkoJumpstart: 'cd9fec9d-23c8-4d35-97c1-9499527198fb',
  /** White, blue, black and green, $33.28. */
  atraxa: 'd0d33d52-3d28-4635-b985-51e126289259',
  /** A creature in front, with a legendary one on its back. */
  nezumiGraverobber: '77ffd913-8efa-48e5-a5cf-293d3068dbbf',
  esika: 'ced8571a-24e1-45be-8698-3314b663940a',
  /** Planeswalkers: of these only the first can be a commander. */
  freyalise: '52311be7-b484-4b14-a091-904c6b0c83d1',
  jaceTheMindSculptor: 'c057dc0d-4017-4e60-9c5e-45fc569a8d31',
  karnLiberated: 'cd1deda0-c99d-4570-a5dd-f51eb5d12570',
  /** A creature which becomes a planeswalker. */
  jaceVrynsProdigy: '02d6d693-f1f3-4317-bcc0-c21fa8490d38',
  heartOfKiran: '5e847c44-1849-4251-9075-88ed5c7792a6',
  theSeriema: 'dec91ec3-42d3-4922-96f0-dbb50a576084',
  /** Banned in Brawl, and in Commander only as a companion. */
  lutri: 'fb1189c9-7842-466e-8238-1e02677d8494',
  raisedByGiants: '11c93414-935e-462b-ad89-27ca21d01bf9',
  shadowspear: '939c6e19-4b27-4023-bb9c-ae440f91e21c',
  /** Two cards that meld into one, and that one. */
  brunaTheFadingLight: '27907985-b5f6-4098-ab43-15a0c2bf94d5',
  brisela: '5a7a212e-e0b6-4f12-a95c-173cae023f93',
} as const

/** A deck made by a user: of Modern, and empty, by default. */
export function makeDeck(member: Client, facts: object = {}): Promise<DeckSummary> {
  return member.call(createDeck, { input: { name: 'Burn', format: 'modern', ...facts } })
}

/** A card as it is sent; its name is that of its id unless given. */
export function card(
  scryfallId: string,
  facts: Partial<DeckCardChange> = {},
): Partial<DeckCardChange> {
  return { scryfallId, cardName: `Name of ${scryfallId}`, ...facts }
}

export function setCard(member: Client, deckId: string, input: object): Promise<DeckState> {
  return member.call(setDeckCard, { params: { id: deckId }, input })
}

export function setCards(
  member: Client,
  deckId: string,
  cards: readonly object[],
): Promise<DeckState> {
  return member.call(setDeckCards, { params: { id: deckId }, input: { cards } })
}

/** A deck with cards by their ids. */
export async function deckOf(
  member: Client,
  quantities: Record<string, number>,
  side: Record<string, number> = {},
): Promise<DeckState> {
  const { id } = await makeDeck(member)
  const inSlot = (slotType: SlotType, some: Record<string, number>) =>
    Object.entries(some).map(([one, quantity]) => card(one, { quantity, slotType }))
  return setCards(member, id, [...inSlot('main', quantities), ...inSlot('side', side)])
}

export function detailOf(member: Client, deckId: string): Promise<DeckDetail> {
  return member.call(getDeck, { params: { id: deckId } })
}

/** What a deck holds: `4 goblin-guide`, `side 2 shock`. */
export function linesOf({ cards }: Pick<DeckState, 'cards'>): string[] {
  return cards.map(({ slotType, quantity, scryfallId }) =>
    slotType === 'main' ? `${quantity} ${scryfallId}` : `${slotType} ${quantity} ${scryfallId}`,
  )
}

/** Rows past the rules, which would take minutes: card-0, card-1 and so on, one of each. */
export async function fillDeck(db: Db, deckId: string, printings: number): Promise<void> {
  const rows = Array.from({ length: printings }, (_, i) => ({
    deck_id: deckId,
    scryfall_id: `card-${i}`,
    card_name: `Card ${i}`,
    quantity: 1,
    slot_type: 'main',
  }))
  for (let start = 0; start < rows.length; start += 500) {
    await db
      .insertInto('deck_cards')
      .values(rows.slice(start, start + 500))
      .execute()
  }
}

/** Empty decks past the rules. */
export async function insertDecks(db: Db, member: MemberClient, decks: number): Promise<void> {
  const at = '2026-08-01T00:00:00.000Z'
  const rows = Array.from({ length: decks }, (_, i) => ({
    id: randomUUID(),
    user_id: member.account.id,
    name: `Deck ${i}`,
    format: 'modern',
    created_at: at,
    updated_at: at,
  }))
  for (let start = 0; start < rows.length; start += 500) {
    await db
      .insertInto('decks')
      .values(rows.slice(start, start + 500))
      .execute()
  }
}
