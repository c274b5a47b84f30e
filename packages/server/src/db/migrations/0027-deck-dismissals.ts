import type { Migration } from './migration.ts'

const table = (id: string, instant: string) => `create table deck_dismissals (
  deck_id ${id} not null references decks (id) on delete cascade,
  oracle_id text not null,
  dismissed_at ${instant} not null,
  primary key (deck_id, oracle_id)
)`

/** Cards that are not to be suggested for a deck again. */
export const deckDismissals: Migration = {
  name: '0027-deck-dismissals',
  statements: {
    sqlite: [`${table('text', 'text')} strict`],
    postgres: [table('uuid', 'timestamptz')],
  },
}
