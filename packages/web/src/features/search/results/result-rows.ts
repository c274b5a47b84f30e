import type { Card, CardSearchResult, SearchMode } from '@manafolio/contract'
import { limits } from '@manafolio/contract'

const versionLabels = ['Cheapest', 'Most Expensive', 'Fanciest'] as const

type VersionLabel = (typeof versionLabels)[number]

/** A printing among the results; its position counts from 0. */
export interface ResultEntry {
  card: Card
  position: number
  label: VersionLabel | undefined
}

/** The versions of one card that stand together; in most modes just one printing. */
export type ResultGroup = readonly ResultEntry[]

/** A row on the screen. Its position is that of its first entry. */
export type ResultRow = { key: string; page: number; position: number } & (
  | { kind: 'groups'; groups: readonly ResultGroup[] }
  | { kind: 'skeleton'; count: number }
  | { kind: 'failed' }
)

/** A page of results, or what is known of it before it is loaded. */
export interface ResultPage {
  page: number
  offset: number
  count: number
  answer: CardSearchResult | undefined
  hasFailed: boolean
}

export interface Packing {
  /** Tells rows of different views and widths apart: they differ in height. */
  name: string
  /** How many entries a row has in most cases. */
  perRow: number
  pack: (groups: readonly ResultGroup[]) => ResultGroup[][]
}

export interface PageState {
  answer: CardSearchResult | undefined
  hasFailed: boolean
}

/** The pages with their places; what is not loaded is where it most likely will be. */
export function placePages(states: readonly PageState[], total: number): ResultPage[] {
  let end = 0
  return states.map(({ answer, hasFailed }, at) => {
    const offset = answer?.offset ?? end
    const next = states[at + 1]?.answer?.offset ?? offset + limits.searchPage
    const count = answer?.cards.length ?? Math.max(0, Math.min(next, total) - offset)
    end = offset + count
    return { page: at + 1, offset, count, answer, hasFailed }
  })
}

export function rowsOf(pages: readonly ResultPage[], packing: Packing): ResultRow[] {
  return pages.flatMap((page) => {
    if (page.answer) return loadedRows(page.answer, page, packing)
    return page.hasFailed ? [failedRow(page)] : skeletonRows(page, packing)
  })
}

function loadedRows(
  { cards, searchMode }: CardSearchResult,
  { page, offset }: ResultPage,
  { name, pack }: Packing,
): ResultRow[] {
  return pack(groupsOf(cards, offset, searchMode)).map((groups) => {
    const position = groups[0]?.[0]?.position ?? offset
    return { kind: 'groups', key: `${name} ${position}`, page, position, groups }
  })
}

function failedRow({ page, offset }: ResultPage): ResultRow {
  return { kind: 'failed', key: `failed ${page}`, page, position: offset }
}

function skeletonRows({ page, offset, count }: ResultPage, { name, perRow }: Packing): ResultRow[] {
  return Array.from({ length: Math.ceil(count / perRow) }, (_, at) => {
    const position = offset + at * perRow
    const here = Math.min(perRow, offset + count - position)
    return { kind: 'skeleton', key: `${name} skeleton ${position}`, page, position, count: here }
  })
}

/** In the mode for cards, printings of one card follow each other; the server keeps them together. */
function groupsOf(cards: readonly Card[], offset: number, mode: SearchMode): ResultGroup[] {
  const groups: { card: Card; position: number }[][] = []
  cards.forEach((card, at) => {
    const last = groups.at(-1)
    const entry = { card, position: offset + at }
    if (mode === 'cards' && last?.[0]?.card.oracleId === card.oracleId) last.push(entry)
    else groups.push([entry])
  })
  return groups.map((group) =>
    group.map((entry, version) => ({ ...entry, label: labelOf(version, group.length) })),
  )
}

/** By its place among the versions of a card; a single one has none. */
function labelOf(version: number, versions: number): VersionLabel | undefined {
  return versions > 1 ? versionLabels[version] : undefined
}

/** The row that has a position: the last one that does not begin after it. */
export function rowWith(rows: readonly ResultRow[], position: number): number {
  let [low, high] = [0, rows.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((rows[middle]?.position ?? 0) <= position) low = middle
    else high = middle - 1
  }
  return low
}

/** Fills rows of so many columns in order; a group goes on in the next row where one is full. */
export function packColumns(groups: readonly ResultGroup[], columns: number): ResultGroup[][] {
  const rows: ResultGroup[][] = []
  let free = 0
  for (const group of groups) {
    for (let at = 0; at < group.length; ) {
      if (free === 0) {
        rows.push([])
        free = columns
      }
      const piece = group.slice(at, at + free)
      rows.at(-1)?.push(piece)
      at += piece.length
      free -= piece.length
    }
  }
  return rows
}

/** Several versions take a row of their own; single cards share one. */
export function packCards(groups: readonly ResultGroup[], columns: number): ResultGroup[][] {
  const rows: ResultGroup[][] = []
  for (const group of groups) {
    const row = rows.at(-1)
    const isOpen = row && row.length < columns && row.every((one) => one.length === 1)
    if (isOpen && group.length === 1) row.push(group)
    else rows.push([group])
  }
  return rows
}

export function entriesOf(row: ResultRow | undefined): readonly ResultEntry[] {
  return row?.kind === 'groups' ? row.groups.flat() : []
}
