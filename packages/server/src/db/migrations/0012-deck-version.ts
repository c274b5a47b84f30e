import type { Migration } from './migration.ts'

const shared = ['alter table decks add column version integer not null default 1']

/** Which state of a deck somebody saw, so that two who change it at once do not undo each other. */
export const deckVersion: Migration = {
  name: '0012-deck-version',
  statements: { sqlite: shared, postgres: shared },
}
