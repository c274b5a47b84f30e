import {
  type ImportRowsShown,
  limits,
  type listImportRows as listImportRowsEndpoint,
  type OutputOf,
} from '@manafolio/contract'
import type { Deps } from '../../deps.ts'
import { readSettled } from '../pending/settled.ts'
import { getRecord } from './imports.ts'
import { presentRows } from './present.ts'
import type { ImportKey } from './row-columns.ts'
import { countAll } from './row-counts.ts'
import { listRows, type RowCount } from './row-store.ts'

/** Rows in the order of the file, page by page. */
export async function listImportRows(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  key: ImportKey,
  { show, page }: { show: ImportRowsShown; page: number },
): Promise<OutputOf<typeof listImportRowsEndpoint>> {
  const { counts, rows } = await readSettled(db, key.userId, async () => {
    const { totalRows } = await getRecord(db, key)
    return {
      counts: await countAll(db, key, totalRows),
      rows: await listRows(db, key, { show, page }),
    }
  })
  const total = counts.filter(isShown[show]).reduce((sum, { rows }) => sum + rows, 0)
  return {
    rows: await presentRows(catalogue.current(), rows),
    total,
    hasMore: total > page * limits.importRowsPage,
  }
}

const isShown: Record<ImportRowsShown, (count: RowCount) => boolean> = {
  all: () => true,
  ready: ({ state }) => state === 'ready',
  doubtful: ({ state }) => state === 'doubtful',
  fix: ({ state }) => state === 'fix',
  left_out: ({ state }) => state === 'left_out',
}
