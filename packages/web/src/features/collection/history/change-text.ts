import {
  type CollectionChange,
  type CollectionChangeKind,
  conditionNames,
  type EntryChange,
  finishNames,
  kindKey,
  languageNames,
  plainKind,
  type Variant,
} from '@manafolio/contract'
import type { ChangeText } from '../../../history-kit/change-row.tsx'
import { copiesIn } from '../copies-in.ts'
import {
  formatEntry,
  fromTo,
  headlines,
  isSingleKind,
  printingOf,
  printingsOf,
  singleHeadlines,
} from './headlines.ts'

interface Context {
  /** Only what happened to this printing is described. */
  scryfallId?: string | undefined
  /** The changes among which an undo may find the one it undid. */
  pageChanges?: readonly CollectionChange[]
}

/** How many printings of one change are listed. */
const mostLines = 3

export function describeChange(change: CollectionChange, context: Context): ChangeText {
  const headline = headlineOf(change, context)
  const entry = entryOf(change, context.scryfallId)
  if (entry && namesPrinting(change, context)) {
    return { headline, lines: linesOfOne(entry, headline), more: 0 }
  }
  const all = context.scryfallId === undefined ? change.entries.slice(0, mostLines) : [entry]
  const entries = all.filter((one) => one !== undefined)
  return { headline, lines: entries.map(formatEntry), more: change.printings - entries.length }
}

function entryOf({ entries }: CollectionChange, scryfallId: string | undefined) {
  if (scryfallId === undefined) return entries[0]
  return entries.find((entry) => entry.scryfallId === scryfallId)
}

/** Whether the headline already names the only printing of a change. */
function namesPrinting(change: CollectionChange, context: Context): boolean {
  if (change.printings !== 1) return false
  if (change.kind !== 'undo') return isSingleKind(change.kind)
  const { original } = undoneBy(change, context.pageChanges ?? [])
  return original === undefined || namesPrinting(original, context)
}

function headlineOf(change: CollectionChange, context: Context): string {
  const { kind } = change
  if (kind === 'undo') return undoHeadline(change, context)
  const entry = entryOf(change, context.scryfallId)
  if (entry && change.printings === 1 && isSingleKind(kind)) {
    return singleHeadlines[kind](entry, change)
  }
  return headlines[kind](change)
}

/** Quotes the headline of the change that was undone or redone. */
function undoHeadline(undo: CollectionChange, context: Context): string {
  const { isRedo, original } = undoneBy(undo, context.pageChanges ?? [])
  const verb = isRedo ? 'Redid' : 'Undid'
  if (!original) return `${verb} a change to ${changedBy(undo, context)}`
  return `${verb} “${innerQuotes(headlineOf(original, context))}”`
}

/** Nested quotes are single ones. */
function innerQuotes(headline: string): string {
  return headline.replaceAll('“', '‘').replaceAll('”', '’')
}

function changedBy(undo: CollectionChange, { scryfallId }: Context): string {
  const entry = entryOf(undo, scryfallId)
  if (!entry || undo.printings !== 1) return printingsOf(undo)
  const isCountSame = copiesIn(entry.before) === copiesIn(entry.after)
  return isCountSame ? printingOf(entry) : formatEntry(entry)
}

interface Undone {
  /** It undid an undo, and so redid the original change. */
  isRedo: boolean
  /** The change at the beginning; undefined when it can't be known. */
  original: CollectionChange | undefined
}

/** Follows a chain of undos to the change at its beginning. */
function undoneBy(undo: CollectionChange, pageChanges: readonly CollectionChange[]): Undone {
  const undone = pageChanges.find(({ id }) => id === undo.undoes)
  if (!undone) return reversed(undo)
  if (undone.kind !== 'undo') return { isRedo: false, original: undone }
  const { isRedo, original } = undoneBy(undone, pageChanges)
  return { isRedo: !isRedo, original }
}

/** Kinds whose headline is right for the reversed undo, whatever happened in between. */
const reversibleKinds: readonly (CollectionChangeKind | null)[] = [
  'add',
  'remove',
  'split',
  'import',
  'restore',
]

/** The original change as the reverse of its undo, which may itself have undone an undo. */
function reversed(undo: CollectionChange): Undone {
  const { undoneKind, entries } = undo
  if (undoneKind === null || !reversibleKinds.includes(undoneKind)) {
    return { isRedo: undoneKind === 'undo', original: undefined }
  }
  const swapped = entries.map((entry) => ({ ...entry, before: entry.after, after: entry.before }))
  return { isRedo: false, original: { ...undo, kind: undoneKind, entries: swapped } }
}

/** The numbers before and after, unless the headline has them. */
function linesOfOne(entry: EntryChange, headline: string): string[] {
  const { before, after } = entry
  if (!arePlain(entry)) return variantLines(entry)
  const [from, to] = [copiesIn(before), copiesIn(after)]
  const numbers = fromTo(from, to)
  if (from === 0 || to === 0 || from === to) return []
  if (headline.replace(/”$/, '').endsWith(numbers)) return []
  return [`${numbers} copies`]
}

/** All copies are nonfoil, Near Mint and English, which needs no line. */
function arePlain({ before, after }: EntryChange): boolean {
  return [...before, ...after].every((variant) => kindKey(variant) === kindKey(plainKind))
}

/** A line for each variant whose number changed. */
function variantLines({ before, after }: EntryChange): string[] {
  const variants = new Map([...before, ...after].map((variant) => [kindKey(variant), variant]))
  return [...variants].flatMap(([key, variant]) => {
    const [from, to] = [quantityOf(before, key), quantityOf(after, key)]
    return from === to ? [] : [variantLine(variant, from, to)]
  })
}

/** "Added 2 foil, Lightly Played", or "Foil, Lightly Played: 1 → 3". */
function variantLine({ finish, condition, language }: Variant, from: number, to: number): string {
  const details = [
    conditionNames[condition],
    ...(language === plainKind.language ? [] : [languageNames[language]]),
  ].join(', ')
  const name = finishNames[finish]
  if (from === 0) return `Added ${to} ${name.toLowerCase()}, ${details}`
  if (to === 0) return `Removed ${from} ${name.toLowerCase()}, ${details}`
  return `${name}, ${details}: ${fromTo(from, to)}`
}

function quantityOf(variants: readonly Variant[], key: string): number {
  return variants.find((variant) => kindKey(variant) === key)?.quantity ?? 0
}
