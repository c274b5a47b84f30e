import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { noPrice } from '@manafolio/search'
import type { PricedCatalogue } from '@manafolio/server/src/cards/price-history/catalogue-prices.ts'

/** Printings with their prices, which change from day to day. */
export interface PriceWorld {
  ids: string[]
  /** Cents by printing: usd, usdFoil, eur. */
  prices: Int32Array
  records: { bytes: Uint8Array; starts: Uint32Array }
}

/** The moves of a day: the share of all prices that move, and how far. */
export interface Market {
  share: number
  /** Standard deviation of a move, as a share of the price; at least a cent. */
  usual: number
  /** One move in a hundred. */
  rare: number
}

/** Every nth printing of a bulk file, or of those that have a price. */
export async function readPart(
  bulkFile: string,
  { every, only }: { every: number; only: 'all' | 'priced' },
): Promise<string[]> {
  const lines: string[] = []
  let seen = 0
  const file = createReadStream(bulkFile).pipe(createGunzip())
  for await (const line of createInterface({ input: file })) {
    const matches = only === 'all' || /"(usd|usd_foil|eur)":"/.test(line)
    if (matches && seen++ % every === 0) lines.push(line)
  }
  return lines
}

/** This many printings, spread over the first blocks. */
export function priceWorld(
  lines: readonly string[],
  { printings, blocks }: { printings: number; blocks: number },
): PriceWorld {
  const cards = Array.from({ length: printings }, (_, i) =>
    JSON.parse(lines[i % lines.length] ?? ''),
  )
  const prices = cards.flatMap(({ prices: { usd, usd_foil, eur } }) =>
    [usd, usd_foil, eur].map((price) => Math.round(Number(price) * 100) || noPrice),
  )
  return {
    ids: cards.map((_, i) => idOf(i % blocks, i)),
    prices: Int32Array.from(prices),
    records: recordsOf(cards),
  }
}

/** About as long as the records of a catalogue. */
function recordsOf(cards: Record<string, unknown>[]): PriceWorld['records'] {
  const rows = cards.map(({ all_parts, card_faces, image_uris, legalities, oracle_text, ...own }) =>
    Buffer.from(JSON.stringify(own)),
  )
  return { bytes: Buffer.concat(rows), starts: startsOf(rows.map((row) => row.length)) }
}

function startsOf(lengths: readonly number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1)
  lengths.forEach((length, i) => {
    starts[i + 1] = (starts[i] ?? 0) + length
  })
  return starts
}

/** The id of a printing in a block; the first seven bits are the block. */
function idOf(block: number, number: number): string {
  const digits = (value: number, length: number) => value.toString(16).padStart(length, '0')
  return `${digits(block * 2, 2)}${digits(number, 6)}-0000-4000-8000-000000000000`
}

/** The world several times, each time in its own blocks. */
export function timesWorld(
  { ids, prices, records }: PriceWorld,
  { times, blocks }: { times: number; blocks: number },
): PriceWorld {
  const parts = Array.from({ length: times }, (_, part) => part)
  const lengths = ids.map((_, i) => (records.starts[i + 1] ?? 0) - (records.starts[i] ?? 0))
  return {
    ids: parts.flatMap((part) => ids.map((_, i) => idOf((i % blocks) + part * blocks, i))),
    prices: Int32Array.from(parts.flatMap(() => [...prices])),
    records: {
      bytes: Buffer.concat(parts.map(() => records.bytes)),
      starts: startsOf(parts.flatMap(() => lengths)),
    },
  }
}

export function catalogueOf(world: PriceWorld, pricesAsOf: string): PricedCatalogue {
  const rows = world.ids.map((id) => `${id}\0`)
  const column = (field: number) =>
    Int32Array.from(world.ids, (_, i) => world.prices[i * 3 + field] ?? noPrice)
  return {
    meta: { source: 'bulk', pricesAsOf },
    texts: {
      printingId: {
        text: rows.join(''),
        starts: Uint32Array.from([...rows, ''], (_, i) => i * 37),
      },
    },
    columns: { printingUsd: column(0), printingUsdFoil: column(1), printingEur: column(2) },
    pools: { printings: world.records },
  }
}

/** Moves the prices by a day. */
export function moveOn(
  { prices }: PriceWorld,
  { share, usual, rare }: Market,
  random: () => number,
) {
  for (let series = 0; series < prices.length; series++) {
    const price = prices[series] ?? noPrice
    if (price === noPrice || random() >= share) continue
    const deviation = random() < 0.01 ? rare : usual
    const move = Math.round(normal(random) * deviation * price) || (random() < 0.5 ? 1 : -1)
    prices[series] = Math.max(1, price + move)
  }
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** The same numbers in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
