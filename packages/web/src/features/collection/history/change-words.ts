import {
  type CollectionChange,
  type EntryChange,
  kindKey,
  plainKind,
  type Variant,
} from '@manafolio/contract'
import { kindWords } from '../copies/kind-words.ts'
import { copiesIn } from '../copies-in.ts'
import { isOneKind, ofMany, ofOne, printingsOf, type SayState } from './headlines.ts'
import { entryWords, fromTo, printingWords } from './printing-words.ts'
import { undoneChange } from './undone-change.ts'

/** Tells what was done to a collection. */
export interface ChangeWords {
  headline: string
  /** What became of single printings or kinds of copies, one in a line. */
  lines: string[]
  /** Printings that were changed too and are not in the lines. */
  more: number
}

export interface Told {
  /** Only what happened to this printing is told. */
  scryfallId?: string | undefined
  sayState: SayState
  /** The changes among which that may be which an undo undid. */
  beside?: readonly CollectionChange[]
}

/** As many printings of one change as are told in a list. */
const mostLines = 3

export function wordsOf(change: CollectionChange, told: Told): ChangeWords {
  const headline = headlineOf(change, told)
  const entry = entryOf(change, told.scryfallId)
  if (entry && isOfOne(change, told))
    return { headline, lines: linesOfOne(entry, headline), more: 0 }
  const all = told.scryfallId === undefined ? change.entries.slice(0, mostLines) : [entry]
  const entries = all.filter((one) => one !== undefined)
  return { headline, lines: entries.map(entryWords), more: change.printings - entries.length }
}

function entryOf({ entries }: CollectionChange, scryfallId: string | undefined) {
  if (scryfallId === undefined) return entries[0]
  return entries.find((entry) => entry.scryfallId === scryfallId)
}

/** Whether the headline names the one printing that was changed, so that no line has to. */
function isOfOne(change: CollectionChange, told: Told): boolean {
  if (change.printings !== 1) return false
  if (change.kind !== 'undo') return isOneKind(change.kind)
  const { first } = undoneChange(change, told.beside ?? [])
  return first === undefined || isOfOne(first, told)
}

function headlineOf(change: CollectionChange, told: Told): string {
  const { kind } = change
  if (kind === 'undo') return undoHeadline(change, told)
  const entry = entryOf(change, told.scryfallId)
  if (entry && change.printings === 1 && isOneKind(kind)) return ofOne[kind](entry, change)
  return ofMany[kind](change, told.sayState)
}

/** Names what was undone, or done again, as it was told itself. */
function undoHeadline(undo: CollectionChange, told: Told): string {
  const { isAgain, first } = undoneChange(undo, told.beside ?? [])
  if (!first) return `${isAgain ? 'Did again:' : 'Undid'} a change of ${changedBy(undo, told)}`
  const headline = headlineOf(first, told)
  return isAgain ? `Did again: ${headline}` : `Undid “${innerQuotes(headline)}”`
}

/** Quotes within quotes are single ones. */
function innerQuotes(headline: string): string {
  return headline.replaceAll('“', '‘').replaceAll('”', '’')
}

function changedBy(undo: CollectionChange, { scryfallId }: Told): string {
  const entry = entryOf(undo, scryfallId)
  if (!entry || undo.printings !== 1) return printingsOf(undo)
  const isCountSame = copiesIn(entry.before) === copiesIn(entry.after)
  return isCountSame ? printingWords(entry) : entryWords(entry)
}

/** The numbers before and after, where the headline does not tell them. */
function linesOfOne(entry: EntryChange, headline: string): string[] {
  const { before, after } = entry
  if (!areUsual(entry)) return kindLines(entry)
  const [from, to] = [copiesIn(before), copiesIn(after)]
  const numbers = fromTo(from, to)
  if (from === 0 || to === 0 || from === to || headline.endsWith(numbers)) return []
  return [`${numbers} copies`]
}

/** All copies are of one kind, and the plainest: nothing needs to be said of it. */
function areUsual({ before, after }: EntryChange): boolean {
  return [...before, ...after].every((variant) => kindKey(variant) === kindKey(plainKind))
}

/** "Foil, Near Mint, English: 0 → 2", for each kind that changed. */
function kindLines({ before, after }: EntryChange): string[] {
  const kinds = new Map([...before, ...after].map((variant) => [kindKey(variant), variant]))
  return [...kinds].flatMap(([key, kind]) => {
    const [from, to] = [quantityOf(before, key), quantityOf(after, key)]
    return from === to ? [] : [`${kindWords(kind)}: ${fromTo(from, to)}`]
  })
}

function quantityOf(variants: readonly Variant[], key: string): number {
  return variants.find((variant) => kindKey(variant) === key)?.quantity ?? 0
}
