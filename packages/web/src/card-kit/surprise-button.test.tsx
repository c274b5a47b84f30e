import { getRandomCard } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { singleKeys } from '../lib/single-keys.ts'
import { setUpServer } from '../test/decks/menu-server.ts'
import { drawPage } from '../test/draw-page.tsx'
import { karn, plainSite } from '../test/people.ts'
import { refusal } from '../test/refusal.ts'
import { toastShown } from '../test/toasts.ts'
import { waitFor } from '../test/wait-for.ts'
import { SurpriseButton } from './surprise-button.tsx'
import { SurpriseTrail } from './surprise-trail.tsx'
import { readSurpriseQuery } from './use-surprise.ts'

const server = setUpServer()
const guide = { name: 'Goblin Guide', setCode: 'zen', collectorNumber: '126' }

test('the button goes to a random card of the query; an r that is typed does not', async () => {
  server.give(getRandomCard, guide)
  const { box, shown } = await draw('t:goblin')
  press(box.querySelector('input'))
  buttonIn(box).click()
  await waitFor(() => expect(shown()).toBe('/card/zen/126/goblin-guide'))
  expect(server.requests.map(({ address }) => address)).toEqual(['/api/cards/random?q=t%3Agoblin'])
})

test('a query without cards is refused with its message', async () => {
  server.answer(getRandomCard, () => refusal(404, 'nothing_found', 'No card matches this search.'))
  const { box, shown } = await draw('name:nosuchcard')
  buttonIn(box).click()
  expect(await toastShown()).toEqual(['No surprise this time', 'No card matches this search.'])
  expect(shown()).toBe('/')
})

test('R does the same, unless single keys are turned off', async () => {
  server.give(getRandomCard, guide)
  const { box, shown } = await draw('t:goblin')
  singleKeys.turn(false)
  await waitFor(() => expect(box.querySelector('kbd')).toBeNull())
  press(document.body)
  singleKeys.turn(true)
  press(document.body)
  await waitFor(() => expect(shown()).toBe('/card/zen/126/goblin-guide'))
  expect(server.requests).toHaveLength(1)
})

test('the page of a random card leads to another one of the same query', async () => {
  server.give(getRandomCard, guide)
  const { box, router } = await drawPage(SurpriseTrail, { user: karn, site: plainSite })
  expect(box.querySelector('nav')).toBeNull() // opened from elsewhere
  await router.navigate({ to: '.', replace: true, state: { surpriseQuery: 't:goblin' } })
  await waitFor(() => expect(buttonIn(box).textContent).toContain('Surprise me again'))
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/?q=t%3Agoblin')
  press(document.body)
  await waitFor(() => expect(router.history.location.pathname).toBe('/card/zen/126/goblin-guide'))
  expect(server.requests.map(({ address }) => address)).toEqual(['/api/cards/random?q=t%3Agoblin'])
  expect(readSurpriseQuery(router.history.location.state)).toBe('t:goblin')
})

async function draw(query: string) {
  const Page = () => (
    <>
      <input />
      <SurpriseButton query={query} />
    </>
  )
  const { box, router } = await drawPage(Page, { user: karn, site: plainSite })
  await waitFor(() => buttonIn(box))
  return { box, shown: () => router.history.location.pathname }
}

function buttonIn(box: ParentNode): HTMLButtonElement {
  const button = box.querySelector('button')
  expect(button?.textContent).toContain('Surprise me')
  return button as HTMLButtonElement
}

function press(target: Element | null) {
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true, cancelable: true }))
}
