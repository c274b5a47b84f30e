import type {
  ImportDoubt,
  listImportSets as listImportSetsEndpoint,
  OutputOf,
} from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { countDoubted } from './bulk-store.ts'
import { getRecord } from './imports.ts'
import type { ImportKey } from './row-columns.ts'

type SetRows = OutputOf<typeof listImportSetsEndpoint>[number]

/** The sets of the printings that were found for rows with a doubt, most rows first. */
export async function listImportSets(
  { db, catalogue: live }: Pick<Deps, 'db' | 'catalogue'>,
  key: ImportKey,
  doubt: ImportDoubt,
): Promise<SetRows[]> {
  await getRecord(db, key)
  const catalogue = live.current()
  const sets = new Map<string, SetRows>()
  for (const { scryfallId, rows } of await countDoubted(db, key, doubt)) {
    const set = setOf(catalogue, scryfallId)
    if (!set) continue
    const { rows: others = 0 } = sets.get(set.code) ?? {}
    sets.set(set.code, { setCode: set.code, setName: set.name, rows: rows + others })
  }
  return [...sets.values()].sort((a, b) => b.rows - a.rows || (a.setName < b.setName ? -1 : 1))
}

/** The printings in a set that were found for rows with a doubt. */
export async function printingsOfSet(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  key: ImportKey,
  { doubt, setCode }: { doubt: ImportDoubt; setCode: string },
): Promise<string[]> {
  const counts = await countDoubted(db, key, doubt)
  return counts
    .map(({ scryfallId }) => scryfallId)
    .filter((scryfallId) => setOf(catalogue, scryfallId)?.code === setCode)
}

function setOf({ meta, columns, printingById }: Catalogue, scryfallId: string) {
  const printing = printingById.get(scryfallId)
  return printing === undefined ? undefined : meta.sets[columns.printingSet[printing] ?? 0]
}
