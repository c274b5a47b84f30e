import { noPrice } from '@manafolio/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeMonth, encodeMonth, packMonth, unpackMonth } from './codec.ts'
import { appendDay, lastPrices, type Month, startMonth } from './month.ts'
import { datedMonth, type PricesFrom, pricesOf } from './points.ts'

/** The recorded days of a month, each with the prices of the printings known by then. */
type Days = { day: number; printings: number[][] }[]

const price = fc.oneof(
  { weight: 3, arbitrary: fc.constant(noPrice) },
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 300 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 2 ** 31 - 1 }) },
)
const printing = fc.array(price, { minLength: 3, maxLength: 3 })

/** Prices that mostly stay from day to day, of printings that become more. */
const days: fc.Arbitrary<Days> = fc
  .uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1 })
  .chain((chosen) => {
    const changes = fc.record({
      changed: fc.array(fc.tuple(fc.nat(11), printing), { maxLength: 6 }),
      added: fc.array(printing, { maxLength: 3 }),
    })
    return fc.tuple(
      fc.constant(chosen.sort((a, b) => a - b)),
      fc.array(changes, { minLength: chosen.length, maxLength: chosen.length }),
    )
  })
  .map(([chosen, changes]) => {
    let printings: number[][] = []
    return chosen.map((day, i) => {
      const { changed = [], added = [] } = changes[i] ?? {}
      const next = new Map(changed)
      printings = [...printings.map((prices, place) => next.get(place) ?? prices), ...added]
      return { day, printings }
    })
  })

function monthOf(recorded: Days, keep: (month: Month) => Month): Month {
  const [first, ...rest] = recorded.map((each) => ({
    day: each.day,
    prices: Int32Array.from(each.printings.flat()),
  }))
  if (!first) throw new Error('a month has at least one day')
  return rest.reduce(
    (month, { day, prices }) => keep(appendDay(month, day, prices)),
    keep(startMonth(first.day, first.prices)),
  )
}

const dateOf = (day: number) => `2026-08-${String(day).padStart(2, '0')}`

/** What `pricesOf` is to find, from the days themselves. */
function naivePrices(recorded: Days, place: number): PricesFrom[] {
  let last = [noPrice, noPrice, noPrice]
  return recorded.flatMap(({ day, printings }) => {
    const prices = printings[place] ?? last
    if (prices.join() === last.join()) return []
    last = prices
    const [usd = noPrice, usdFoil = noPrice, eur = noPrice] = prices
    return [{ date: dateOf(day), usd, usdFoil, eur }]
  })
}

test('any month gives back what was put in, written and read after each day', () => {
  fc.assert(
    fc.property(days, (recorded) => {
      const month = monthOf(recorded, (grown) => decodeMonth(encodeMonth(grown)))
      const last = recorded.at(-1)?.printings ?? []
      expect([...lastPrices(month, last.length * 3)]).toEqual(last.flat())
      for (const place of last.keys()) {
        const range = { from: dateOf(recorded[0]?.day ?? 0), to: dateOf(31) }
        const found = pricesOf([datedMonth('2026-08', month)], place, range)
        expect(found).toEqual(naivePrices(recorded, place))
      }
    }),
  )
})

test('any range begins with the prices of its first day and ends with its last', () => {
  fc.assert(
    fc.property(days, fc.nat(30), fc.nat(30), (recorded, one, other) => {
      const month = datedMonth(
        '2026-08',
        monthOf(recorded, (grown) => grown),
      )
      const [first, last] = [one, other].map((i) => recorded[i % recorded.length]?.day ?? 0)
      const [from, to] = [Math.min(first ?? 0, last ?? 0), Math.max(first ?? 0, last ?? 0)]
      const within = recorded.filter(({ day }) => day >= from && day <= to)
      for (const place of recorded.at(-1)?.printings.keys() ?? []) {
        const found = pricesOf([month], place, { from: dateOf(from), to: dateOf(to) })
        expect(found).toEqual(naivePrices(within, place))
      }
    }),
  )
})

test('the largest price and none, and back, survive being stored', async () => {
  const highest = 2 ** 31 - 1
  const month = monthOf(
    [
      { day: 1, printings: [[highest, noPrice, 0]] },
      { day: 30, printings: [[noPrice, highest, noPrice]] },
      { day: 31, printings: [[highest, noPrice, 0]] },
    ],
    (grown) => grown,
  )
  expect(unpackMonth(await packMonth(month))).toEqual(month)
})

test('bytes that are cut off, too long or of another layout are refused', () => {
  const bytes = encodeMonth(startMonth(1, Int32Array.of(153, noPrice, 90)))
  expect(() => decodeMonth(bytes.subarray(0, -1))).toThrow('the bytes end too early')
  expect(() => decodeMonth(Uint8Array.of(...bytes, 0))).toThrow('followed by more bytes')
  expect(() => decodeMonth(Uint8Array.of(9, ...bytes.subarray(1)))).toThrow('in layout 9')
})

test('a day without changes takes no space', () => {
  const prices = Int32Array.of(153, noPrice, 90)
  const month = startMonth(1, prices)
  expect(encodeMonth(appendDay(month, 2, prices))).toEqual(encodeMonth(month))
})
