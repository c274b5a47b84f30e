import type {
  CollectionImport,
  ImportRow,
  InputOf,
  updateImportRows as updateImportRowsEndpoint,
} from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { currentId } from '../../card-changes/rules.ts'
import type { Db } from '../../db/database.ts'
import { inPieces } from '../../db/in-pieces.ts'
import { lockUser } from '../../db/lock-user.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { printedIn } from '../printed.ts'
import { fixedRow, type Saying } from './fixed-row.ts'
import { getImport, getRecord } from './imports.ts'
import type { KeptRow } from './kept-row.ts'
import { presentRows } from './present.ts'
import type { ImportKey } from './row-columns.ts'
import { findRow, findRows, listNumbers, upsertRows } from './row-store.ts'
import { raiseVersion } from './store.ts'

type Needs = Pick<Deps, 'db' | 'catalogue'>

/** Says what a row means. */
export async function updateImportRow(
  { db, catalogue: live }: Needs,
  key: ImportKey & { number: number },
  saying: Saying,
): Promise<ImportRow> {
  const catalogue = live.current()
  const fixed = await db.transaction().execute(async (tx) => {
    await lockUser(tx, key.userId) // what is committed meanwhile must not come back
    await getRecord(tx, key)
    const row = await findRow(tx, key, key.number)
    if (!row) throw new AppError('import_row_not_found')
    const said = await withKnownId({ db: tx, catalogue }, saying)
    const scryfallId = said.scryfallId ?? row.scryfallId
    const next = fixedRow(row, said, scryfallId === null ? [] : printedIn(catalogue, scryfallId))
    await upsertRows(tx, key, [next])
    await raiseVersion(tx, key.userId, key.importId)
    return next
  })
  const [presented] = await presentRows(catalogue, [fixed])
  if (!presented) throw new AppError('import_row_not_found')
  return presented
}

/** Whoever chooses a printing sees it, so the catalogue has it, maybe under an id from before a merge. */
async function withKnownId(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  saying: Saying,
): Promise<Saying> {
  if (saying.scryfallId === undefined) return saying
  const now = await currentId(db, saying.scryfallId)
  const known = [now, saying.scryfallId].find((id) => catalogue.printingById.has(id))
  if (known === undefined) throw new AppError('card_not_found')
  return { ...saying, scryfallId: known }
}

/** Takes in all rows that are left out for a reason, or leaves out all that are still to be fixed. */
export async function updateImportRows(
  { db }: Needs,
  key: ImportKey,
  asked: InputOf<typeof updateImportRowsEndpoint>,
): Promise<CollectionImport> {
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, key.userId)
    await getRecord(tx, key)
    const { which, omission } = meantBy(asked)
    const numbers = await listNumbers(tx, key, which)
    await inPieces(numbers, async (some) => {
      const rows = await findRows(tx, key, some)
      await upsertRows(
        tx,
        key,
        rows.map((row): KeptRow => ({ ...row, omission })),
      )
    })
    await raiseVersion(tx, key.userId, key.importId)
  })
  return getImport(db, key)
}

/** Which rows are meant, and why they are left out from now on. */
function meantBy(asked: InputOf<typeof updateImportRowsEndpoint>) {
  return 'takeIn' in asked
    ? ({ which: { state: 'left_out', reason: asked.takeIn }, omission: null } as const)
    : ({ which: { state: 'fix' }, omission: 'own_wish' } as const)
}
