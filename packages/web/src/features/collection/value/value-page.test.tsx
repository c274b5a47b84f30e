import { getValueHistory, refusals } from '@manafolio/contract'
import { expect, test, vi } from 'vitest'
import { buttonIn, type } from '../../../test/controls.ts'
import { refusal } from '../../../test/refusal.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { draw, on, radioIn, rowsIn, setUpValueServer } from './test-page.tsx'

// There is nothing to draw on here: days are where their number is.
vi.mock('./chart/plot.ts', () => ({
  drawPlot: () => ({
    spotOf: (place: number) => ({ left: place, top: 0 }),
    placeAt: (left: number) => left,
    destroy: () => {},
  }),
}))

const { answer, asked, give, giveAll } = setUpValueServer()

const summaryIn = (box: Element) => box.querySelector('[aria-label="Value now"]')?.textContent
const sliderIn = (box: Element) => box.querySelector<HTMLInputElement>('input[type=range]')

test('the value says what it is, how it changed, and of how many cards it speaks', async () => {
  giveAll()
  const { box } = await draw()
  expect(box.querySelector('h1')?.textContent).toBe('Value over time')
  expect(summaryIn(box)).toBe(
    'Total value (USD)$112.50Up +$12.50 (+12.5%) since Aug 1, 2026, with the cards that came and went' +
      '3 of 4 cards have a price, as of Aug 15, 2026',
  )
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/collection')
})

test.each([
  [[on('2026-08-01', 100), on('2026-08-02', 50)], 'Down −$50.00 (−50.0%) since Aug 1, 2026'],
  [[on('2026-08-01', 100), on('2026-08-02', 100)], 'Unchanged $0.00 (0.0%) since Aug 1, 2026'],
  [[on('2026-08-01', 0), on('2026-08-02', 5)], 'Up +$5.00 since Aug 1, 2026'],
])('a change is told in words: %#', async (days, words) => {
  giveAll({ days })
  const { box } = await draw()
  expect(summaryIn(box)).toContain(words)
})

test('the range stands in the address and is counted from the last prices', async () => {
  giveAll()
  const { box, router } = await draw('/collection/value?range=30d')
  const ranges = () => asked.flatMap(({ address }) => /history\?(.+)/.exec(address)?.[1] ?? [])
  expect(ranges()).toEqual(['from=2026-07-16'])
  expect(radioIn(box, 'Range of the chart', '30 days').checked).toBe(true)
  radioIn(box, 'Range of the chart', '3 years').click()
  await waitFor(() => expect(router.state.location.search).toEqual({ range: '3y' }))
  await waitFor(() => expect(ranges()).toEqual(['from=2026-07-16', 'from=2023-08-15']))
})

test('keys go from day to day, which is read out', async () => {
  giveAll({ days: [on('2026-08-01', 100), on('2026-08-02', 1150), on('2026-08-15', 112.5)] })
  const { box } = await draw()
  const slider = await waitFor(() => sliderIn(box) ?? expect.unreachable())
  expect(slider.getAttribute('aria-valuetext')).toBe(
    'Aug 15, 2026: $112.50. 3 of 4 cards have a price',
  )
  type(slider, '1')
  await waitFor(() =>
    expect(slider.getAttribute('aria-valuetext')).toBe(
      'Aug 2, 2026: $1,150.00. 3 of 4 cards have a price',
    ),
  )
  expect(box.querySelector('[class*=tip]')?.textContent).toBe(
    'Aug 2, 2026$1,150.003 of 4 cards have a price',
  )
})

test('the same numbers are in a table, the newest first and fifty to a page', async () => {
  const days = Array.from({ length: 60 }, (_, at) =>
    on(new Date(Date.UTC(2026, 5, 17 + at)).toISOString().slice(0, 10), at),
  )
  giveAll({ days })
  const { box } = await draw()
  const rows = () => rowsIn(box, 'Value of your collection by day')
  expect(rows()).toEqual([])
  box.querySelector<HTMLElement>('summary')?.click()
  await waitFor(() => expect(rows()).toHaveLength(50))
  expect(rows()[0]).toEqual(['Aug 15, 2026', '$59.00', '4', '3'])
  buttonIn(box, 'Older').click()
  await waitFor(() => expect(rows()).toHaveLength(10))
  expect(rows().at(-1)).toEqual(['Jun 17, 2026', '$0.00', '4', '3'])
  expect(box.querySelector('nav')?.textContent).toBe('NewerPage 2 of 2Older')
})

test.each([
  [[on('2026-08-15', 112.5)], '$112.50 on Aug 15, 2026'],
  [[], 'Nothing is recorded of this time.'],
])('without two days there is no chart, but a promise: %#', async (days, words) => {
  giveAll({ days })
  const { box } = await draw()
  expect(box.textContent).toContain(words)
  expect(box.textContent).toContain("Your collection's value is recorded once a day from now on.")
  expect(sliderIn(box)).toBeNull()
  expect(box.textContent).toContain('Biggest movers')
})

test.each([[[]], [[{ ...on('2026-08-15', 0), copies: 0, pricedCopies: 0 }]]])(
  'an empty collection leads to cards: %#',
  async (days) => {
    giveAll({ days, parts: { copies: 0, pricedCopies: 0, valueUsd: 0 } })
    const { box } = await draw()
    await waitFor(() => expect(box.textContent).toContain('Nothing to value yet'))
    expect([...box.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      ...['/collection', '/', '/collection/import'],
    ])
    expect(box.textContent).not.toContain('Biggest movers')
  },
)

test('who has no cards any more still sees what they were worth', async () => {
  giveAll({ parts: { copies: 0, pricedCopies: 0, valueUsd: 0 } })
  const { box } = await draw()
  expect(box.textContent).not.toContain('Nothing to value yet')
  await waitFor(() => expect(sliderIn(box)).not.toBeNull())
  expect(summaryIn(box)).toContain('No cards, as of Aug 15, 2026')
})

test('a chart that can’t be had says why and leaves the rest; it is asked for again', async () => {
  giveAll()
  answer(getValueHistory, () => refusal(500, 'internal', refusals.internal[1]))
  const { box } = await draw()
  expect(box.querySelector('[role=alert]')?.textContent).toBe(
    `The chart could not be loaded${refusals.internal[1]}Try again`,
  )
  expect(summaryIn(box)).toContain('$112.50')
  expect(box.textContent).toContain('Compared with Aug 8, 2026')
  give(getValueHistory, { days: [on('2026-08-15', 112.5)] })
  buttonIn(box, 'Try again').click()
  await waitFor(() => expect(box.textContent).toContain('recorded once a day'))
  expect(box.querySelector('[role=alert]')).toBeNull()
})
