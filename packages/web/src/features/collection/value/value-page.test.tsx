import { getValueHistory, refusals } from '@manafolio/contract'
import { expect, test, vi } from 'vitest'
import {
  draw,
  on,
  radioIn,
  rowsIn,
  setUpValueServer,
  twoDays,
} from '../../../test/collection/value-page.tsx'
import { buttonIn, type } from '../../../test/controls.ts'
import { refusal } from '../../../test/refusal.ts'
import { waitFor } from '../../../test/wait-for.ts'

// jsdom has no layout: the position of a day is its index.
vi.mock('../../../ui/time-chart/plot.ts', () => ({
  drawPlot: () => ({
    spotOf: (place: number) => ({ left: place, top: 0 }),
    placeAt: (left: number) => left,
    destroy: () => {},
  }),
}))

const { answer, requests, setOutput, setOutputs } = setUpValueServer()

const summaryIn = (box: Element) => box.querySelector('[aria-label="Value now"]')?.textContent
const sliderIn = (box: Element) => box.querySelector<HTMLInputElement>('input[type=range]')

test('the head shows the value, its change, and how many cards have a price', async () => {
  setOutputs()
  const { box } = await draw()
  expect(box.querySelector('h1')?.textContent).toBe('Value over time')
  expect(summaryIn(box)).toBe(
    'Total value (USD)$112.50Up +$12.50 (+12.5%) since Aug 1, 2026, including cards added and removed' +
      '3 of 4 cards have a price, as of Aug 15, 2026',
  )
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/collection')
})

test.each([
  [[on('2026-08-01', 100), on('2026-08-02', 50)], 'Down −$50.00 (−50.0%) since Aug 1, 2026'],
  [[on('2026-08-01', 100), on('2026-08-02', 100)], 'Unchanged $0.00 (0.0%) since Aug 1, 2026'],
  [[on('2026-08-01', 0), on('2026-08-02', 5)], 'Up +$5.00 since Aug 1, 2026'],
])('a change is described: %#', async (days, text) => {
  setOutputs({ days })
  const { box } = await draw()
  expect(summaryIn(box)).toContain(text)
})

test('the range is in the URL and ends with the last prices', async () => {
  setOutputs()
  const { box, router } = await draw('/collection/value?range=30d')
  const ranges = () => requests.flatMap(({ address }) => /history\?(.+)/.exec(address)?.[1] ?? [])
  expect(ranges()).toEqual(['from=2026-07-16'])
  expect(radioIn(box, 'Range of the chart', '30 days').checked).toBe(true)
  radioIn(box, 'Range of the chart', '3 years').click()
  await waitFor(() => expect(router.state.location.search).toEqual({ range: '3y' }))
  await waitFor(() => expect(ranges()).toEqual(['from=2026-07-16', 'from=2023-08-15']))
})

test('arrow keys move from day to day, and announce it', async () => {
  setOutputs({ days: [on('2026-08-01', 100), on('2026-08-02', 1150), on('2026-08-15', 112.5)] })
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

test('a table has the same numbers, newest first and fifty to a page', async () => {
  const days = Array.from({ length: 60 }, (_, at) =>
    on(new Date(Date.UTC(2026, 5, 17 + at)).toISOString().slice(0, 10), at),
  )
  setOutputs({ days })
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
  [[], 'There is no history for this period.'],
])('with fewer than two days there is a note instead of a chart: %#', async (days, text) => {
  setOutputs({ days })
  const { box } = await draw()
  expect(box.textContent).toContain(text)
  expect(box.textContent).toContain("Your collection's value is recorded once a day from now on.")
  expect(sliderIn(box)).toBeNull()
  expect(box.textContent).toContain('Biggest movers')
})

test('on the first day there are no ranges and periods to choose between', async () => {
  setOutputs({ days: [on('2026-08-15', 112.5)], movers: { from: null, winners: [], losers: [] } })
  const { box } = await draw()
  await waitFor(() => expect(box.querySelector('input[type=radio]')).toBeNull())
  expect(box.textContent).toContain('$112.50 on Aug 15, 2026')
  expect(box.textContent).toContain('There are no prices for that period yet.')
})

test('a range with a single day leads to the longer ones', async () => {
  setOutputs()
  answer(getValueHistory, ({ address }) =>
    Response.json({ days: address.includes('2026-07-16') ? [on('2026-08-15', 112.5)] : twoDays }),
  )
  const { box } = await draw('/collection/value?range=30d')
  expect(box.textContent).toContain('$112.50 on Aug 15, 2026')
  radioIn(box, 'Range of the chart', '1 year').click()
  await waitFor(() => expect(sliderIn(box)).not.toBeNull())
})

test.each([[[]], [[{ ...on('2026-08-15', 0), copies: 0, pricedCopies: 0 }]]])(
  'an empty collection links to the search: %#',
  async (days) => {
    setOutputs({ days, parts: { copies: 0, pricedCopies: 0, valueUsd: 0 } })
    const { box } = await draw()
    await waitFor(() => expect(box.textContent).toContain('Nothing to value yet'))
    expect([...box.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      ...['/collection', '/', '/collection/import'],
    ])
    expect(box.textContent).not.toContain('Biggest movers')
  },
)

test('a user with no cards left still sees the history', async () => {
  setOutputs({ parts: { copies: 0, pricedCopies: 0, valueUsd: 0 } })
  const { box } = await draw()
  expect(box.textContent).not.toContain('Nothing to value yet')
  await waitFor(() => expect(sliderIn(box)).not.toBeNull())
  expect(summaryIn(box)).toContain('No cards, as of Aug 15, 2026')
})

test('a chart that fails to load shows why and leaves the rest; it can be retried', async () => {
  setOutputs()
  answer(getValueHistory, () => refusal(500, 'internal', refusals.internal[1]))
  const { box } = await draw()
  expect(box.querySelector('[role=alert]')?.textContent).toBe(
    `The chart could not be loaded${refusals.internal[1]}Try again`,
  )
  expect(summaryIn(box)).toContain('$112.50')
  expect(box.textContent).toContain('Compared with Aug 8, 2026')
  setOutput(getValueHistory, { days: [on('2026-08-15', 112.5)] })
  buttonIn(box, 'Try again').click()
  await waitFor(() => expect(box.textContent).toContain('recorded once a day'))
  expect(box.querySelector('[role=alert]')).toBeNull()
})
