import {
  condition,
  finish,
  type ImportProblem,
  importCertainty,
  importOmission,
  language,
} from '@manafolio/contract'
import type { Insertable, Selectable } from 'kysely'
import type { Problem } from '../../cards/lists/listed.ts'
import type { ImportedRow } from '../../db/collection-tables.ts'
import { doubtAbout, rowState, type StoredRow } from './stored-row.ts'

/** Whose a row is, and of which import. */
export interface ImportKey {
  userId: string
  importId: string
}

export function columnsOf(
  { userId, importId }: ImportKey,
  row: StoredRow,
): Insertable<ImportedRow> {
  return {
    user_id: userId,
    import_id: importId,
    number: row.number,
    line: row.line,
    state: rowState(row),
    reason: row.omission ?? row.problems[0]?.reason ?? doubtAbout(row),
    said: row.problems.length > 0 ? JSON.stringify(row.problems.map(tupleOf)) : null,
    scryfall_id: row.scryfallId,
    certainty: row.certainty,
    is_unsure: Number(row.isUnsure),
    quantity: row.quantity,
    finish: row.finish,
    condition: row.condition,
    language: row.language,
    added_at: row.addedAt,
    cells: JSON.stringify(row.cells),
    notes: JSON.stringify(row.notes.map(({ note, raw }) => [note, raw])),
    card: JSON.stringify(row.card),
  }
}

function tupleOf({ reason, raw }: StoredRow['problems'][number]) {
  return [reason, raw]
}

export function problemsIn(said: string | null): Problem[] {
  const problems: [ImportProblem, string][] = JSON.parse(said ?? '[]')
  return problems.map(([reason, raw]) => ({ reason, raw }))
}

/** What is JSON in the columns was written by columnsOf. */
export function rowIn(row: Selectable<ImportedRow>): StoredRow {
  const notes: [StoredRow['notes'][number]['note'], string][] = JSON.parse(row.notes)
  return {
    number: row.number,
    line: row.line,
    omission: row.state === 'left_out' ? importOmission.parse(row.reason) : null,
    problems: problemsIn(row.said),
    scryfallId: row.scryfall_id,
    certainty: read(importCertainty, row.certainty),
    isUnsure: row.is_unsure !== 0,
    quantity: row.quantity,
    finish: read(finish, row.finish),
    condition: read(condition, row.condition),
    language: read(language, row.language),
    addedAt: row.added_at,
    cells: JSON.parse(row.cells),
    notes: notes.map(([note, raw]) => ({ note, raw })),
    card: JSON.parse(row.card),
  }
}

function read<Value>(schema: { parse(text: unknown): Value }, text: string | null): Value | null {
  return text === null ? null : schema.parse(text)
}
