import type { Finish, ImportNote, InputOf, updateImportRow } from '@manafolio/contract'
import { AppError } from '../../errors.ts'
import type { KeptRow, RowFacts } from './kept-row.ts'
import { isAbout, troublesLeft } from './troubles.ts'

/** What somebody says of a row. */
export type Saying = InputOf<typeof updateImportRow>

/** A row after somebody said what it means; what is not said stays as it is. */
export function fixedRow(row: KeptRow, saying: Saying, printedIn: readonly Finish[]): KeptRow {
  const { isLeftOut, ...said } = saying
  const fixed = Object.values(said).some((fact) => fact !== undefined)
    ? withFacts(row, said, printedIn)
    : row
  if (isLeftOut === undefined) return fixed
  return { ...fixed, omission: isLeftOut ? 'own_wish' : null }
}

function withFacts(
  row: KeptRow,
  said: Omit<Saying, 'isLeftOut'>,
  printedIn: readonly Finish[],
): KeptRow {
  const facts: RowFacts = {
    scryfallId: said.scryfallId ?? row.scryfallId,
    quantity: said.quantity ?? row.quantity,
    finish: finishOf(row, said, printedIn),
    condition: said.condition ?? row.condition,
    language: said.language ?? row.language,
  }
  const choice =
    said.scryfallId === undefined ? {} : ({ certainty: 'chosen', isUnsure: false } as const)
  return {
    ...row,
    ...facts,
    ...choice,
    troubles: troublesLeft(facts, row.troubles, printedIn),
    notes: row.notes.filter(({ note }) => stillTells(note, said, row)),
  }
}

/** Another printing may not come in the finish of the one before it: then its usual one is meant. */
function finishOf(row: KeptRow, said: Saying, printedIn: readonly Finish[]): Finish | null {
  if (said.finish !== undefined) return asPrinted(said.finish, printedIn)
  if (said.scryfallId === undefined) return row.finish
  if (row.finish === null && row.troubles.some((trouble) => isAbout(trouble, 'finish'))) return null
  const usual = printedIn[0] ?? row.finish ?? 'nonfoil'
  return row.finish !== null && printedIn.includes(row.finish) ? row.finish : usual
}

function asPrinted(finish: Finish, printedIn: readonly Finish[]): Finish {
  if (printedIn.length === 0 || printedIn.includes(finish)) return finish
  throw new AppError('finish_not_printed')
}

/** What a note speaks of: as soon as somebody says that anew, it tells nothing more. */
const tellsOf: Record<ImportNote, readonly (keyof RowFacts)[]> = {
  other_finish: ['finish'],
  usual_finish: ['finish', 'scryfallId'],
  other_condition: ['condition'],
  other_number: ['scryfallId'],
  other_name: ['scryfallId'],
  unknown_set: ['scryfallId'],
  other_set: ['scryfallId'],
  unknown_to_us: ['scryfallId'],
  merged_id: ['scryfallId'],
  unread_day: [],
}

function stillTells(note: ImportNote, said: Saying, row: KeptRow): boolean {
  const isSame = said.scryfallId === row.scryfallId
  return !tellsOf[note].some(
    (fact) => said[fact] !== undefined && !(fact === 'scryfallId' && isSame),
  )
}
