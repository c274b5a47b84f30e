import type { Migration } from './migration.ts'

const shared = ['alter table decks add column commander_color text']

/** The color that is chosen for a commander before the game: W, U, B, R or G. */
export const commanderColor: Migration = {
  name: '0028-commander-color',
  statements: { sqlite: shared, postgres: shared },
}
