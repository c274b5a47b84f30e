import {
  type DeckState,
  type DeckTexts,
  type getDeckTexts,
  type InputOf,
  type OutputOf,
  type setDeckTexts,
  storedText,
} from '@manafolio/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { changeDeck, type DeckRequest, touched } from '../change.ts'
import { findDeck } from '../deck-store.ts'
import { rowsOf } from '../rows.ts'
import { writeChange } from '../written-change.ts'
import * as store from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

/** The texts are read after the version: no change is ever based on unseen ones. */
export async function getTexts(
  { db }: Pick<Needs, 'db'>,
  { userId, deckId }: Pick<DeckRequest, 'userId' | 'deckId'>,
): Promise<OutputOf<typeof getDeckTexts>> {
  const deck = await findDeck(db, userId, deckId)
  if (!deck) throw new AppError('deck_not_found')
  return { ...(await store.findDeckTexts(db, deck)), version: deck.version }
}

type TextChange = Omit<InputOf<typeof setDeckTexts>, 'version'>

export function setTexts(
  needs: Needs,
  requested: DeckRequest,
  change: TextChange,
): Promise<DeckState> {
  return changeDeck(needs.db, requested, async (tx, deck) => {
    const texts = await store.findDeckTexts(tx, deck)
    const rows = rowsOf([]) // none of them changes
    return writeChange(tx, needs, {
      kind: 'texts',
      before: { deck, rows, texts },
      after: {
        deck: touched(deck, needs.clock.now()),
        rows,
        texts: withTexts(texts, change),
      },
    })
  })
}

/** Omitted texts stay as they are. */
function withTexts(texts: DeckTexts, { notes, primer }: TextChange): DeckTexts {
  return {
    notes: notes === undefined ? texts.notes : storedText(notes),
    primer: primer === undefined ? texts.primer : storedText(primer),
  }
}
