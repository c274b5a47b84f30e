import {
  type DeckSort,
  type DeckSummary,
  formatFacts,
  isInFolder,
  labelKey,
} from '@manafolio/contract'
import { compareNames } from '../../../lib/compare-names.ts'
import { folded } from '../../../lib/folded.ts'
import { byPath } from '../kit/organization/known-folders.ts'
import { type DeckFilter, noFolder } from './deck-filter.ts'

interface DeckOrder {
  label: string
  compare: (a: DeckSummary, b: DeckSummary) => number
}

const byName = (a: DeckSummary, b: DeckSummary) => compareNames(a.name, b.name)

/** Decks without any price sort last. */
const sortValue = ({ totalValue }: DeckSummary) => totalValue ?? -1

const formatName = ({ format }: DeckSummary) => formatFacts[format].name

export const deckOrders: Record<DeckSort, DeckOrder> = {
  newest: { label: 'Newest first', compare: () => 0 }, // as the server lists them
  updated: {
    label: 'Last changed first',
    compare: (a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0),
  },
  name: { label: 'By name', compare: byName },
  value: { label: 'Most valuable first', compare: (a, b) => sortValue(b) - sortValue(a) },
  cards: { label: 'Most cards first', compare: (a, b) => b.cardCount - a.cardCount },
  format: {
    label: 'By format',
    compare: (a, b) => compareNames(formatName(a), formatName(b)) || byName(a, b),
  },
}

/** The decks that a filter finds, sorted, the pinned ones first. Case and accents of words are ignored. */
export function foundDecks(
  decks: readonly DeckSummary[],
  filter: DeckFilter,
  sort: DeckSort,
): DeckSummary[] {
  const tests = testsOf(filter)
  return decks
    .filter((deck) => tests.every((test) => test(deck)))
    .toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned) || deckOrders[sort].compare(a, b))
}

type DeckTest = (deck: DeckSummary) => boolean

function testsOf({ q = '', format, colors, tag, folder }: DeckFilter): DeckTest[] {
  const words = folded(q).split(/\s+/).filter(Boolean)
  const tests: (DeckTest | undefined)[] = [
    words.length === 0 ? undefined : (deck) => words.every((word) => textOf(deck).includes(word)),
    format && ((deck) => deck.format === format),
    colors === undefined ? undefined : (deck) => hasColors(deck, colors),
    tag === undefined
      ? undefined
      : ({ tags }) => tags.some((one) => labelKey(one) === labelKey(tag)),
    folder === undefined ? undefined : (deck) => isKeptIn(deck, folder),
  ]
  return tests.filter((test) => test !== undefined)
}

function textOf({ name, commanderName }: DeckSummary): string {
  return folded(`${name} ${commanderName ?? ''}`)
}

function hasColors({ colorIdentity }: DeckSummary, colors: string): boolean {
  if (colors === 'C') return colorIdentity.length === 0
  return [...colors].every((color) => colorIdentity.includes(color))
}

function isKeptIn({ folder }: DeckSummary, wanted: string): boolean {
  return wanted === noFolder ? folder === null : isInFolder(folder, wanted)
}

export interface DeckGroup {
  /** Null for decks in none. */
  folder: string | null
  decks: DeckSummary[]
}

/** Decks by their folders, which are sorted by name; those without one come last. */
export function groupedByFolder(decks: readonly DeckSummary[]): DeckGroup[] {
  const groups = new Map<string | null, DeckSummary[]>()
  for (const deck of decks) groups.set(deck.folder, [...(groups.get(deck.folder) ?? []), deck])
  return [...groups]
    .map(([folder, decks]) => ({ folder, decks }))
    .sort((one, other) => {
      if (one.folder === null || other.folder === null) return one.folder === null ? 1 : -1
      return byPath(one.folder, other.folder)
    })
}
