import type { CardRows } from './cards/changes/card-rows.ts'
import { entryRows } from './collection/card-rows.ts'
import { deckCardRows } from './decks/card-rows.ts'
import { commanderRows } from './decks/commander-rows.ts'

/** All rows that refer to printings by id: they follow when the card-data service changes an id. */
export const cardRows: readonly CardRows[] = [entryRows, deckCardRows, commanderRows]
