import type { Migration } from './migration.ts'

const shared = [
  "alter table deck_cards add column categories text not null default '[]'",
  'alter table deck_cards add column note text',
]

/** Categories of a deck's cards, as JSON, and notes on them. */
export const deckCardMarks: Migration = {
  name: '0029-deck-card-marks',
  statements: { sqlite: shared, postgres: shared },
}
