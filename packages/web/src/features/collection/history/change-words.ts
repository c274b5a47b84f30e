import {
  type CollectionChange,
  type CollectionChangeKind,
  type EntryChange,
  kindKey,
  type Variant,
} from '@manafolio/contract'
import { kindWords } from '../copies/kind-words.ts'

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
  /** Says at which time a state was that came back: "on Nov 20, 2026, 3:04 PM". */
  sayState: (instant: string) => string
}

/** As many printings of one change as are told in a list. */
const mostLines = 3

export function wordsOf(change: CollectionChange, { scryfallId, sayState }: Told): ChangeWords {
  const entry = entryOf(change, scryfallId)
  if (change.kind !== 'restore' && change.kind !== 'merge' && change.printings === 1 && entry) {
    return { headline: ofOne[change.kind](entry), lines: linesOfOne(change.kind, entry), more: 0 }
  }
  const entries =
    scryfallId === undefined ? change.entries.slice(0, mostLines) : entry ? [entry] : []
  return {
    headline: ofMany[change.kind](change, sayState),
    lines: entries.map(fromToWords),
    more: change.printings - entries.length,
  }
}

function entryOf({ entries }: CollectionChange, scryfallId: string | undefined) {
  if (scryfallId === undefined) return entries[0]
  return entries.find((entry) => entry.scryfallId === scryfallId)
}

type OneKind = Exclude<CollectionChangeKind, 'restore' | 'merge'>

const ofOne: Record<OneKind, (entry: EntryChange) => string> = {
  add: (entry) =>
    `Added ${copiesOf(entry.after) - copiesOf(entry.before)} × ${printingWords(entry)}`,
  set: fromToWords,
  remove: (entry) => `Removed ${copiesOf(entry.before)} × ${printingWords(entry)}`,
  split: splitWords,
  undo: (entry) =>
    copiesOf(entry.before) === copiesOf(entry.after)
      ? `Undid a change of ${printingWords(entry)}`
      : `Undid a change of ${fromToWords(entry)}`,
}

/** Where copies are told apart they may also be counted anew, or be taken away. */
function splitWords(entry: EntryChange): string {
  if (entry.after.length === 0) return ofOne.remove(entry)
  if (kindsOf(entry.before) === kindsOf(entry.after)) return fromToWords(entry)
  return `Told copies of ${printingWords(entry)} apart`
}

function kindsOf(variants: readonly Variant[]): string {
  return variants.map(kindKey).sort().join()
}

/** The kinds of copies, where the numbers of all together do not tell it all. */
function linesOfOne(kind: OneKind, entry: EntryChange): string[] {
  if (kind === 'add' && entry.before.length > 0 && areUsual(entry)) {
    return [`${fromTo(copiesOf(entry.before), copiesOf(entry.after))} copies`]
  }
  return areUsual(entry) ? [] : kindLines(entry)
}

/** All copies are of one kind, and the plainest: nothing needs to be said of it. */
function areUsual({ before, after }: EntryChange): boolean {
  const usual = kindKey({ finish: 'nonfoil', condition: 'NM', language: 'en' })
  return [...before, ...after].every((variant) => kindKey(variant) === usual)
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

type SayMany = (change: CollectionChange, sayState: Told['sayState']) => string

const ofMany: Record<CollectionChangeKind, SayMany> = {
  add: (change) => `Added copies of ${printingsOf(change)}`,
  set: (change) => `Changed ${printingsOf(change)}`,
  remove: (change) => `Removed ${printingsOf(change)}`,
  split: (change) => `Told copies of ${printingsOf(change)} apart`,
  undo: (change) => `Undid a change of ${printingsOf(change)}`,
  restore: ({ restoresAt }, sayState) =>
    restoresAt === null
      ? 'Restored an earlier collection'
      : `Restored the collection as it was ${sayState(restoresAt)}`,
  merge: (change) => {
    const named = change.entries.find(({ cardName }) => cardName !== null)
    return `Scryfall made two records of ${named ? printingWords(named) : 'a card'} one`
  },
}

function printingsOf({ printings }: CollectionChange): string {
  return printings === 1 ? '1 printing' : `${printings.toLocaleString('en-US')} printings`
}

/** "Goblin Guide (ZEN 126): 3 → 1" */
export function fromToWords(entry: EntryChange): string {
  return `${printingWords(entry)}: ${fromTo(copiesOf(entry.before), copiesOf(entry.after))}`
}

type Printing = Pick<EntryChange, 'cardName' | 'setCode' | 'collectorNumber'>

/** "Goblin Guide (ZEN 126)" */
export function printingWords({ cardName, setCode, collectorNumber }: Printing): string {
  const printing = [setCode?.toUpperCase(), collectorNumber].filter(Boolean).join(' ')
  const name = cardName ?? 'Unknown card'
  return printing === '' ? name : `${name} (${printing})`
}

function fromTo(from: number, to: number): string {
  return `${from} → ${to}`
}

/** The text with its numbers before and after kept on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' → ', '\u00a0→\u00a0')
}

function copiesOf(variants: readonly Variant[]): number {
  return variants.reduce((sum, { quantity }) => sum + quantity, 0)
}
