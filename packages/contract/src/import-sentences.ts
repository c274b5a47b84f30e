import * as z from 'zod/mini'
import { limits } from './limits.ts'

type Sentence = (said: string) => string

/** Why a row can not be added as it stands; what the row says stands in curly quotes. */
export const importTroubles = {
  unreadable: (said) => `“${said}” is not understood as copies of a card.`,
  no_card: () => 'This row names no card.',
  unknown_card: (said) => `No card is called “${said}”.`,
  unknown_id: (said) => `No printing has the id “${said}”, and the row does not name its card.`,
  several_cards: (said) => `Several cards may be meant by “${said}”.`,
  bad_quantity: (said) =>
    `“${said}” is no number of copies: it takes a whole number from 1 to ${limits.quantityMax}.`,
  unknown_finish: (said) => `“${said}” is no finish that we know.`,
  finish_not_printed: (said) => `This printing does not come in ${said}.`,
  unknown_condition: (said) => `“${said}” is no condition that we know.`,
  unknown_language: (said) => `“${said}” is no language that we know.`,
  no_room: (said) =>
    `${said} of these copies have no room: a printing can have up to ${limits.quantityMax}.`,
  collection_full: () =>
    `Your collection has no room for another printing: it can have up to ${limits.collectionPrintings.toLocaleString('en-US')}.`,
} as const satisfies Record<string, Sentence>
export const importTrouble = z.enum(
  // Object.keys has the keys of a constant.
  Object.keys(importTroubles) as (keyof typeof importTroubles)[],
)
export type ImportTrouble = z.infer<typeof importTrouble>

/** Why a row that could be added is not, unless its owner says so. */
export const importOmissions = {
  wishlist: 'It stands on a wish list.',
  deck: 'It stands in a deck, which may count copies again that stand in a binder.',
  companion: 'It is a companion, which stands in the sideboard as well.',
  maybeboard: 'It stands in a maybeboard: cards that are only considered for a deck.',
  proxy: 'It is a proxy, not a card.',
  own_wish: 'You left it out.',
} as const
export const importOmission = z.enum(
  Object.keys(importOmissions) as (keyof typeof importOmissions)[],
)
export type ImportOmission = z.infer<typeof importOmission>

/** What is worth knowing about a row that is understood. */
export const importNotes = {
  other_finish: (said) => `“${said}” is kept as foil.`,
  usual_finish: (said) => `This printing does not come in ${said}: its usual finish is taken.`,
  other_condition: (said) => `“${said}” is kept as the condition that is closest to it.`,
  other_number: (said) => `${said} is another card: this one was found by its name.`,
  other_name: (said) => `The list calls it “${said}”.`,
  unknown_set: (said) => `“${said}” is no set that we know: the card was found by its name.`,
  other_set: (said) => `It was not found in “${said}”: the card was found by its name.`,
  unknown_to_us: () => 'Our catalogue does not know this printing yet.',
  merged_id: () => 'The card-data service has given this printing another id since.',
  unread_day: (said) => `“${said}” is no day that can only be read in one way, and is left out.`,
} as const satisfies Record<string, Sentence>
export const importNote = z.enum(Object.keys(importNotes) as (keyof typeof importNotes)[])
export type ImportNote = z.infer<typeof importNote>

export function troubleSentence(trouble: ImportTrouble, said: string): string {
  return importTroubles[trouble](said)
}

export function noteSentence(note: ImportNote, said: string): string {
  return importNotes[note](said)
}

/** Why a table is refused that seems to count copies in this column. */
export function unknownCountSentence(column: string): string {
  return `“${column}” seems to count copies, but we do not know which. Call it Quantity if it counts them all, or remove it.`
}

/** What a column without a name is called; `place` is from 1. */
export function unnamedColumn(place: number): string {
  return `column ${place}`
}

/** Why a table is refused in which a cell has no end. */
export function unclosedQuoteSentence(line: number): string {
  return `The quotation mark (") in line ${line} is never closed, so nobody can tell where its cell ends. Close it or remove it, and choose the file again.`
}
