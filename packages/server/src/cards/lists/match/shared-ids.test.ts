import { expect, test } from 'vitest'
import { reported, sampleWith, titleOf } from '../../../test/matches.ts'
import type { ParsedCard } from '../listed.ts'
import { readList } from '../read/read-list.ts'
import { suggestionsFor } from './suggestions.ts'

/**
 * Goblin Guide has its foil apart, Brainstorm its etched one; Opt has the product of Steppe Lynx.
 */
const catalogue = await sampleWith({
  'zen 126': [
    { finishes: ['nonfoil'], multiverse_ids: [170987] },
    { ...id(1), collector_number: '126★', finishes: ['foil'], multiverse_ids: [170987] },
  ],
  'zen 36': [{}, { ...id(2), collector_number: '36†', finishes: ['nonfoil'] }],
  'sta 13': [
    { finishes: ['nonfoil', 'foil'] },
    { ...id(3), collector_number: '13★', finishes: ['etched'], tcgplayer_id: undefined },
  ],
  'inv 64': { tcgplayer_id: 33439 },
})

function id(last: number) {
  return { id: `00000000-0000-4000-8000-00000000000${last}` }
}

const guide = { tcgplayerId: 33305 }
const lynx = { tcgplayerId: 33439 }

test.each<[raw: ParsedCard, reported: string]>([
  [{ ...guide, collectorNumber: '126' }, 'Goblin Guide ZEN 126, marketplace'],
  [{ ...guide, collectorNumber: '126★' }, 'Goblin Guide ZEN 126★, marketplace'],
  [{ ...guide, collectorNumber: '126*', finish: 'nonfoil' }, 'Goblin Guide ZEN 126★, marketplace'],
  [{ ...lynx, setCode: 'INV' }, 'Opt INV 64, marketplace'],
  [{ ...lynx, name: 'Opt' }, 'Opt INV 64, marketplace'],
  [{ ...lynx, name: 'Steppe Lynx', finish: 'foil' }, 'Steppe Lynx ZEN 36, marketplace'],
  [{ ...guide, finish: 'foil' }, 'Goblin Guide ZEN 126★, marketplace'],
  [{ ...guide, finish: 'nonfoil' }, 'Goblin Guide ZEN 126, marketplace'],
  [{ cardmarketId: 21762, finish: 'foil' }, 'Goblin Guide ZEN 126★, marketplace'],
  [{ mtgoId: 34374, finish: 'nonfoil' }, 'Goblin Guide ZEN 126, marketplace'],
  [{ multiverseId: 170987, finish: 'foil' }, 'Goblin Guide ZEN 126★, marketplace'],
  [{ tcgplayerId: 235388, collectorNumber: '13' }, 'Brainstorm STA 13★, marketplace, etched'],
  // Marketplaces know no stars.
  [{ ...guide, collectorNumber: '126', finish: 'foil' }, 'Goblin Guide ZEN 126★, marketplace'],
])('of printings with one id the rest of the row tells which: %j is %s', async (raw, expected) => {
  expect(await reported(catalogue, raw)).toBe(expected)
})

test.each<[raw: ParsedCard, reported: string]>([
  [guide, 'Goblin Guide ZEN 126, marketplace?'],
  [{ ...guide, name: 'Goblin Guide', setCode: 'ZEN' }, 'Goblin Guide ZEN 126, marketplace?'],
  [{ cardmarketId: 21762 }, 'Goblin Guide ZEN 126, marketplace?'],
  [{ mtgoId: 34374 }, 'Goblin Guide ZEN 126, marketplace?'],
  [{ multiverseId: 170987 }, 'Goblin Guide ZEN 126, marketplace?'],
  [{ ...lynx, name: 'Steppe Lynx', finish: 'nonfoil' }, 'Steppe Lynx ZEN 36, marketplace?'],
])('when nothing tells, it is the usual one with a question: %j is %s', async (raw, expected) => {
  expect(await reported(catalogue, raw)).toBe(expected)
})

test('the finish that a table says tells too', async () => {
  const table = Buffer.from('Quantity,TCGplayer ID,Foil\n1,33305,foil\n1,33305,normal\n')
  const { rows } = await readList(table, { name: 'cards.csv' }, () => {})
  expect(await Promise.all(rows.map(({ card }) => reported(catalogue, card)))).toEqual([
    'Goblin Guide ZEN 126★, marketplace',
    'Goblin Guide ZEN 126, marketplace',
  ])
})

test.each<ParsedCard>([
  guide,
  { cardmarketId: 21762 },
  { mtgoId: 34374 },
  { multiverseId: 170987 },
])('all printings of the id %j are suggested, of other cards none', async (raw) => {
  const suggested = await suggestionsFor(catalogue, raw, 8)
  expect(suggested.map((printing) => titleOf(catalogue, printing))).toEqual([
    'Goblin Guide ZEN 126',
    'Goblin Guide ZEN 126★',
  ])
})

test('printings of the id come before what is called as the row says', async () => {
  const suggested = await suggestionsFor(catalogue, { ...lynx, name: 'Goblin Guide' }, 4)
  const titles = suggested.map((printing) => titleOf(catalogue, printing))
  expect(titles.slice(0, 3).sort()).toEqual([
    'Opt INV 64',
    'Steppe Lynx ZEN 36',
    'Steppe Lynx ZEN 36†',
  ])
  expect(titles[3]).toMatch(/^Goblin Guide /)
})
