import type { ChangedDeckCard, DeckCard, DeckDetail, DeckThen } from '@manafolio/contract'
import { comparedDecks, comparedKindOf } from '@manafolio/deck'
import { isChanged } from './blocks.ts'
import { cardPhrases } from './card-phrases.ts'
import { factPhrases } from './fact-phrases.ts'

/** What going back to a version would change. */
export interface Differences {
  /** Not of which cards there are: the deck's own facts, printings, roles, locks. */
  phrases: readonly string[]
  /** Some card would come, go, or be there in another number. */
  hasOtherCards: boolean
}

export function differencesOf(now: DeckDetail, then: DeckThen): Differences {
  const compared = comparedDecks({ cards: now.cards }, { cards: then.cards }).cards
  const other = compared.filter((card) => comparedKindOf(card) !== 'same')
  const isTold = ({ slotType, cardName }: ChangedDeckCard) =>
    other.some((card) => card.slotType === slotType && card.cardName === cardName)
  const rest = changedRows(now.cards, then.cards).filter((row) => !isTold(row))
  const phrases = [...factPhrases(now, then), ...cardPhrases(rest).map(({ words }) => words)]
  return { phrases, hasOtherCards: other.length > 0 }
}

function changedRows(now: readonly DeckCard[], then: readonly DeckCard[]): ChangedDeckCard[] {
  const keys = [...new Map([...now, ...then].map((row) => [keyOf(row), row])).entries()]
  const [nowRows, thenRows] = [byKey(now), byKey(then)]
  return keys
    .map(([key, { scryfallId, cardName, slotType }]) => {
      const [before, after] = [nowRows.get(key), thenRows.get(key)]
      return {
        ...{ scryfallId, cardName, slotType },
        ...{ before: before?.quantity ?? 0, after: after?.quantity ?? 0 },
        ...{ roleBefore: before?.role ?? null, roleAfter: after?.role ?? null },
        ...{ isLockedBefore: before?.isLocked ?? false, isLockedAfter: after?.isLocked ?? false },
      }
    })
    .filter(isChanged)
}

function byKey(rows: readonly DeckCard[]): Map<string, DeckCard> {
  return new Map(rows.map((row) => [keyOf(row), row]))
}

function keyOf({ slotType, scryfallId }: Pick<DeckCard, 'slotType' | 'scryfallId'>): string {
  return `${slotType} ${scryfallId}`
}
