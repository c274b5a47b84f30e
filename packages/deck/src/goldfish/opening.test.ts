import { expect, test } from 'vitest'
import { sourcesNeeded } from '../odds/karsten-table.ts'
import { randomFrom } from '../odds/random.ts'
import { dealtOpening } from './opening.ts'

interface Cost {
  cards: number
  lands: number
  symbols: number
  manaValue: number
}

/** How often enough of these sources are among the lands on curve, when there are enough lands. */
function consistency({ cards, lands, symbols, manaValue }: Cost, sources: number): number {
  const library = new Uint32Array(cards)
  library.fill(1, 0, sources).fill(2, sources, lands)
  const random = randomFrom(20_220_802)
  const rules = { keepable: { from: 2, to: 5 }, freeMulligans: 0, draws: manaValue - 1 }
  let [enough, castable] = [0, 0]
  for (let game = 0; game < 20_000; game++) {
    const { seen } = dealtOpening(library, rules, random)
    if (seen.filter((card) => card > 0).length < manaValue) continue
    enough++
    if (seen.filter((card) => card === 1).length >= symbols) castable++
  }
  return castable / enough
}

test.each([
  { cards: 60, lands: 25, symbols: 1, manaValue: 1 },
  { cards: 60, lands: 25, symbols: 2, manaValue: 3 },
  { cards: 60, lands: 25, symbols: 2, manaValue: 4 },
  { cards: 60, lands: 25, symbols: 3, manaValue: 5 },
  { cards: 40, lands: 17, symbols: 2, manaValue: 3 },
  { cards: 80, lands: 35, symbols: 1, manaValue: 2 },
])(
  'with the mulligans of Karsten’s article, $cards cards need the sources of his table: %o',
  (cost) => {
    const needed = sourcesNeeded(cost, cost.cards)
    const threshold = (89 + cost.manaValue) / 100
    const noise = 0.008
    expect(consistency(cost, needed)).toBeGreaterThan(threshold - noise)
    expect(consistency(cost, needed - 1)).toBeLessThan(threshold + noise)
  },
)
