import type { Deps } from '../deps.ts'
import { nestedJsonList } from '../lib/json-list.ts'
import { exportDecks, listExportedCards } from './account-export-store.ts'
import { listDismissals } from './advice/dismissals/store.ts'
import { allChangesOf } from './history/change-store.ts'
import { listPlannedChanges } from './planned/store.ts'
import { listPriorities } from './reservations/priority-store.ts'
import { findDeckTexts } from './texts/store.ts'

/** The decks of a user's data export. The changes of a deck may be too many to be held at once. */
export function exportOwnDecks(db: Deps['db'], userId: string): AsyncGenerator<string> {
  return nestedJsonList('decks', decksWithContents(db, userId), (facts) => ({
    facts,
    name: 'changes',
    batches: allChangesOf(db, { userId, id: facts.id }),
  }))
}

async function* decksWithContents(db: Deps['db'], userId: string) {
  for await (const decks of exportDecks(db, userId)) {
    for (const deck of decks) {
      const cards = await listExportedCards(db, userId, deck.id)
      const dismissedSuggestions = await listDismissals(db, { userId, id: deck.id })
      const priorities = await listPriorities(db, { userId, deckId: deck.id })
      const texts = await findDeckTexts(db, { userId, id: deck.id })
      const plannedChanges = await listPlannedChanges(db, { userId, id: deck.id })
      yield { ...deck, ...texts, cards, dismissedSuggestions, priorities, plannedChanges }
    }
  }
}
