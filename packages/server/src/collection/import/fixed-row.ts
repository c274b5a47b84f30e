import type { Finish, ImportNote, InputOf, updateImportRow } from '@manafolio/contract'
import { AppError } from '../../errors.ts'
import { isAbout, problemsLeft } from './problems.ts'
import type { RowFacts, StoredRow } from './stored-row.ts'

/** A user's correction of a row. */
export type RowEdit = InputOf<typeof updateImportRow>

/** A row after a correction; omitted fields keep their value. */
export function fixedRow(row: StoredRow, edit: RowEdit, printedIn: readonly Finish[]): StoredRow {
  const { isLeftOut, ...raw } = edit
  const fixed = Object.values(raw).some((fact) => fact !== undefined)
    ? withFacts(row, raw, printedIn)
    : row
  if (isLeftOut === undefined) return fixed
  return { ...fixed, omission: isLeftOut ? 'own_wish' : null }
}

function withFacts(
  row: StoredRow,
  raw: Omit<RowEdit, 'isLeftOut'>,
  printedIn: readonly Finish[],
): StoredRow {
  const facts: RowFacts = {
    scryfallId: raw.scryfallId ?? row.scryfallId,
    quantity: raw.quantity ?? row.quantity,
    finish: finishOf(row, raw, printedIn),
    condition: raw.condition ?? row.condition,
    language: raw.language ?? row.language,
  }
  const isChosen = raw.scryfallId !== undefined || (raw.isRight === true && row.scryfallId !== null)
  const choice = isChosen ? { certainty: 'chosen' as const, isUnsure: isStillUnsure(row, raw) } : {}
  const known = row.problems.filter(({ reason }) => !(isChosen && reason === 'wrong_name'))
  return {
    ...row,
    ...facts,
    ...choice,
    problems: problemsLeft(facts, known, printedIn),
    notes: row.notes.filter(({ note }) => isStillTrue(note, raw, row)),
  }
}

/** To say that a name is right says nothing of a column that is not used. */
function isStillUnsure({ problems, notes }: StoredRow, { scryfallId }: RowEdit): boolean {
  const isAboutName = problems.some(({ reason }) => reason === 'wrong_name')
  const isUndecided = notes.some(({ note }) => note === 'unused_column')
  return scryfallId === undefined && isAboutName && isUndecided
}

/**
 * Another printing may not come in the finish of the one before it: then its usual one is meant.
 */
function finishOf(row: StoredRow, raw: RowEdit, printedIn: readonly Finish[]): Finish | null {
  if (raw.finish !== undefined) return asPrinted(raw.finish, printedIn)
  if (raw.scryfallId === undefined) return row.finish
  if (row.finish === null && row.problems.some((problem) => isAbout(problem, 'finish'))) return null
  const usual = printedIn[0] ?? row.finish ?? 'nonfoil'
  return row.finish !== null && printedIn.includes(row.finish) ? row.finish : usual
}

function asPrinted(finish: Finish, printedIn: readonly Finish[]): Finish {
  if (printedIn.length === 0 || printedIn.includes(finish)) return finish
  throw new AppError('finish_not_printed')
}

/** The field that a note is about: a correction of the field removes the note. */
const noteFields: Record<ImportNote, readonly (keyof RowFacts)[]> = {
  other_finish: ['finish'],
  usual_finish: ['finish', 'scryfallId'],
  other_condition: ['condition'],
  other_number: ['scryfallId'],
  other_name: ['scryfallId'],
  other_card: ['scryfallId'],
  set_differs: ['scryfallId'],
  number_differs: ['scryfallId'],
  id_differs: ['scryfallId'],
  language_differs: ['scryfallId', 'language'],
  also_called: ['scryfallId'],
  unknown_set: ['scryfallId'],
  other_set: ['scryfallId'],
  unknown_to_us: ['scryfallId'],
  merged_id: ['scryfallId'],
  unused_column: [],
  unread_day: [],
}

function isStillTrue(note: ImportNote, raw: RowEdit, row: StoredRow): boolean {
  const isSame = raw.scryfallId === row.scryfallId
  return !noteFields[note].some(
    (fact) => raw[fact] !== undefined && !(fact === 'scryfallId' && isSame),
  )
}
