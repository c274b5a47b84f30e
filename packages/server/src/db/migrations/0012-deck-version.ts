import type { Migration } from './migration.ts'

const shared = ['alter table decks add column version integer not null default 1']

/** The state of a deck that a client saw, so that two concurrent changes do not undo each other. */
export const deckVersion: Migration = {
  name: '0012-deck-version',
  statements: { sqlite: shared, postgres: shared },
}
