import {
  type CollectionChange,
  type CollectionChangeKind,
  type EntryChange,
  kindKey,
  type Variant,
} from '@manafolio/contract'
import { copiesIn } from '../copies-in.ts'
import { entryWords, printingWords } from './printing-words.ts'

/** An undo is told by what it undid. */
export type DoneKind = Exclude<CollectionChangeKind, 'undo'>

/** Changes that are told by what became of one entry, where they changed only one. */
export type OneKind = Exclude<DoneKind, 'restore' | 'merge'>

export function isOneKind(kind: CollectionChangeKind): kind is OneKind {
  return kind !== 'undo' && kind !== 'restore' && kind !== 'merge'
}

/** What a change of one entry did to it. */
export const ofOne: Record<OneKind, (entry: EntryChange, change: CollectionChange) => string> = {
  add: ({ before, after, ...printing }) =>
    `Added ${copiesIn(after) - copiesIn(before)} × ${printingWords(printing)}`,
  set: entryWords,
  remove: ({ before, after, ...printing }) =>
    `Removed ${copiesIn(before) - copiesIn(after)} × ${printingWords(printing)}`,
  split: splitWords,
  import: importWords,
}

/** Where copies are told apart they may also be counted anew, or be taken away. */
function splitWords(entry: EntryChange, change: CollectionChange): string {
  if (entry.after.length === 0) return ofOne.remove(entry, change)
  if (kindsOf(entry.before) === kindsOf(entry.after)) return entryWords(entry)
  return `Told copies of ${printingWords(entry)} apart`
}

/** A file can take the place of the collection, and leave fewer copies than there were. */
function importWords(entry: EntryChange, change: CollectionChange): string {
  const copies = copiesIn(entry.after) - copiesIn(entry.before)
  if (copies <= 0) return `Imported from ${fileOf(change)}: ${entryWords(entry)}`
  return `Imported ${copies} × ${printingWords(entry)} from ${fileOf(change)}`
}

function fileOf({ fileName }: CollectionChange): string {
  return fileName === null ? 'a file' : `“${fileName}”`
}

function kindsOf(variants: readonly Variant[]): string {
  return variants.map(kindKey).sort().join()
}

/** Says at which time a state was that came back: "on Nov 20, 2026, 3:04 PM". */
export type SayState = (instant: string) => string

/** What a change of many entries did. */
export const ofMany: Record<DoneKind, (change: CollectionChange, sayState: SayState) => string> = {
  add: (change) => `Added copies of ${printingsOf(change)}`,
  set: (change) => `Changed ${printingsOf(change)}`,
  remove: (change) => `Removed ${printingsOf(change)}`,
  split: (change) => `Told copies of ${printingsOf(change)} apart`,
  import: (change) => `Imported ${printingsOf(change)} from ${fileOf(change)}`,
  restore: ({ restoresAt }, sayState) =>
    restoresAt === null
      ? 'Restored an earlier collection'
      : `Restored the collection as it was ${sayState(restoresAt)}`,
  merge: ({ entries }) => {
    const named = entries.find(({ cardName }) => cardName !== null)
    return `Scryfall made two records of ${named ? printingWords(named) : 'a card'} one`
  },
}

export function printingsOf({ printings }: CollectionChange): string {
  return printings === 1 ? '1 printing' : `${printings.toLocaleString('en-US')} printings`
}
