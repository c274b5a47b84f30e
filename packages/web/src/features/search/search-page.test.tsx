import type { Card } from '@manafolio/contract'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { entryOf, setUpCollectionServer } from '../../test/collection-server.ts'
import { buttonIn } from '../../test/controls.ts'
import { cardNamed } from '../../test/decks.ts'
import { drawPage } from '../../test/draw-page.tsx'
import { karn, plainSite } from '../../test/people.ts'
import { routesWith } from '../../test/search.tsx'
import { toastShown } from '../../test/toasts.ts'
import { waitFor } from '../../test/wait-for.ts'

const server = setUpCollectionServer()

const cardOf = (id: string) => cardNamed(id, { setName: 'Zendikar', collectorNumber: '1' })

/** The results, once it is loaded how many of them are owned. */
async function draw(...cards: (string | Card)[]) {
  server.cards = cards.map((card) => (typeof card === 'string' ? cardOf(card) : card))
  const routeTree = routesWith(() => null)
  const { box } = await drawPage(routeTree, { user: karn, site: plainSite, at: '/?q=any' })
  await waitFor(() => expect(ownedIn(box)).not.toContain(''))
  return box
}

test('a card says what else it is called', async () => {
  const box = await draw('opt', { ...cardOf('bolt'), alsoCalled: ['Hadoken', 'Blitzschlag'] })
  const [opt, bolt] = [...box.querySelectorAll('article')].map(({ textContent }) => textContent)
  expect(bolt).toContain('Also called “Hadoken”, “Blitzschlag”')
  expect(opt).not.toContain('Also called')
})

const ownedIn = (box: Element) => {
  const lines = [...box.querySelectorAll('article p[class*=owned]')]
  expect(lines.length).toBeGreaterThan(0)
  return lines.map(({ textContent }) => textContent)
}

test('each result shows how many copies the user owns, of it and of the card', async () => {
  server.entries = [entryOf('opt-xln', 3), entryOf('opt-inv', 2), entryOf('duress-usg', 1)]
  const box = await draw('opt-xln', 'opt-dom', 'duress-usg', 'shock-m20')
  await waitFor(() =>
    expect(ownedIn(box)).toEqual([
      'You own 3 · 5 in all printings',
      'You own 5 in other printings',
      'You own 1',
      'Not in your collection',
    ]),
  )
})

test('an added copy is counted, and the change has an id', async () => {
  const box = await draw('opt-xln')
  expect(ownedIn(box)).toEqual(['Not in your collection'])
  buttonIn(box, 'Add to Collection: opt-xln, Zendikar 1').click()
  expect(await toastShown()).toEqual([
    'Added to collection',
    'opt-xln has been added to your collection.UndoHistory',
  ])
  await waitFor(() => expect(ownedIn(box)).toEqual(['You own 1']))
  expect(server.sent).toMatchObject([
    { path: '/api/collection', body: { scryfallId: 'opt-xln', quantity: 1 } },
  ])
  expect(server.sent[0]?.changeId).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  ['after no answer came', () => HttpResponse.error()],
  ['when a proxy gave up', () => new HttpResponse(null, { status: 504 })],
])('a press %s is a retry, any other press is a new change', async (_, fail) => {
  const box = await draw('opt-xln')
  const add = () => buttonIn(box, 'Add to Collection: opt-xln, Zendikar 1').click()
  server.override = fail
  add()
  expect(await toastShown()).toEqual(['Failed to add', 'Could not add card to collection.'])
  server.override = () => undefined
  add()
  await waitFor(() => expect(ownedIn(box)).toEqual(['You own 1']))
  await waitFor(add)
  await waitFor(() => expect(server.sent).toHaveLength(3))
  const [first, second, third] = server.sent.map(({ changeId }) => changeId)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})
