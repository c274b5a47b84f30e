/**
 * What advice reads of all cards: one row per card, in the order of the catalogue. Numbers of cards and
 * tags are rows and places in these arrays. Bits of colors are 1 for white up to 16 for green.
 */
export interface AdviceTable {
  cardCount: number
  /** By number, as `adviceTagsOf` names them. */
  tagNames: readonly string[]
  /** The first tag of each card; one more entry than cards. */
  tagStarts: Uint32Array
  /** Numbers of tags. */
  tags: Uint16Array
  /** As `popularityOf` gives it. */
  popularity: Float32Array
  /** NaN without a rank. */
  edhrecRank: Float32Array
  colors: Uint8Array
  identity: Uint8Array
  manaValue: Float32Array
  /** US cents of the cheapest copy; -1 without a price. */
  usdCents: Int32Array
  /** In how many formats each card is banned or restricted. */
  bans: Uint8Array
  /** The lowest rarity of each card, from 0 for common. */
  rarity: Uint8Array
  /** How many printings each card has. */
  printings: Float32Array
}

/** The number of a tag, or undefined when no card has it. */
export function tagNumber(table: AdviceTable, name: string): number | undefined {
  return tagNumbersOf(table).get(name)
}

export function hasTag(table: AdviceTable, card: number, tag: number): boolean {
  const end = table.tagStarts[card + 1] ?? 0
  for (let at = table.tagStarts[card] ?? 0; at < end; at++) if (table.tags[at] === tag) return true
  return false
}

const numbersByTable = new WeakMap<AdviceTable, ReadonlyMap<string, number>>()

function tagNumbersOf(table: AdviceTable): ReadonlyMap<string, number> {
  const known = numbersByTable.get(table)
  if (known) return known
  const numbers = new Map(table.tagNames.map((name, number) => [name, number]))
  numbersByTable.set(table, numbers)
  return numbers
}
