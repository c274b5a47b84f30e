import {
  type ChangedDeckCard,
  type DeckChangeEntry,
  type ListedDeckFacts,
  unknownLook,
} from '@manafolio/contract'
import { daysOf } from '../../features/decks/history/blocks.ts'
import { describeChange, formatBlock } from '../../features/decks/history/change-text.ts'

export function cardOf(
  cardName: string,
  before: number,
  after: number,
  more: Partial<ChangedDeckCard> = {},
): ChangedDeckCard {
  return {
    scryfallId: cardName.toLowerCase(),
    cardName,
    ...{ setCode: null, collectorNumber: null, ...unknownLook },
    slotType: 'main',
    finish: 'nonfoil',
    before,
    after,
    roleBefore: null,
    roleAfter: null,
    isLockedBefore: false,
    isLockedAfter: false,
    ...{ categoriesBefore: [], categoriesAfter: [], noteBefore: null, noteAfter: null },
    ...more,
  }
}

export function factsOf(facts: Partial<ListedDeckFacts> = {}): ListedDeckFacts {
  return {
    name: 'Burn',
    format: 'modern',
    commanderId: null,
    commanderName: null,
    commanderColor: null,
    commander: null,
    description: null,
    state: 'built',
    categories: [],
    coverId: null,
    coverName: null,
    ...facts,
  }
}

export function changeOf(change: Partial<DeckChangeEntry> = {}): DeckChangeEntry {
  const cards = change.cards ?? []
  return {
    version: 2,
    happenedAt: '2026-11-20T12:00:00.000Z',
    kind: 'cards',
    restoredVersion: null,
    factsBefore: null,
    factsAfter: null,
    cardCount: cards.length,
    texts: [],
    ...change,
    cards,
  }
}

/** The rows of a page of changes as text, without their days. */
export function blocksText(changes: readonly DeckChangeEntry[]): string[] {
  return daysOf(changes).flatMap(({ blocks }) =>
    blocks.map((block) => {
      const { headline, lines } =
        block.changes.length > 1 ? formatBlock(block) : describeChange(block.newest, changes)
      return [headline, ...lines].join(': ')
    }),
  )
}
