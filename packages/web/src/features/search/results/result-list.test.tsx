import { expect, test } from 'vitest'
import { buttonIn } from '../../../test/controls.ts'
import { cardNamed } from '../../../test/decks.ts'
import { drawSearchAt, pressKey } from '../../../test/search.tsx'
import { waitFor } from '../../../test/wait-for.ts'

const sol = (id: string) => cardNamed('Sol Ring', { id, setCode: id, collectorNumber: '7' })
const results = [['Opt', 'Duress'], ['Shock', 'Negate'], ['Cancel']].map((names) =>
  names.map((name) => cardNamed(name)),
)

test('more results come from the next page, each of them once', async () => {
  const { box, requests, names } = await drawSearchAt('/?q=any', { results })
  await waitFor(() => expect(names()).toEqual(['Opt', 'Duress']))
  buttonIn(box, 'Show more results').click()
  await waitFor(() => expect(names()).toEqual(['Opt', 'Duress', 'Shock', 'Negate']))
  buttonIn(box, 'Show more results').click()
  await waitFor(() => expect(names()).toEqual(results.flat().map(({ name }) => name)))
  expect(requests.map(({ page }) => page)).toEqual([1, 2, 3])
  expect(() => buttonIn(box, 'Show more results')).toThrow()
})

test('the versions of a card stand under one name, each with its label', async () => {
  const cards = [sol('msc'), sol('ltc'), cardNamed('Opt')]
  const server = { results: [cards], answer: { searchMode: 'cards' } } as const
  const { box, names } = await drawSearchAt('/?q=any', server)
  await waitFor(() =>
    expect(names()).toEqual(['Sol Ring, Cheapest', 'Sol Ring, Most Expensive', 'Opt']),
  )
  const headings = [...box.querySelectorAll('h3')].map(({ textContent }) => textContent)
  expect(headings).toEqual(['Sol Ring', 'Opt'])
})

test('two cards of one name stand apart', async () => {
  const zombie = (id: string, oracleId: string) =>
    cardNamed('Zombie', { id, setCode: id, oracleId })
  const cards = [zombie('afr', 'fell'), zombie('clb', 'fell'), zombie('mid', 'decayed')]
  const server = { results: [cards], answer: { searchMode: 'cards' } } as const
  const { box, names } = await drawSearchAt('/?q=any', server)
  await waitFor(() =>
    expect(names()).toEqual(['Zombie, Cheapest', 'Zombie, Most Expensive', 'Zombie']),
  )
  const headings = [...box.querySelectorAll('h3')].map(({ textContent }) => textContent)
  expect(headings).toEqual(['Zombie', 'Zombie'])
})

test('an etched price is shown where there is one, and only there', async () => {
  const prices = { usd: null, usdFoil: null, usdEtched: '4.10', eur: null, eurFoil: null }
  const cards = [cardNamed('Opt', { prices }), cardNamed('Shock')]
  const { box } = await drawSearchAt('/?q=any', { results: [cards] })
  await waitFor(() => expect(box.querySelectorAll('article')).toHaveLength(2))
  const [opt, shock] = [...box.querySelectorAll('article dl')].map((one) => one.textContent)
  expect(opt).toBe('USDN/AUSD FoilN/AEURN/AUSD Etched$4.10')
  expect(shock).toBe('USD$1.50USD Foil$9.00EURN/A')
})

test('the arrow keys go from result to result', async () => {
  const { names } = await drawSearchAt('/?q=any', { results })
  await waitFor(() => expect(names()).toHaveLength(2))
  const focused = () => document.activeElement?.closest('article')?.getAttribute('aria-label')
  pressKey('ArrowDown')
  expect(focused()).toBe('Opt')
  pressKey('End')
  expect(focused()).toBe('Duress')
  pressKey('Home')
  expect(focused()).toBe('Opt')
})

test('sort and view are as the user chose them, unless the address says otherwise', async () => {
  const settings = { searchSort: 'newest', searchView: 'images' } as const
  const { box, requests } = await drawSearchAt('/?q=any&view=details', { results, settings })
  await waitFor(() => expect(box.querySelector('article dl')).not.toBeNull())
  expect(requests[0]?.sort).toBe('newest')
})

test('a chosen sort is in the address and remembered, and takes the place of the query’s', async () => {
  const server = { results, answer: { isOrderedByQuery: true } }
  const page = await drawSearchAt('/?q=t%3Agoblin+order%3Ausd+dir%3Aasc', server)
  await waitFor(() => expect(page.names()).toHaveLength(2))
  const select = page.box.querySelector<HTMLSelectElement>('select[aria-label="Sort by"]')
  if (!select) throw new Error('There is no select to sort by.')
  expect(select.selectedOptions[0]?.text).toBe('As the query says')
  select.value = 'name'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await waitFor(() => expect(page.shown()).toBe('/?q=t%3Agoblin&sort=name'))
  await waitFor(() => expect(page.patches).toEqual([{ searchSort: 'name' }]))
})
