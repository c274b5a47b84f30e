import {
  type CollectionChange,
  type CollectionChangeKind,
  type EntryChange,
  kindKey,
  type Variant,
} from '@manafolio/contract'
import { linkedPrinting } from '../../../card-kit/linked-card.ts'
import { formatNamedPrinting, type KnownPrinting } from '../../../card-kit/printing-text.ts'
import type { NamedCard } from '../../../card-kit/text-with-cards.tsx'
import { formatState } from '../../../lib/days.ts'
import { countOf } from '../../../lib/formats.ts'
import { areAlike } from '../copies/draft.ts'
import { copiesIn } from '../copies-in.ts'

/** The kinds of changes with their own headline: an undo is described by what it undid. */
export type DescribedKind = Exclude<CollectionChangeKind, 'undo'>

/** Kinds whose headline names the printing when a change has only one. */
export type SingleKind = Exclude<DescribedKind, 'restore' | 'merge'>

export function isSingleKind(kind: CollectionChangeKind): kind is SingleKind {
  return kind !== 'undo' && kind !== 'restore' && kind !== 'merge'
}

/** Headlines of changes to one entry. */
export const singleHeadlines: Record<
  SingleKind,
  (entry: EntryChange, change: CollectionChange) => string
> = {
  add: (entry) => `Added ${copiesIn(entry.after) - copiesIn(entry.before)} × ${printingOf(entry)}`,
  set: formatEntry,
  remove: (entry) =>
    `Removed ${copiesIn(entry.before) - copiesIn(entry.after)} × ${printingOf(entry)}`,
  split: formatSplit,
  import: formatImport,
}

/** Editing variants can also change only their number, or remove them all. */
function formatSplit(entry: EntryChange, change: CollectionChange): string {
  if (entry.after.length === 0) return singleHeadlines.remove(entry, change)
  if (kindsOf(entry.before) === kindsOf(entry.after)) return formatEntry(entry)
  return `Changed copies of ${printingOf(entry)}`
}

function kindsOf(variants: readonly Variant[]): string {
  return variants.map(kindKey).sort().join()
}

/** A file can replace the collection, and leave fewer copies than before. */
function formatImport(entry: EntryChange, change: CollectionChange): string {
  const copies = copiesIn(entry.after) - copiesIn(entry.before)
  if (copies <= 0) return `Imported from ${fileOf(change)}: ${formatEntry(entry)}`
  return `Imported ${copies} × ${printingOf(entry)} from ${fileOf(change)}`
}

function fileOf({ fileName }: CollectionChange): string {
  return fileName === null ? 'a file' : `“${fileName}”`
}

/** Headlines of changes to many entries. */
export const headlines: Record<DescribedKind, (change: CollectionChange) => string> = {
  add: (change) => `Added copies of ${printingsOf(change)}`,
  set: (change) => `Changed ${printingsOf(change)}`,
  remove: (change) => `Removed ${printingsOf(change)}`,
  split: (change) => `Changed copies of ${printingsOf(change)}`,
  import: (change) => `Imported ${printingsOf(change)} from ${fileOf(change)}`,
  restore: ({ restoresAt }) =>
    restoresAt === null
      ? 'Restored an earlier collection'
      : `Restored the collection as it was ${formatState(restoresAt)}`,
  merge: ({ entries }) => {
    const named = entries.find(({ cardName }) => cardName !== null)
    return `Scryfall merged two records of ${named ? printingOf(named) : 'a card'}`
  },
}

export function printingsOf({ printings }: CollectionChange): string {
  return countOf(printings, 'printing')
}

/** “Goblin Guide (ZEN 126 · Borderless)” */
export function printingOf(entry: KnownPrinting & Pick<EntryChange, 'cardName'>): string {
  return formatNamedPrinting(entry.cardName ?? 'Unknown card', entry)
}

/** The printings of entries, as the texts name them. */
export function namedCards(entries: readonly EntryChange[]): NamedCard[] {
  return entries.map((entry) => ({ text: printingOf(entry), card: linkedPrinting(entry) }))
}

/** "Goblin Guide (ZEN 126): 3 → 1", or what changed about the copies when their number did not. */
export function formatEntry(entry: EntryChange): string {
  return `${printingOf(entry)}: ${differenceIn(entry)}`
}

function differenceIn({ before, after }: EntryChange): string {
  const [from, to] = [copiesIn(before), copiesIn(after)]
  if (from !== to) return fromTo(from, to)
  // An entry only has copies and a date: if the copies are equal, the date changed.
  return areAlike(before, after)
    ? 'added on a different day'
    : 'different finish, condition, or language'
}

export function fromTo(from: number, to: number): string {
  return `${from} → ${to}`
}
