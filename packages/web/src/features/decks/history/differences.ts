import {
  actualFinish,
  type ChangedDeckCard,
  type DeckCard,
  type DeckCardInDetail,
  type DeckThen,
  lookOf,
  slotKey,
} from '@manafolio/contract'
import { comparedDecks, comparedKindOf } from '@manafolio/deck'
import { isChanged } from './blocks.ts'
import type { Restoration } from './history-queries.ts'
import { cardPhrases, factPhrases } from './phrases.ts'
import { textPhrases } from './text-phrases.ts'

/** What restoring a version would change. */
export interface Differences {
  /** What is not about numbers of cards: details of the deck, printings, roles, locks. */
  phrases: readonly string[]
  /** Some card would be added, removed, or have another number of copies. */
  hasOtherCards: boolean
}

export function differencesOf({ current, texts, earlier }: Restoration): Differences {
  const compared = comparedDecks({ cards: current.cards }, { cards: earlier.cards }).cards
  const other = compared.filter((card) => comparedKindOf(card) !== 'same')
  const isCompared = ({ slotType, cardName }: ChangedDeckCard) =>
    other.some((card) => card.slotType === slotType && card.cardName === cardName)
  const rest = changedRows(current.cards, earlier.cards).filter((row) => !isCompared(row))
  const phrases = [
    ...factPhrases(withCoverName(current), withCoverName(earlier)),
    ...textPhrases(texts, earlier),
    ...cardPhrases(rest).map(({ label }) => label),
  ]
  return { phrases, hasOtherCards: other.length > 0 }
}

function withCoverName<Deck extends Pick<DeckThen, 'coverId' | 'cards'>>(deck: Deck) {
  const row = deck.cards.find(({ scryfallId }) => scryfallId === deck.coverId)
  return { ...deck, coverName: row?.cardName ?? null }
}

function changedRows(
  current: readonly DeckCardInDetail[],
  earlier: readonly DeckCardInDetail[],
): ChangedDeckCard[] {
  const keys = [...new Map([...current, ...earlier].map((row) => [slotKey(row), row])).entries()]
  const [currentRows, earlierRows] = [byKey(current), byKey(earlier)]
  return keys
    .map(([key, { scryfallId, cardName, slotType, finish, card }]) => {
      const [before, after] = [currentRows.get(key), earlierRows.get(key)]
      return {
        scryfallId,
        cardName,
        setCode: card?.setCode ?? null,
        collectorNumber: card?.collectorNumber ?? null,
        ...lookOf(card ?? undefined),
        slotType,
        finish: actualFinish(card?.finishes ?? [], finish),
        before: before?.quantity ?? 0,
        after: after?.quantity ?? 0,
        roleBefore: before?.role ?? null,
        roleAfter: after?.role ?? null,
        isLockedBefore: before?.isLocked ?? false,
        isLockedAfter: after?.isLocked ?? false,
        categoriesBefore: before?.categories ?? [],
        categoriesAfter: after?.categories ?? [],
        noteBefore: before?.note ?? null,
        noteAfter: after?.note ?? null,
      }
    })
    .filter(isChanged)
}

function byKey(rows: readonly DeckCard[]): Map<string, DeckCard> {
  return new Map(rows.map((row) => [slotKey(row), row]))
}
