import {
  type CollectionImport,
  type Finish,
  type ImportRow,
  type InputOf,
  limits,
  type updateImportRows as updateImportRowsEndpoint,
} from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { currentId } from '../../cards/changes/rules.ts'
import type { Db } from '../../db/database.ts'
import { inPieces } from '../../db/in-pieces.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { whileSettled } from '../pending/settled.ts'
import { printedIn } from '../printed.ts'
import {
  confirmRows,
  leaveOutRows,
  listNumbers,
  listNumbersWith,
  type RowsMeant,
} from './bulk-store.ts'
import { fixedRow, type RowEdit } from './fixed-row.ts'
import { getImport, getRecord } from './imports.ts'
import { presentRows } from './present.ts'
import type { ImportKey } from './row-columns.ts'
import { printingsOfSet } from './row-sets.ts'
import { findRow, findRows, upsertRows } from './row-store.ts'
import { raiseVersion } from './store.ts'
import type { StoredRow } from './stored-row.ts'
import { problemOf, rememberWord, withWord } from './unknown-words.ts'

type Needs = Pick<Deps, 'db' | 'catalogue'>

/** Says what a row means. */
export async function updateImportRow(
  { db, catalogue: live }: Needs,
  key: ImportKey & { number: number },
  edit: RowEdit,
): Promise<ImportRow> {
  const catalogue = live.current()
  const fixed = await whileSettled(db, key.userId, async (tx) => {
    await getRecord(tx, key)
    const row = await findRow(tx, key, key.number)
    if (!row) throw new AppError('import_row_not_found')
    const raw = await withKnownId({ db: tx, catalogue }, edit)
    const scryfallId = raw.scryfallId ?? row.scryfallId
    const next = fixedRow(row, raw, finishesOf(catalogue, scryfallId))
    await upsertRows(tx, key, [next])
    await raiseVersion(tx, key.userId, key.importId)
    return next
  })
  const [presented] = await presentRows(catalogue, [fixed])
  if (!presented) throw new AppError('import_row_not_found')
  return presented
}

/** A chosen printing was shown, so the catalogue has it, maybe under an id from before a merge. */
async function withKnownId(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  edit: RowEdit,
): Promise<RowEdit> {
  if (edit.scryfallId === undefined) return edit
  const now = await currentId(db, edit.scryfallId)
  const known = [now, edit.scryfallId].find((id) => catalogue.printingById.has(id))
  if (known === undefined) throw new AppError('card_not_found')
  return { ...edit, scryfallId: known }
}

/** Does the same with all rows that have one reason. */
export async function updateImportRows(
  { db, catalogue: live }: Needs,
  key: ImportKey,
  requested: RowsChange,
): Promise<CollectionImport> {
  const catalogue = live.current()
  await whileSettled(db, key.userId, async (tx) => {
    await getRecord(tx, key)
    await changeRows(tx, key, { requested, catalogue })
    await raiseVersion(tx, key.userId, key.importId)
  })
  return getImport(db, key)
}

type RowsChange = InputOf<typeof updateImportRowsEndpoint>

async function changeRows(
  tx: Db,
  key: ImportKey,
  { requested, catalogue }: { requested: RowsChange; catalogue: Catalogue },
): Promise<void> {
  if ('setCode' in requested) {
    const doubt = 'confirm' in requested ? requested.confirm : requested.reason
    const of = { doubt, setCode: requested.setCode }
    const printings = await printingsOfSet({ db: tx, catalogue }, key, of)
    return inPieces(printings, (scryfallIds) =>
      'confirm' in requested
        ? confirmRows(tx, key, { doubt, scryfallIds })
        : leaveOutRows(tx, key, { state: 'doubtful', reason: doubt, scryfallIds }),
    )
  }
  if ('leaveOut' in requested) {
    return leaveOutRows(tx, key, { state: requested.leaveOut, reason: requested.reason })
  }
  if ('confirm' in requested && requested.confirm !== 'wrong_name') {
    return confirmRows(tx, key, { doubt: requested.confirm })
  }
  const { numbers, change } = await meantBy(tx, key, requested)
  await inPieces(numbers, async (chunk) => {
    const rows = await findRows(tx, key, chunk)
    const changed = rows.map((row) => change(row, finishesOf(catalogue, row.scryfallId)))
    await upsertRows(tx, key, changed)
  })
  if ('word' in requested) await rememberWord(tx, key.userId, requested.word)
}

type Change = (row: StoredRow, printedIn: readonly Finish[]) => StoredRow

/** Which rows are meant, and what is to become of each: it depends on their printings. */
async function meantBy(
  db: Db,
  key: ImportKey,
  requested: RowsChange,
): Promise<{ numbers: number[]; change: Change }> {
  if ('word' in requested) {
    const { word } = requested
    const problem = { reason: problemOf[word.about], raw: word.word }
    return {
      numbers: await listNumbersWith(db, key, problem),
      change: (row, printedIn) => withWord(row, word, printedIn),
    }
  }
  const { which, edit } = editOf(requested)
  return {
    numbers: await listNumbers(db, key, which),
    change: (row, printedIn) => fixedRow(row, edit, printedIn),
  }
}

function editOf(requested: Exclude<RowsChange, { word: unknown }>): {
  which: RowsMeant
  edit: RowEdit
} {
  if ('takeIn' in requested) {
    return { which: { state: 'left_out', reason: requested.takeIn }, edit: { isLeftOut: false } }
  }
  if ('takeMost' in requested) {
    const which = { state: 'fix', reason: requested.takeMost } as const
    return { which, edit: { quantity: limits.quantityMax } }
  }
  return { which: { state: 'fix', reason: 'wrong_name' }, edit: { isRight: true } }
}

function finishesOf(catalogue: Catalogue, scryfallId: string | null) {
  return scryfallId === null ? [] : printedIn(catalogue, scryfallId)
}
