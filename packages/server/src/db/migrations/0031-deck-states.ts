import type { Migration } from './migration.ts'

const columns = (instant: string) => [
  "alter table decks add column state text not null default 'built'",
  `alter table decks add column built_since ${instant}`,
  'alter table user_settings add column building_reserves integer not null default 0',
]

const priorities = (id: string, instant: string) => `create table deck_priorities (
  deck_id ${id} not null references decks (id) on delete cascade,
  scryfall_id text not null,
  chosen_at ${instant} not null,
  primary key (deck_id, scryfall_id)
)`

/**
 * Whether decks are ideas, being built, built or retired, and which of them get copies of a card
 * first. Decks that were there reserved copies: they are built, since they were created.
 */
export const deckStates: Migration = {
  name: '0031-deck-states',
  statements: {
    sqlite: [...columns('text'), `${priorities('text', 'text')} strict`],
    postgres: [...columns('timestamptz'), priorities('uuid', 'timestamptz')],
  },
}
