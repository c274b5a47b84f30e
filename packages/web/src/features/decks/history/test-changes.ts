import type { ChangedDeckCard, DeckChangeTold, DeckFactsThen } from '@manafolio/contract'
import { daysOf } from './blocks.ts'
import { blockWords, wordsOf } from './change-words.ts'

export function cardOf(
  cardName: string,
  before: number,
  after: number,
  more: Partial<ChangedDeckCard> = {},
): ChangedDeckCard {
  return {
    ...{ scryfallId: cardName.toLowerCase(), cardName, slotType: 'main', before, after },
    ...{ roleBefore: null, roleAfter: null, isLockedBefore: false, isLockedAfter: false },
    ...more,
  }
}

export function factsOf(facts: Partial<DeckFactsThen> = {}): DeckFactsThen {
  return {
    ...{ name: 'Burn', format: 'modern', commanderId: null, commanderName: null },
    ...{ description: null },
    ...facts,
  }
}

export function changeOf(change: Partial<DeckChangeTold> = {}): DeckChangeTold {
  const cards = change.cards ?? []
  return {
    ...{ version: 2, happenedAt: '2026-11-20T12:00:00.000Z', kind: 'cards', restoredVersion: null },
    ...{ factsBefore: null, factsAfter: null, cardCount: cards.length },
    ...change,
    cards,
  }
}

/** What a page of changes says, without its days. */
export function blocksText(changes: readonly DeckChangeTold[]): string[] {
  return daysOf(changes).flatMap(({ blocks }) =>
    blocks.map((block) => {
      const { headline, details } =
        block.changes.length > 1 ? blockWords(block) : wordsOf(block.newest, changes)
      return details ? `${headline}: ${details}` : headline
    }),
  )
}
