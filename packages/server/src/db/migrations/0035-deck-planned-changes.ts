import type { Migration } from './migration.ts'

const table = (id: string, instant: string) => `create table deck_planned_changes (
  deck_id ${id} not null references decks (id) on delete cascade,
  id ${id} not null,
  removed text,
  added text,
  reason text,
  created_at ${instant} not null,
  primary key (deck_id, id)
)`

/** Changes of a deck that its owner may apply later: the copies of each are JSON. */
export const deckPlannedChanges: Migration = {
  name: '0035-deck-planned-changes',
  statements: {
    sqlite: [`${table('text', 'text')} strict`],
    postgres: [table('uuid', 'timestamptz')],
  },
}
