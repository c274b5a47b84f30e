import type { Migration } from './migration.ts'

const table = (id: string) => `create table deck_texts (
  deck_id ${id} primary key references decks (id) on delete cascade,
  notes text,
  primer text
)`

const edits = 'alter table deck_changes add column texts text'

/**
 * Notes on a deck and its primer. They are long, and in a table of their own so that no query of decks
 * reads them. Their changes are stored as JSON.
 */
export const deckTexts: Migration = {
  name: '0033-deck-texts',
  statements: {
    sqlite: [`${table('text')} strict`, edits],
    postgres: [table('uuid'), edits],
  },
}
