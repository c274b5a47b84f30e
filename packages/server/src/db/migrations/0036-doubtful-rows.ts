import type { Migration } from './migration.ts'

/** Rows of imports that are worth a look have a state of their own. */
const update = `update collection_import_rows set state = 'doubtful', reason = 'several_printings'
where state = 'ready' and is_unsure = 1`

export const doubtfulRows: Migration = {
  name: '0036-doubtful-rows',
  statements: { sqlite: [update], postgres: [update] },
}
