import { type Finish, finishes, limits, massEntry, type Site } from '@manafolio/contract'
import { creditedUrl } from './buy-url.ts'

/** Copies of a card to buy. */
export interface EntryLine {
  cardName: string
  quantity: number
  /** A product of the marketplace; null where only the name is known. */
  product: { tcgplayerId: number; finish: Finish } | null
}

/** A list for the marketplace's mass entry, short enough for it. */
export interface MassEntryLink {
  /** The finish to buy: the list itself can't name it. */
  kind: EntryKind
  /** Which of the lists of its kind this is, from 1. */
  part: number
  parts: number
  copies: number
  target: EntryTarget
}

/** Cards without a product are listed by name. */
const entryKinds = [...finishes, 'named'] as const
export type EntryKind = (typeof entryKinds)[number]

/** An address that is short enough for every browser and server, or a form to submit. */
export type EntryTarget =
  | { kind: 'link'; href: string }
  | { kind: 'form'; action: string; fields: Readonly<Record<string, string>> }

const longestUrl = 8000

/** Links to the marketplace with all of these cards, split by finish and into lists of a few hundred. */
export function massEntryLinks(
  affiliate: Site['affiliate'],
  lines: readonly EntryLine[],
  userId: string,
): MassEntryLink[] {
  return entryKinds.flatMap((kind) => {
    const chunks = chunksOf(lines.filter((line) => kindOf(line) === kind))
    return chunks.map((chunk, at) => ({
      kind,
      part: at + 1,
      parts: chunks.length,
      copies: chunk.reduce((sum, { quantity }) => sum + quantity, 0),
      target: targetOf(affiliate, entryOf(chunk), userId),
    }))
  })
}

function kindOf({ product }: EntryLine): EntryKind {
  return product ? product.finish : 'named'
}

function chunksOf(lines: readonly EntryLine[]): EntryLine[][] {
  const size = limits.massEntryLines
  const count = Math.ceil(lines.length / size)
  return Array.from({ length: count }, (_, at) => lines.slice(at * size, (at + 1) * size))
}

function entryOf(lines: readonly EntryLine[]): string {
  const items = lines.map(({ quantity, product, cardName }) =>
    product ? `${quantity}-${product.tcgplayerId}` : `${quantity} ${cardName}`,
  )
  return items.join('||')
}

function targetOf(affiliate: Site['affiliate'], entry: string, userId: string): EntryTarget {
  const page = `${massEntry.page}?productline=Magic&c=${encodeURIComponent(entry)}`
  const url = new URL(creditedUrl(affiliate, page, userId))
  // Spaces are encoded as %20: the marketplace's own links have no pluses for them.
  url.search = url.search.replaceAll('+', '%20')
  if (url.href.length <= longestUrl) return { kind: 'link', href: url.href }
  const { baseUrl } = affiliate
  const fields = { c: entry, ...(baseUrl && { affiliateurl: baseUrl }) }
  return { kind: 'form', action: massEntry.form, fields }
}
