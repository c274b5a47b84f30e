import * as z from 'zod/mini'
import { limits } from './limits.ts'

type Sentence = (raw: string) => string

/** Why a row can't be added as it is; quoted text is from the row. */
export const importProblems = {
  unreadable: (raw) => `“${raw}” is not understood as copies of a card.`,
  no_card: () => 'This row names no card.',
  unknown_card: (raw) => `No card is called “${raw}”.`,
  unknown_id: (raw) => `No printing has the id “${raw}”, and the row does not name its card.`,
  several_cards: (raw) => `Several cards may be meant by “${raw}”.`,
  bad_quantity: (raw) =>
    `“${raw}” is not a number of copies: use a whole number from 1 to ${limits.quantityMax}.`,
  too_many_copies: (raw) =>
    `A printing can have up to ${limits.quantityMax} copies, and the list says ${raw}.`,
  unknown_count: (raw) =>
    `“${raw}” seems to count copies: say of the column whether it does, or how many these are.`,
  wrong_name: (raw) => `The list says “${raw}”, which is not the name of this card.`,
  unknown_finish: (raw) => `“${raw}” is not a finish that we know.`,
  finish_not_printed: (raw) => `This printing does not come in ${raw}.`,
  unknown_condition: (raw) => `“${raw}” is not a condition that we know.`,
  unknown_language: (raw) => `“${raw}” is not a language that we know.`,
  no_room: (raw) =>
    `${raw} of these copies have no room: a printing can have up to ${limits.quantityMax}.`,
  collection_full: () =>
    `Your collection has no room for another printing: it can have up to ${limits.collectionPrintings.toLocaleString('en-US')}.`,
} as const satisfies Record<string, Sentence>
export const importProblem = z.enum(
  // Object.keys has the keys of a constant.
  Object.keys(importProblems) as (keyof typeof importProblems)[],
)
export type ImportProblem = z.infer<typeof importProblem>

/** Why a row that could be added is left out, unless its owner adds it. */
export const importOmissions = {
  wishlist: 'It is on a wish list.',
  deck: 'It is in a deck, which may count copies in a binder again.',
  companion: 'It is a companion, which is also in the sideboard.',
  maybeboard: 'It is in a maybeboard: cards that are only considered for a deck.',
  proxy: 'It is a proxy, not a card.',
  not_owned: 'The list says that it is not owned.',
  no_copies: 'The list counts no copies of it.',
  other_game: 'It is a card of another game.',
  own_wish: 'You left it out.',
} as const
export const importOmission = z.enum(
  Object.keys(importOmissions) as (keyof typeof importOmissions)[],
)
export type ImportOmission = z.infer<typeof importOmission>

/** Notes on a row that is understood. */
export const importNotes = {
  other_finish: (raw) => `“${raw}” is imported as foil.`,
  usual_finish: (raw) => `This printing does not come in ${raw}: its usual finish is used.`,
  other_condition: (raw) => `“${raw}” is imported as the closest condition.`,
  other_number: (raw) => `${raw} is another card: this one was found by its name.`,
  other_name: (raw) => `The list calls it “${raw}”.`,
  other_card: (raw) => `“${raw}” is another card.`,
  set_differs: (raw) => `The list says “${raw}”, which is another set.`,
  number_differs: (raw) => `The list says number ${raw}, which this printing does not have.`,
  id_differs: (raw) => `The id ${raw} in the list is that of another printing.`,
  language_differs: (raw) => `This printing does not come in ${raw}.`,
  also_called: (raw) => `“${raw}” is another name of this card.`,
  unknown_set: (raw) => `“${raw}” is not a set that we know: the card was found by its name.`,
  other_set: (raw) => `It was not found in “${raw}”: the card was found by its name.`,
  unknown_to_us: () => 'Our catalogue does not know this printing yet.',
  merged_id: () => 'The card-data service has given this printing another id since.',
  unused_column: (raw) => `“${raw}” is not used, and may say more about this card.`,
  unread_day: (raw) => `“${raw}” is an ambiguous date, and is ignored.`,
} as const satisfies Record<string, Sentence>
export const importNote = z.enum(Object.keys(importNotes) as (keyof typeof importNotes)[])
export type ImportNote = z.infer<typeof importNote>

/** Why a row is worth a look that could be added as it is: a note on it, or that it is a guess. */
export const importDoubts = [
  // First, so that nothing else is confirmed before the column is decided on.
  'unused_column',
  'other_card',
  'other_name',
  'set_differs',
  'number_differs',
  'id_differs',
  'language_differs',
  'usual_finish',
  'other_number',
  'other_set',
  'unknown_set',
  'several_printings',
] as const satisfies readonly (ImportNote | 'several_printings')[]
export const importDoubt = z.enum(importDoubts)
export type ImportDoubt = z.infer<typeof importDoubt>

/** What was decided for a file as a whole; quoted text is from the file. */
export const importRemarks = {
  month_first: (raw) => `Dates are read with the month first, since “${raw}” is among them.`,
  day_first: (raw) => `Dates are read with the day first, since “${raw}” is among them.`,
  titles: (raw) => `The table begins in line ${raw}: what stands above it is ignored.`,
  no_header: () => 'This table has no header: its columns were recognized by what is in them.',
  repaired_text: (raw) =>
    `Letters that were saved in a wrong encoding are repaired, as in “${raw}”.`,
} as const satisfies Record<string, Sentence>
export const importRemark = z.enum(Object.keys(importRemarks) as (keyof typeof importRemarks)[])
export type ImportRemark = z.infer<typeof importRemark>

export function remarkSentence(remark: ImportRemark, raw: string): string {
  return importRemarks[remark](raw)
}

export function problemSentence(problem: ImportProblem, raw: string): string {
  return importProblems[problem](raw)
}

export function noteSentence(note: ImportNote, raw: string): string {
  return importNotes[note](raw)
}

/** The refusal of a table that seems to count copies in this column. */
export function unknownCountSentence(column: string): string {
  return `“${column}” seems to count copies, but we do not know which. Call it Quantity if it counts them all, or remove it.`
}

/** The name of a column without one; `place` is from 1. */
export function unnamedColumn(place: number): string {
  return `column ${place}`
}

/** The refusal of a table with an unterminated cell. */
export function unclosedQuoteSentence(line: number): string {
  return `The quotation mark (") in line ${line} is never closed, so the end of its cell is unknown. Close it or remove it, and choose the file again.`
}
