import { pages } from '@manafolio/contract'
import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { drawPage } from '../../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../../test/people.ts'
import { refusal } from '../../../../test/refusal.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { readCompareParams } from '../history-params.ts'
import { ComparePage } from './compare-page.tsx'

const server = setUpDeckServer()

const [bolt, opt, shock] = ['Lightning Bolt', 'Opt', 'Shock'].map((name) => cardNamed(name))
const mountain = cardNamed('Mountain', { typeLine: 'Basic Land — Mountain', manaCost: '' })

function putDecks() {
  if (!bolt || !opt || !shock) throw new Error('The cards are not there.')
  const burn = [rowOf(bolt, 4), rowOf(mountain, 18), rowOf(shock, 2, 'side')]
  const tempo = [rowOf(bolt, 4), rowOf(mountain, 10), rowOf(opt, 3), rowOf(shock, 1)]
  server.decks = [
    deckOf({ id: 'burn', name: 'Burn', cards: burn }),
    deckOf({ id: 'tempo', name: 'Tempo', cards: tempo }),
  ]
}

async function openCompare(search: string) {
  const root = createRootRoute({ component: Outlet })
  const compare = createRoute({
    getParentRoute: () => root,
    path: pages.deckCompare,
    component: ComparePage,
    validateSearch: readCompareParams,
  })
  const decks = createRoute({ getParentRoute: () => root, path: pages.deckBuilding })
  const routeTree = root.addChildren([compare, decks])
  return drawPage(routeTree, { user: karn, site: plainSite, at: pages.deckCompare + search })
}

const bodyText = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
const shown = (text: string) => waitFor(() => expect(bodyText()).toContain(text))
const cardsIn = (list: string) =>
  [...document.querySelectorAll(`ul[aria-label="${list}"] li`)].map((line) => line.textContent)

test('two decks are compared card by card, main deck and sideboard separately', async () => {
  putDecks()
  await openCompare('?one=burn&other=tempo')
  await shown('Only in Burn')
  expect(cardsIn('Only in Burn: Main deck')).toEqual([])
  expect(cardsIn('Only in Burn: Sideboard')[0]).toContain('Shock')
  expect(cardsIn('Only in Tempo: Main deck').join()).toMatch(/^3Opt.*,1Shock/)
  const changed = cardsIn('In both, in different numbers: Main deck')
    .join()
    .replaceAll('\u00a0', ' ')
  expect(changed).toBe('18 → 10Mountain: 18 in Burn, 10 in Tempo')
  expect(cardsIn('The same in both: Main deck')[0]).toContain('4Lightning Bolt')
})

test('their numbers are compared, and their curves once the facts are loaded', async () => {
  putDecks()
  await openCompare('?one=burn&other=tempo')
  await shown('Mana curves')
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows).toContain('Cards2218')
  expect(rows).toContain('Sideboard20')
  expect(rows).toContain('Lands1810')
})

test('cards without a difference can be left out', async () => {
  putDecks()
  await openCompare('?one=burn&other=tempo')
  await shown('The same in both')
  document.querySelector<HTMLElement>('[type=checkbox]')?.click()
  await waitFor(() => expect(bodyText()).not.toContain('The same in both'))
  expect(bodyText()).toContain('Only in Tempo')
})

test('swapping the decks changes the address', async () => {
  putDecks()
  const { router } = await openCompare('?one=burn&other=tempo')
  await shown('18 → 10')
  document.querySelector<HTMLElement>('[aria-label="Swap the decks"]')?.click()
  await shown('10 → 18')
  expect(router.state.location.search).toEqual({ one: 'tempo', other: 'burn' })
})

test('a deck is not compared with itself, with a deleted deck, or with none', async () => {
  putDecks()
  const { router } = await openCompare('?one=burn&other=burn')
  await shown('These are the same deck')
  await router.navigate({ to: pages.deckCompare, search: { one: 'burn', other: 'gone' } })
  await shown('A deck no longer exists')
  await router.navigate({ to: pages.deckCompare, search: { one: 'burn' } })
  await shown('Which decks?')
  expect(bodyText()).not.toContain('Only in')
})

test('one deck alone is not compared; a deck that can’t be loaded says so', async () => {
  putDecks()
  server.decks = server.decks.slice(0, 1)
  await openCompare('')
  await shown('It takes two decks to compare')

  putDecks()
  server.override = ({ path }) =>
    path === '/api/decks/tempo'
      ? refusal(404, 'deck_not_found', 'You have no such deck.')
      : undefined
  await openCompare('?one=burn&other=tempo')
  await shown('A deck could not be loaded')
  await shown('You have no such deck.')
})
