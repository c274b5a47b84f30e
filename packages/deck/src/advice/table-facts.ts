import { type AdviceTable, hasTag, tagNumber } from './advice-table.ts'

/** What a tag counts for. */
export const tagKind = { theme: 0, type: 1, manaValue: 2 } as const

/** What is computed from a table once. */
export interface TableFacts {
  /** By tag. */
  tagKinds: Uint8Array
  /**
   * By tag, the one that cards have whose texts are about it: for a subtype that they mention it, for a keyword
   * none (-1), for anything else the tag itself. A commander that matters in the command zone speaks of itself.
   */
  concerns: Int32Array
  /** By tag: 1 for what every deck needs. */
  isStaple: Uint8Array
  /** By card: 1 for lands by their fronts. */
  isLand: Uint8Array
  /** By card: how much it counts among candidates. */
  playWeights: Float64Array
  /** By card; NaN without a price. */
  logPrices: Float64Array
  logPrintings: Float64Array
}

const known = new WeakMap<AdviceTable, TableFacts>()

export function factsOf(table: AdviceTable): TableFacts {
  const facts = known.get(table) ?? computeFacts(table)
  known.set(table, facts)
  return facts
}

/** Whether a card is a land by its front. */
export function isLand(table: AdviceTable, card: number): boolean {
  return factsOf(table).isLand[card] === 1
}

function computeFacts(table: AdviceTable): TableFacts {
  const land = tagNumber(table, 'role:land') ?? -1
  return {
    tagKinds: Uint8Array.from(table.tagNames, kindOf),
    concerns: Int32Array.from(table.tagNames, (name, tag) => concernOf(table, name) ?? tag),
    isStaple: Uint8Array.from(table.tagNames, (name) =>
      Number(name.startsWith('role:') || staples.has(name)),
    ),
    isLand: Uint8Array.from(table.popularity, (_, card) => Number(hasTag(table, card, land))),
    playWeights: Float64Array.from(table.popularity, (popularity) => 10 ** (0.35 * popularity)),
    logPrices: Float64Array.from(table.usdCents, (cents) =>
      cents < 0 ? Number.NaN : Math.log10(Math.max(5, cents)),
    ),
    logPrintings: Float64Array.from(table.printings, (count) => Math.log10(Math.max(1, count))),
  }
}

function kindOf(name: string): number {
  if (name.startsWith('type:')) return tagKind.type
  return name.startsWith('mv:') ? tagKind.manaValue : tagKind.theme
}

function concernOf(table: AdviceTable, name: string): number | undefined {
  if (name.startsWith('kw:') || name === 'concept:commander_matters') return -1
  if (name.startsWith('sub:')) return tagNumber(table, name.replace('sub:', 'cares:')) ?? -1
  return undefined
}

/** Cards that serve every deck: having many of them does not mean that a deck wants more. */
const staples: ReadonlySet<string> = new Set(
  [
    ...['mana_rock', 'mana_creature', 'ramp', 'ramp_lands', 'fixing', 'basics', 'draw', 'cantrip'],
    ...['counterspell', 'tutor', 'spell_damage', 'edict', 'modal', 'pump'],
  ].map((name) => `concept:${name}`),
)
