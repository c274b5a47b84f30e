import { rarities } from '@manafolio/contract'
import type { AdviceTable, RoleName } from '@manafolio/deck'
import { type Catalogue, legalities } from '@manafolio/search'

const tables = new WeakMap<Catalogue, AdviceTable>()

/** What advice reads of the cards of a catalogue: its columns, and nothing else. */
export function adviceTableOf(catalogue: Catalogue): AdviceTable {
  const known = tables.get(catalogue) ?? tableOf(catalogue)
  tables.set(catalogue, known)
  return known
}

function tableOf({ meta, columns }: Catalogue): AdviceTable {
  return {
    bans: bansIn(meta, columns),
    rarity: lowestRarities(meta, columns),
    cardCount: meta.cardCount,
    tagNames: meta.adviceTags,
    tagStarts: columns.cardAdviceTagStarts,
    tags: columns.cardAdviceTags,
    popularity: columns.cardPopularity,
    edhrecRank: columns.cardEdhrecRank,
    colors: columns.cardColors,
    identity: columns.cardIdentity,
    manaValue: columns.cardManaValue,
    usdCents: columns.cardUsd,
    printings: columns.cardPrints,
  }
}

type Meta = Catalogue['meta']
type Columns = Catalogue['columns']

function bansIn({ cardCount, formats }: Meta, { cardLegalities }: Columns): Uint8Array {
  const isBan = legalities.map((word) => word === 'banned' || word === 'restricted')
  return Uint8Array.from({ length: cardCount }, (_, card) =>
    cardLegalities
      .subarray(card * formats.length, (card + 1) * formats.length)
      .reduce((bans, code) => bans + Number(isBan[code]), 0),
  )
}

function lowestRarities({ cardCount }: Meta, columns: Columns): Uint8Array {
  const { cardPrintings, printingRarity } = columns
  return Uint8Array.from({ length: cardCount }, (_, card) =>
    printingRarity
      .subarray(cardPrintings[card], cardPrintings[card + 1])
      .reduce((lowest, rarity) => Math.min(lowest, rarity), rarities.length),
  )
}

export function roleTag(role: RoleName): string {
  return `role:${role}`
}
