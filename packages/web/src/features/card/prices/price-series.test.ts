import type { PriceHistory } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { changesOf, daysOf, extremesOf, seriesIn } from './price-series.ts'

const at = (date: string, usd: string | null, usdFoil: string | null = null) => ({
  date,
  usd,
  usdFoil,
  eur: null,
})

const history: PriceHistory = {
  points: [at('2026-02-27', '1.50'), at('2026-03-01', null, '4.00'), at('2026-03-02', '1.20')],
  recordedFrom: '2026-02-27',
  recordedTo: '2026-03-04',
}

test('a price holds until the next one, the last up to the end; without a price there is no day', () => {
  expect(daysOf(history, 'usd')).toEqual([
    { day: '2026-02-27', value: 1.5 },
    { day: '2026-02-28', value: 1.5 },
    { day: '2026-03-02', value: 1.2 },
    { day: '2026-03-03', value: 1.2 },
    { day: '2026-03-04', value: 1.2 },
  ])
  expect(daysOf(history, 'usdFoil')).toEqual([{ day: '2026-03-01', value: 4 }])
})

test('a series is offered when it has a price on any day', () => {
  expect(seriesIn(history)).toEqual(['usd', 'usdFoil'])
  expect(
    seriesIn({ points: [at('2026-02-27', '0.00')], recordedFrom: null, recordedTo: null }),
  ).toEqual([])
})

test('a change of another price is none of this one', () => {
  const points = [at('2026-02-27', '1.50'), at('2026-02-28', '1.50', '4.00'), at('2026-03-01', '2')]
  expect(changesOf({ ...history, points }, 'usd')).toEqual([
    { day: '2026-02-27', value: 1.5 },
    { day: '2026-03-01', value: 2 },
  ])
})

test('the lowest and highest price are those of the first day that had them', () => {
  const days = daysOf(history, 'usd')
  expect(extremesOf(days)).toEqual({
    lowest: { day: '2026-03-02', value: 1.2 },
    highest: { day: '2026-02-27', value: 1.5 },
  })
  expect(extremesOf([])).toBeNull()
})
