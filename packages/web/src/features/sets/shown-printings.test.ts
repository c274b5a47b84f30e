import type { SetPage, SetPrinting } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { lowestPrice } from '../../card-kit/prices.ts'
import type { SetParams } from './sets-params.ts'
import { filtered, printingsOf } from './shown-printings.ts'

const noPrices = { usd: null, usdFoil: null, usdEtched: null, eur: null, eurFoil: null }

function printing(collectorNumber: string, name: string, facts: Partial<SetPrinting> = {}) {
  return {
    id: `id-${collectorNumber}`,
    name,
    setCode: 'tst',
    collectorNumber,
    rarity: 'common',
    manaCost: '',
    typeLine: 'Creature — Elf',
    colorIdentity: [],
    language: 'en',
    finishes: ['nonfoil', 'foil'] as const,
    prices: noPrices,
    image: null,
    isCounted: true,
    ...facts,
  } as SetPrinting // finishes of a constant
}

const printings = [
  printing('2', 'Séance', {
    rarity: 'rare',
    prices: { ...noPrices, usd: '2.00', usdFoil: '1.50' },
  }),
  printing('10', 'Llanowar Elves', { prices: { ...noPrices, usd: '0.20', eur: '3.00' } }),
  printing('11', 'Opt', { rarity: 'mythic', typeLine: 'Instant' }),
  printing('A-11', 'A-Opt', { isCounted: false }),
]
const copies = { scryfallId: 'id-10', nonfoil: 0, foil: 2, etched: 0, inOtherSets: 1 }

function shownTo(owned: Pick<NonNullable<SetPage['owned']>, 'copies'> | null, params: SetParams) {
  const page = { printings, owned } as unknown as SetPage // only these are read
  return filtered(printingsOf(page), params).map((one) => one.printing.name)
}

const shown = (params: SetParams) => shownTo({ copies: [copies] }, params)

test.each<[SetParams, string[]]>([
  [{}, ['Séance', 'Llanowar Elves', 'Opt', 'A-Opt']],
  [{ show: 'owned' }, ['Llanowar Elves']],
  [{ show: 'missing' }, ['Séance', 'Opt']],
  [{ rarity: 'rare' }, ['Séance']],
  [{ q: 'seance' }, ['Séance']],
  [{ q: 'elf 10' }, ['Llanowar Elves']],
  [{ sort: 'name' }, ['A-Opt', 'Llanowar Elves', 'Opt', 'Séance']],
  [{ sort: 'dearest' }, ['Séance', 'Llanowar Elves', 'Opt', 'A-Opt']],
  [{ sort: 'cheapest' }, ['Llanowar Elves', 'Séance', 'Opt', 'A-Opt']],
  [{ sort: 'dearest', currency: 'eur' }, ['Llanowar Elves', 'Séance', 'Opt', 'A-Opt']],
  [{ sort: 'rarity' }, ['Opt', 'Séance', 'Llanowar Elves', 'A-Opt']],
])('%o shows %o', (params, names) => {
  expect(shown(params)).toEqual(names)
})

test('a visitor sees all of them, whatever the address says', () => {
  expect(shownTo(null, { show: 'owned' })).toHaveLength(4)
})

test('the price of a printing is that of its cheapest finish', () => {
  const [seance, elves, opt] = printings.map((one) => lowestPrice(one.prices, 'usd'))
  expect([seance, elves, opt]).toEqual([1.5, 0.2, undefined])
})
