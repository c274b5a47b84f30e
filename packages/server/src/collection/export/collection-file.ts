import { Readable } from 'node:stream'
import type { ExportFormat } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { chunksOf } from '../../lib/chunks.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import type { Collection } from '../collection-cache.ts'
import { type HeldEntry, heldEntries } from '../held.ts'
import { findInCollection } from '../questions.ts'
import { archidektLayout } from './archidekt-layout.ts'
import { exportedEntry } from './exported-entry.ts'
import type { Layout } from './layout.ts'
import { manafolioLayout } from './manafolio-layout.ts'
import { moxfieldLayout } from './moxfield-layout.ts'
import { textLayout } from './text-layout.ts'

/** Entries that are written in one go: a millisecond or two. */
const entriesAtOnce = 200

/** What to write, and when. */
interface Requested {
  format: ExportFormat
  now: Date
}

/**
 * A collection as it is now, by name, set and number, and then what the catalogue does not know. It
 * is written as fast as it is taken, and others have their turn in between.
 */
export function collectionFile(
  collection: Collection,
  catalogue: Catalogue,
  { format, now }: Requested,
): Readable {
  const entries = inOrder(collection, catalogue, now)
  return Readable.from(pieces(layouts[format], entries), { objectMode: false })
}

async function* pieces(layout: Layout, entries: readonly HeldEntry[]) {
  const yieldToEventLoop = eventLoopYielder()
  if (layout.head !== '') yield layout.head
  for (const chunk of chunksOf(entries, entriesAtOnce)) {
    yield layout.write(chunk.map(exportedEntry))
    await yieldToEventLoop()
  }
}

/** In the default order of the collection. */
function inOrder(collection: Collection, catalogue: Catalogue, now: Date): HeldEntry[] {
  const byId = new Map(
    heldEntries(collection, catalogue).map((held) => [held.entry.scryfallId, held]),
  )
  const find = { q: '', sort: 'name' } as const
  const { scryfallIds } = findInCollection(collection, catalogue, { find, now })
  return scryfallIds.flatMap((scryfallId) => byId.get(scryfallId) ?? [])
}

const layouts: Record<ExportFormat, Layout> = {
  manafolio: manafolioLayout,
  moxfield: moxfieldLayout,
  archidekt: archidektLayout,
  text: textLayout,
}
