import {
  type ImportRowsShown,
  limits,
  type listImportRows as listImportRowsEndpoint,
  type OutputOf,
} from '@manafolio/contract'
import type { Deps } from '../../deps.ts'
import { countAll, getRecord } from './imports.ts'
import { presentRows } from './present.ts'
import type { ImportKey } from './row-columns.ts'
import { listRows, type RowCount } from './row-store.ts'

/** Rows in the order of the file, page by page. */
export async function listImportRows(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  key: ImportKey,
  { show, page }: { show: ImportRowsShown; page: number },
): Promise<OutputOf<typeof listImportRowsEndpoint>> {
  const { totalRows } = await getRecord(db, key)
  const counts = await countAll(db, key, totalRows)
  const total = counts.filter(isShown[show]).reduce((sum, { rows }) => sum + rows, 0)
  const rows = await listRows(db, key, { show, page })
  return {
    rows: await presentRows(catalogue.current(), rows),
    total,
    hasMore: total > page * limits.importRowsPage,
  }
}

const isShown: Record<ImportRowsShown, (count: RowCount) => boolean> = {
  all: () => true,
  ready: ({ state }) => state === 'ready',
  unsure: ({ state, isUnsure }) => state === 'ready' && isUnsure,
  fix: ({ state }) => state === 'fix',
  left_out: ({ state }) => state === 'left_out',
}
