import { getValueMovers, getValueParts, refusals } from '@manafolio/contract'
import { expect, test } from 'vitest'
import {
  draw,
  moverOf,
  on,
  partOf,
  radioIn,
  rowsIn,
  setUpValueServer,
} from '../../../test/collection/value-page.tsx'
import { buttonIn } from '../../../test/controls.ts'
import { refusal } from '../../../test/refusal.ts'
import { waitFor } from '../../../test/wait-for.ts'

const { answer, requests, setOutput, setOutputs } = setUpValueServer()

// One day only: these tests are about the sections below the chart.
const days = [on('2026-08-15', 112.5)]

/** Without the card image, which is decorative and loads later. */
function readOut(element: Element): string {
  const copy = element.cloneNode(true)
  if (copy instanceof Element)
    for (const one of copy.querySelectorAll('[aria-hidden]')) one.remove()
  return copy.textContent ?? ''
}

/** The title of each list of movers with its rows, or the message in place of them. */
const listsIn = (box: Element) =>
  [...box.querySelectorAll('h3')]
    .filter(({ textContent }) => /^(Winners|Losers)$/.test(textContent))
    .map((title) => {
      const rows = [...(title.parentElement?.querySelectorAll('article, h3 + p') ?? [])]
      return [title.textContent, ...rows.map(readOut)]
    })

test('movers show which copies changed, the prices before and after, and link to them', async () => {
  const foil = { finish: 'foil', copies: 1, priceBeforeUsd: 10, priceUsd: 4 } as const
  setOutputs({
    days,
    movers: {
      winners: [moverOf('Goblin Guide')],
      losers: [moverOf('Fire // Ice', { ...foil, setCode: 'apc', collectorNumber: '128' })],
    },
  })
  const { box } = await draw()
  expect(listsIn(box)).toEqual([
    ['Winners', 'Goblin GuideZEN 126\u00a0· Nonfoil · 3 copiesUp +$1.50 (+25.0%)$2.00 → $2.50'],
    ['Losers', 'Fire // IceAPC 128\u00a0· Foil · 1 copyDown −$6.00 (−60.0%)$10.00 → $4.00'],
  ])
  const linkOf = (text: string) =>
    [...box.querySelectorAll('a')].find((one) => one.textContent === text)?.getAttribute('href')
  expect(linkOf('Fire // Ice')).toBe('/card/apc/128/fire-ice')
  expect(linkOf('1 copy')).toBe('/collection?q=set%3Aapc+cn%3A128')
  expect(box.textContent).toContain(
    'Compared with Aug 8, 2026, by prices of Aug 15, 2026: Up +$1.50 for 3 copies that have a price on both days.',
  )
})

test('the number of days is in the URL; unknown shares are omitted', async () => {
  setOutputs({ days, movers: { winners: [moverOf('Goblin Guide')] } })
  const { box, router } = await draw()
  expect(listsIn(box)).toEqual([
    ['Winners', expect.stringContaining('Goblin Guide')],
    ['Losers', 'None of your cards went down.'],
  ])
  setOutputs({ days, movers: { from: null, comparedCopies: 0, changeUsd: 0 } })
  radioIn(box, 'Movers of the last', '30 days').click()
  await waitFor(() => expect(router.state.location.search).toEqual({ movers: '30' }))
  await waitFor(() => expect(box.textContent).toContain('There are no prices for that period yet.'))
  expect(listsIn(box)).toEqual([])
  expect(requests.map(({ address }) => address)).toContain('/api/collection/value/movers?days=30')
})

test('the value is broken down by color, rarity and finish', async () => {
  setOutputs({
    days,
    parts: {
      valueUsd: 200,
      colors: [
        partOf('R', 'R', { valueUsd: 150, copies: 1200, pricedCopies: 1199 }),
        partOf('M', 'M', { valueUsd: 50 }),
        partOf('C', 'C', { valueUsd: 0, copies: 1, pricedCopies: 0 }),
      ],
      rarities: [partOf('mythic'), partOf('')],
      finishes: [partOf('etched')],
    },
  })
  const { box } = await draw()
  expect(rowsIn(box, 'By color')).toEqual([
    ['Red1,200 cards, 1,199 with a price', '75%', '$150.00'],
    ['Multicolor2 cards', '25%', '$50.00'],
    ['Colorless1 card, 0 with a price', '0%', '$0.00'],
  ])
  expect(rowsIn(box, 'By rarity').map(([name]) => name)).toEqual([
    'mythic2 cards',
    'Unknown2 cards',
  ])
  expect(rowsIn(box, 'By finish')).toEqual([['Etched2 cards', '6%', '$12.00']])
})

test('of many sets the first ten are shown, and all on demand', async () => {
  const sets = Array.from({ length: 12 }, (_, at) => partOf(`s${at}`, `Set ${at}`))
  setOutputs({ days, parts: { sets } })
  const { box } = await draw()
  const names = () => rowsIn(box, 'By set').map(([name]) => name?.replace('2 cards', ''))
  expect(names()).toHaveLength(10)
  expect(names()).not.toContain('Set 10')
  buttonIn(box, 'Show all 12 sets').click()
  await waitFor(() => expect(names()).toContain('Set 11'))
  buttonIn(box, 'Show the first 10').click()
  await waitFor(() => expect(names()).toHaveLength(10))
})

test('each section fails and is retried independently', async () => {
  setOutputs({ days })
  answer(getValueMovers, () => refusal(500, 'internal', refusals.internal[1]))
  answer(getValueParts, () => refusal(429, 'too_many_requests', refusals.too_many_requests[1]))
  const { box } = await draw()
  const alerts = () => [...box.querySelectorAll('[role=alert]')].map((one) => one.textContent)
  expect(alerts()).toEqual([
    `The biggest movers could not be loaded${refusals.internal[1]}Try again`,
    `The breakdown could not be loaded${refusals.too_many_requests[1]}Try again`,
  ])
  expect(box.textContent).toContain('$112.50')
  setOutputs({ days, movers: { winners: [moverOf('Goblin Guide')] } })
  buttonIn(box, 'Try again').click()
  await waitFor(() => expect(listsIn(box)[0]?.[1]).toContain('Goblin Guide'))
  expect(alerts()).toEqual([expect.stringContaining('The breakdown could not be loaded')])
  setOutput(getValueParts, {
    valueUsd: 1,
    copies: 1,
    pricedCopies: 1,
    pricesAsOf: '2026-08-15',
    sets: [partOf('zen', 'Zendikar')],
    colors: [],
    rarities: [],
    finishes: [],
  })
  buttonIn(box, 'Try again').click()
  await waitFor(() => expect(rowsIn(box, 'By set')[0]?.[0]).toBe('Zendikar2 cards'))
})
