import type { CardDataCard, DeckDetail, SlotType } from '@manafolio/contract'
import { notifications } from '@mantine/notifications'
import { HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { buttonIn } from '../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { dataCard, landfall } from '../../../../test/decks/suggested-cards.ts'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { drawPage } from '../../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../../test/people.ts'
import { toastButton, toastShown } from '../../../../test/toasts.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import type { DeckActions } from '../../kit/deck-actions.ts'
import { SuggestedCards } from './suggested-cards.tsx'

const server = setUpDeckServer()

const unused = () => {
  throw new Error('Not what suggestions do.')
}

async function draw(first: DeckDetail, cardDataUrl = '/card-data') {
  const added: [string, SlotType][] = []
  let change: (deck: DeckDetail) => void = unused
  const actions: DeckActions = {
    setQuantity: unused,
    remove: unused,
    move: unused,
    changePrinting: unused,
    setRole: unused,
    setLocked: unused,
    apply: unused,
    add: (card, slotType) => void added.push([card.name, slotType]),
  }
  const Page = () => {
    const [deck, setDeck] = useState(first)
    change = setDeck
    return <SuggestedCards deck={deck} actions={actions} />
  }
  const { box } = await drawPage(Page, { user: karn, site: { ...plainSite, cardDataUrl } })
  return { box, added, change: (deck: DeckDetail) => change(deck) }
}

const itemsIn = (box: ParentNode) => [...box.querySelectorAll('li')]
const shownIn = (box: ParentNode) => itemsIn(box).map((item) => item.getAttribute('aria-label'))
const statusIn = (box: ParentNode) => box.querySelector('[role=status]')?.textContent

async function whenShown(box: ParentNode, ...names: string[]) {
  await waitFor(() => expect(shownIn(box)).toEqual(names))
}

/** Cards of the same text, as the deck has them and as the card-data service knows them. */
function deckWith(names: string[], text: string, facts: Partial<DeckDetail> = {}): DeckDetail {
  server.known.push(...names.map((name) => dataCard(name, text)))
  const green = { colorIdentity: ['G'] }
  return deckOf({ cards: names.map((name) => rowOf(cardNamed(name, green))), ...facts })
}

const many = (count: number, text = landfall): CardDataCard[] =>
  Array.from({ length: count }, (_, n) => dataCard(`Find ${n + 1}`, text))

test('a deck of landfall cards gets more of them, each with a reason', async () => {
  server.foundData = {
    'o:landfall': [dataCard('Scute Swarm', landfall), dataCard('Grizzly Bears')],
  }
  server.owned = { 'scute-swarm': 2 }
  const { box } = await draw(deckWith(['Lotus Cobra', 'Roil Elemental'], landfall))
  await whenShown(box, 'Scute Swarm')
  await waitFor(() => expect(box.textContent).toContain('You own 2'))
  expect(box.textContent).toContain('landfall: 2 of your cards · ramp: 2 of your cards')
  expect(box.textContent).toContain('$1.50')
  expect(server.searchedData[0]).toContain('o:landfall')
  expect(server.searchedData[0]).toContain('f:modern -t:basic')
  expect(box.querySelector('a[aria-label^="Buy: Scute Swarm"]')).not.toBeNull()
})

test('a deck without a theme gets card draw', async () => {
  server.foundData = { 'draw a card': [dataCard('Harmonize', 'Draw three cards.')] }
  const { box } = await draw(deckWith(['Grizzly Bears'], ''))
  await whenShown(box, 'Harmonize')
  expect(box.textContent).toContain('card draw: useful in every deck')
})

test('cards of the deck are left out, whatever their printing, slot or face', async () => {
  const names = ['Scute Swarm', 'Fire', 'Lotus Cobra', 'Delver of Secrets // Insectile Aberration']
  server.foundData = { 'o:landfall': names.map((name) => dataCard(name, landfall)) }
  const deck = deckWith(['Lotus Cobra', 'Fire // Ice', 'Delver of Secrets'], landfall)
  const [cobra, ...others] = deck.cards
  const side = others.map((row) => ({ ...row, slotType: 'side' as const }))
  const { box } = await draw({ ...deck, cards: [...(cobra ? [cobra] : []), ...side] })
  await whenShown(box, 'Scute Swarm')
})

test('suggestions for a Commander deck are within its colors, even if the response is not', async () => {
  const inside = dataCard('Scute Swarm', landfall)
  const outside = dataCard('Roil Elemental', landfall, { color_identity: ['U'] })
  server.foundData = { 'o:landfall': [outside, inside] }
  server.known = [dataCard('Azusa', landfall, { color_identity: ['G'] })]
  const commander = { commanderId: 'azusa', commanderName: 'Azusa' }
  const deck = deckWith(['Lotus Cobra'], landfall, { format: 'commander', ...commander })
  const blue = rowOf(cardNamed('Island Dweller', { colorIdentity: ['U'] }))
  const { box } = await draw({ ...deck, cards: [...deck.cards, blue] })
  await whenShown(box, 'Scute Swarm')
  expect(server.searchedData.every((query) => query.includes('f:commander id<=g -t:basic'))).toBe(
    true,
  )
})

test('four suggestions are shown at a time, and the last page is followed by the first', async () => {
  server.foundData = { 'o:landfall': many(6) }
  const { box } = await draw(deckWith(['Lotus Cobra'], landfall))
  await whenShown(box, 'Find 1', 'Find 2', 'Find 3', 'Find 4')
  expect(statusIn(box)).toBe('1 to 4 of 6')
  const more = buttonIn(box, 'Show More')
  more.focus()
  more.click()
  await whenShown(box, 'Find 5', 'Find 6')
  expect(statusIn(box)).toBe('5 to 6 of 6')
  expect(document.activeElement).toBe(more)
  more.click()
  await whenShown(box, 'Find 1', 'Find 2', 'Find 3', 'Find 4')
})

test('four suggestions need no Show More', async () => {
  server.foundData = { 'o:landfall': many(4) }
  const { box } = await draw(deckWith(['Lotus Cobra'], landfall))
  await whenShown(box, 'Find 1', 'Find 2', 'Find 3', 'Find 4')
  expect(() => buttonIn(box, 'Show More')).toThrow()
})

test('a card goes to the requested slot, and leaves the list as soon as it is in the deck', async () => {
  server.foundData = { 'o:landfall': many(9) }
  const deck = deckWith(['Lotus Cobra'], landfall)
  const { box, added, change } = await draw(deck)
  await whenShown(box, 'Find 1', 'Find 2', 'Find 3', 'Find 4')
  buttonIn(box, 'Show More').click()
  await whenShown(box, 'Find 5', 'Find 6', 'Find 7', 'Find 8')
  buttonIn(box, 'Add Main: Find 5').click()
  const button = buttonIn(box, 'Add Side: Find 6')
  button.focus()
  button.click()
  expect(added).toEqual([
    ['Find 5', 'main'],
    ['Find 6', 'side'],
  ])
  server.known.push(dataCard('Find 6', landfall))
  change({ ...deck, cards: [...deck.cards, rowOf(cardNamed('Find 6'), 1, 'side')] })
  await whenShown(box, 'Find 5', 'Find 7', 'Find 8', 'Find 9')
  expect(document.activeElement).toBe(itemsIn(box)[1])
})

test('other cards in the deck bring other suggestions, starting at their first page', async () => {
  server.foundData = {
    'o:landfall': many(5),
    't:equipment': [dataCard('Bonesplitter', 'Equip {1}')],
  }
  const { box, change } = await draw(deckWith(['Lotus Cobra'], landfall))
  await whenShown(box, 'Find 1', 'Find 2', 'Find 3', 'Find 4')
  buttonIn(box, 'Show More').click()
  await whenShown(box, 'Find 5')
  change(deckWith(['Skullclamp'], 'Equip {1}'))
  await whenShown(box, 'Bonesplitter')
})

/** Holds the responses to searches with a text in their query until they are released. */
function hold(text: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held: string[] = []
  server.override = async ({ query }) => {
    if (!query.q?.includes(text)) return undefined
    held.push(query.q)
    await released
    return undefined
  }
  return { release, held }
}

test('a late response is never shown', async () => {
  const bonesplitter = dataCard('Bonesplitter', 'Equip {1}')
  server.foundData = {
    'o:landfall': [dataCard('Too Late', landfall)],
    't:equipment': [bonesplitter],
  }
  const { release, held } = hold('landfall')
  const { box, change } = await draw(deckWith(['Lotus Cobra'], landfall))
  await waitFor(() => expect(held).toHaveLength(1))
  change(deckWith(['Skullclamp'], 'Equip {1}'))
  await whenShown(box, 'Bonesplitter')
  release()
  await waitFor(() => expect(server.searchedData.some((q) => q.includes('landfall'))).toBe(true))
  expect(shownIn(box)).toEqual(['Bonesplitter'])
})

test('while new suggestions load, the old ones stay, marked as updating', async () => {
  const bonesplitter = dataCard('Bonesplitter', 'Equip {1}')
  server.foundData = { 'o:landfall': many(2), 't:equipment': [bonesplitter] }
  const { box, change } = await draw(deckWith(['Lotus Cobra'], landfall))
  await whenShown(box, 'Find 1', 'Find 2')
  const { release } = hold('equipment')
  change(deckWith(['Skullclamp'], 'Equip {1}'))
  await waitFor(() => expect(box.textContent).toContain('Updating...'))
  expect(shownIn(box)).toEqual(['Find 1', 'Find 2'])
  release()
  await whenShown(box, 'Bonesplitter')
  expect(box.textContent).not.toContain('Updating...')
})

test('names and searches are not requested twice', async () => {
  const names: string[][] = []
  server.override = ({ path, body }) => {
    if (!path.endsWith('/cards/collection')) return undefined
    names.push(body.identifiers.flatMap((requested) => ('name' in requested ? requested.name : [])))
    return undefined
  }
  server.foundData = { 'o:landfall': many(2) }
  const deck = deckWith(['Lotus Cobra', 'Scute Swarm'], landfall)
  const { box, change } = await draw(deck)
  await whenShown(box, 'Find 1', 'Find 2')
  const green = { colorIdentity: ['G'] }
  const suggested = { ...deck, cards: [...deck.cards, rowOf(cardNamed('Find 1', green))] }
  change(suggested)
  await waitFor(() => expect(box.textContent).toContain('landfall: 3 of your cards'))
  expect(shownIn(box)).toEqual(['Find 2'])
  server.known.push(dataCard('Bloodghast', landfall))
  change({ ...deck, cards: [...suggested.cards, rowOf(cardNamed('Bloodghast', green))] })
  await waitFor(() => expect(box.textContent).toContain('landfall: 4 of your cards'))
  expect(names).toEqual([['Lotus Cobra', 'Scute Swarm'], ['Bloodghast']])
  expect(server.searchedData).toHaveLength(2) // landfall and ramp
})

test('X was there is gone', async () => {
  server.foundData = { 'o:landfall': many(2) }
  const { box, change } = await draw(deckWith(['Lotus Cobra'], landfall))
  await whenShown(box, 'Find 1', 'Find 2')
  const requested = server.searchedData.length
  change(deckOf({ commanderId: 'azusa', commanderName: 'Azusa' }))
  await waitFor(() => expect(box.textContent).toContain('Add cards to the deck to see suggestions'))
  expect(shownIn(box)).toEqual([])
  expect(server.searchedData).toHaveLength(requested)
})

test('an empty list of suggestions is reported', async () => {
  const { box } = await draw(deckWith(['Lotus Cobra'], landfall))
  await waitFor(() => expect(box.textContent).toContain('There are no cards to suggest'))
})

test('when all requests fail, the list is cleared, and can be retried', async () => {
  server.foundData = {
    'o:landfall': many(2),
    't:equipment': [dataCard('Bonesplitter', 'Equip {1}')],
  }
  const { box, change } = await draw(deckWith(['Lotus Cobra'], landfall))
  await whenShown(box, 'Find 1', 'Find 2')
  server.override = () => HttpResponse.error()
  change(deckWith(['Skullclamp'], 'Equip {1}'))
  const [title, message] = await toastShown()
  expect(title).toBe('Failed to fetch suggestions')
  expect(message).toContain('Could not load card suggestions. Please try again later.')
  expect(toastButton('Try again')).toBeDefined()
  expect(shownIn(box)).toEqual([])
  server.override = () => undefined
  buttonIn(box, 'Try again').click()
  await whenShown(box, 'Bonesplitter')
})

test('a failure is reported once, and again after a retry', async () => {
  const requested: string[] = []
  server.override = ({ path }) => {
    if (path.startsWith('/card-data')) requested.push(path)
    return HttpResponse.error()
  }
  const { box, change } = await draw(deckWith(['Lotus Cobra'], landfall))
  await toastShown()
  notifications.clean()
  const toast = () => document.querySelector('.mantine-Notification-root')
  await waitFor(() => expect(toast()).toBeNull())
  change(deckWith(['Skullclamp'], 'Equip {1}'))
  await waitFor(() => expect(requested).toHaveLength(4)) // each time the names, then card draw
  await waitFor(() => expect(box.textContent).toContain('could not be loaded'))
  expect(toast()).toBeNull()
  buttonIn(box, 'Try again').click()
  await toastShown()
})

test('one theme that fails does not affect the others', async () => {
  server.foundData = { 'o:landfall': many(2) }
  server.override = ({ query }) =>
    query.q?.includes('landfall') === false ? HttpResponse.error() : undefined
  const { box } = await draw(deckWith(['Lotus Cobra'], landfall))
  await whenShown(box, 'Find 1', 'Find 2')
})

test('an expired session is reported as such', async () => {
  server.override = () =>
    HttpResponse.json({ message: 'Authentication required', code: 'unauthorized' }, { status: 401 })
  await draw(deckWith(['Lotus Cobra'], landfall))
  expect(await toastShown()).toEqual([
    ...['Session expired', 'Please refresh the page to log back in.'],
  ])
})
