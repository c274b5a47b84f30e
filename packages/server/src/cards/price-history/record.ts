import { setImmediate } from 'node:timers/promises'
import { noPrice, rowText } from '@manafolio/search'
import type { Deps } from '../../deps.ts'
import { addIds, keyOf, placesOf } from './blocks.ts'
import { centsOf, type PricedCatalogue, printingsByBlock } from './catalogue-prices.ts'
import { packMonth, unpackMonth } from './codec.ts'
import { appendDay, countChanges, lastPrices, priceFields, startMonth } from './month.ts'
import { findIds, findLastDay, findLastMonth, insertDay, upsertIds, upsertMonths } from './store.ts'

export type Recorded =
  | { day: string; changes: number }
  | 'already recorded'
  | 'sample prices'
  | 'no date'

/**
 * Keeps the prices of a catalogue as those of its day, all or nothing. `changes` counts the prices
 * that differ from those recorded before. A day that is not later than the last recorded one is
 * left alone, as are the prices of the sample, which never change, and printings that never had a
 * price or whose ids are no UUIDs. Of several processes that record at once, one does.
 */
export async function recordPrices(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  catalogue: PricedCatalogue,
): Promise<Recorded> {
  const { source, pricesAsOf: day } = catalogue.meta
  if (source !== 'bulk') return 'sample prices'
  // It comes from the name of a file, which may have any digits in it.
  if (Number.isNaN(Date.parse(day))) return 'no date'
  for (;;) {
    const previous = await findLastDay(db)
    if (previous !== undefined && previous >= day) return 'already recorded'
    const blocks = await changedBlocks(db, catalogue)
    // Another process may have recorded a day meanwhile, and then these blocks lack its changes.
    if (!(await writeDay(db, { day, previous, blocks }))) continue
    const changes = blocks.reduce((sum, block) => sum + block.changes, 0)
    log.info({ day, changes }, 'prices recorded')
    return { day, changes }
  }
}

/** What is to be written of a block. */
interface ChangedBlock {
  block: number
  month: string
  series: Uint8Array
  /** Undefined when no printing is new. */
  ids: Uint8Array | undefined
  changes: number
}

/** All reading and packing is done before anything is locked. */
async function changedBlocks(db: Deps['db'], catalogue: PricedCatalogue): Promise<ChangedBlock[]> {
  const changed: ChangedBlock[] = []
  for (const [block, printings] of (await printingsByBlock(catalogue)).entries()) {
    const next = await changedBlock(db, catalogue, { block, printings })
    if (next) changed.push(next)
    await setImmediate()
  }
  return changed
}

/** Undefined when there is nothing to write: no price changed, and the month has begun already. */
async function changedBlock(
  db: Deps['db'],
  catalogue: PricedCatalogue,
  { block, printings }: { block: number; printings: readonly number[] },
): Promise<ChangedBlock | undefined> {
  // The month first: should another process write just now, it must not know more printings.
  const latest = await findLastMonth(db, block)
  const stored = await findIds(db, block)
  const { ids, prices } = pricesByPlace(catalogue, printings, stored)
  if (ids.length === 0) return undefined
  const before = latest && unpackMonth(latest.series)
  const changes = countChanges(lastPrices(before ?? nothingYet, prices.length), prices)
  const [month, day] = [catalogue.meta.pricesAsOf.slice(0, 7), dayOf(catalogue.meta.pricesAsOf)]
  const hasBegun = latest?.month === month
  if (hasBegun && changes === 0) return undefined
  const next = before && hasBegun ? appendDay(before, day, prices) : startMonth(day, prices)
  const grown = ids.length > stored.length ? ids : undefined
  return { block, month, series: await packMonth(next), ids: grown, changes }
}

const nothingYet = startMonth(1, new Int32Array(0))

/** The prices of a block in the order of its ids, to which printings with a first price are added. */
function pricesByPlace(
  catalogue: PricedCatalogue,
  printings: readonly number[],
  stored: Uint8Array,
) {
  const places = placesOf(stored)
  const prices = new Int32Array((places.size + printings.length) * priceFields.length).fill(noPrice)
  const added: string[] = []
  for (const printing of printings) {
    const key = keyOf(rowText(catalogue.texts.printingId, printing))
    const cents = centsOf(catalogue, printing)
    const isNew = !places.has(key)
    if (isNew && cents.every((price) => price === noPrice)) continue
    prices.set(cents, (places.get(key) ?? places.size + added.length) * priceFields.length)
    if (isNew) added.push(key)
  }
  return {
    ids: added.length > 0 ? addIds(stored, added) : stored,
    prices: prices.slice(0, (places.size + added.length) * priceFields.length),
  }
}

function dayOf(date: string): number {
  return Number(date.slice(8))
}

interface NewDay {
  day: string
  /** The last recorded day that the blocks were made from. */
  previous: string | undefined
  blocks: readonly ChangedBlock[]
}

/** Blocks written by one statement. SQLite works in this thread: a few at a time, then others. */
const blocksAtOnce = 4

/** False, with nothing written, when `previous` is not the last day any more. */
async function writeDay(db: Deps['db'], { day, previous, blocks }: NewDay): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await insertDay(tx, day, previous))) return false
    for (let at = 0; at < blocks.length; at += blocksAtOnce) {
      const chunk = blocks.slice(at, at + blocksAtOnce)
      await upsertIds(
        tx,
        chunk.flatMap(({ block, ids }) => (ids ? [{ block, ids }] : [])),
      )
      await upsertMonths(
        tx,
        chunk.map(({ block, month, series }) => ({ block, month, series })),
      )
      await setImmediate()
    }
    return true
  })
}
