import type { DeckAddition, DeckDetail, SlotType } from '@manafolio/contract'
import { notifications } from '@mantine/notifications'
import { HttpResponse } from 'msw'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { buttonIn, choose } from '../../../../../test/controls.ts'
import { additionOf, themeOf, themeReason } from '../../../../../test/deck-advice.ts'
import { setUpDeckServer } from '../../../../../test/deck-server.ts'
import { cardNamed, deckOf, rowOf } from '../../../../../test/decks.ts'
import { drawPage } from '../../../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../../../test/people.ts'
import { toastButton, toastShown } from '../../../../../test/toasts.ts'
import { waitFor } from '../../../../../test/wait-for.ts'
import type { DeckActions } from '../../../kit/deck-actions.ts'
import { SuggestedCards } from '../suggested-cards.tsx'

const server = setUpDeckServer()
afterEach(() => localStorage.clear())

const unused = () => {
  throw new Error('Not what suggestions do.')
}

async function draw(first: DeckDetail) {
  const added: [string, SlotType][] = []
  let change: (deck: DeckDetail) => void = unused
  const actions: DeckActions = {
    setQuantity: unused,
    remove: unused,
    move: unused,
    changePrinting: unused,
    setRole: unused,
    setLocked: unused,
    setFinish: unused,
    annotate: unused,
    apply: unused,
    applyPlan: unused,
    add: (card, slotType) => void added.push([card.name, slotType]),
  }
  const Page = () => {
    const [deck, setDeck] = useState(first)
    change = setDeck
    return <SuggestedCards deck={deck} actions={actions} />
  }
  const { box } = await drawPage(Page, { user: karn, site: plainSite })
  return {
    box,
    added,
    change(deck: DeckDetail) {
      server.decks = [deck]
      change(deck)
    },
  }
}

const itemsIn = (box: ParentNode) => [...box.querySelectorAll('ul:not([hidden]) > li')]
const shownIn = (box: ParentNode) => itemsIn(box).map((item) => item.getAttribute('aria-label'))
const statusIn = (box: ParentNode) => box.querySelector('[role=status]')?.textContent

async function whenShown(box: ParentNode, ...names: string[]) {
  await waitFor(() => expect(shownIn(box)).toEqual(names))
}

/** A deck of one card, for which the server has suggestions. */
function haveDeck(suggestions: DeckAddition[]): DeckDetail {
  const deck = deckOf({ cards: [rowOf(cardNamed('Chatterfang'))] })
  server.decks = [deck]
  server.suggestions = suggestions
  return deck
}

const many = (count: number) => Array.from({ length: count }, (_, n) => additionOf(`Find ${n + 1}`))

/** The deck with one more card, as the next version. */
function withCard(deck: DeckDetail, name: string): DeckDetail {
  return { ...deck, version: deck.version + 1, cards: [...deck.cards, rowOf(cardNamed(name))] }
}

test('suggestions have reasons in counts, a price, and the copies that are owned', async () => {
  const deck = haveDeck([
    additionOf('Squirrel Mob', { reasons: [themeReason('Squirrels', 14), themeReason('Food', 6)] }),
    additionOf('Opt', {
      reasons: [{ kind: 'role', role: 'draw', cards: 6, usual: 10 }],
      ...{ owned: 3, free: 2 },
    }),
    additionOf('Sol Ring', {
      reasons: [{ kind: 'rank', rank: 12 }, themeReason('Elves', 1)],
      ...{ owned: 1, usd: 4.1, usdFinish: 'etched' },
    }),
    additionOf('Unpriced', { usd: null, usdFinish: null, reasons: [] }),
  ])
  const { box } = await draw(deck)
  await whenShown(box, 'Squirrel Mob', 'Opt', 'Sol Ring', 'Unpriced')
  const [mob, opt, ring, unpriced] = itemsIn(box).map(({ textContent }) => textContent)
  expect(mob).toContain('Squirrels: 14 of your cards · Food: 6')
  expect(ring).toContain('Elves: your commander')
  expect(mob).toContain('$1.50')
  expect(mob).not.toContain('own')
  expect(opt).toContain('Card draw: 6 of the usual 10')
  expect(opt).toContain('You own 3, 2 free')
  expect(ring).toContain('Popular in Commander: rank 12')
  expect(ring).toContain('You own 1, none free')
  expect(ring).toContain('$4.10 etched')
  expect(unpriced).toContain('N/A')
  expect(itemsIn(box)[3]?.querySelectorAll('p')).toHaveLength(3) // none for the reasons
  expect(box.querySelector('a[aria-label^="Buy: Squirrel Mob"]')).not.toBeNull()
})

test('a suggestion names its printing', async () => {
  const facts = { setCode: 'sta', collectorNumber: '111', treatments: ['Borderless'] }
  const deck = haveDeck([additionOf('Opt', { card: cardNamed('Opt', facts) })])
  const { box } = await draw(deck)
  await whenShown(box, 'Opt')
  expect(itemsIn(box)[0]?.textContent).toContain('STA 111\u00a0· Borderless')
})

test('four suggestions are shown at a time, and the last page is followed by the first', async () => {
  const { box } = await draw(haveDeck(many(6)))
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
  const { box } = await draw(haveDeck(many(4)))
  await whenShown(box, 'Find 1', 'Find 2', 'Find 3', 'Find 4')
  expect(() => buttonIn(box, 'Show More')).toThrow()
})

test('a card goes to the requested slot, and leaves the list as soon as it is in the deck', async () => {
  const deck = haveDeck(many(9))
  const { box, added, change } = await draw(deck)
  await whenShown(box, 'Find 1', 'Find 2', 'Find 3', 'Find 4')
  buttonIn(box, 'Show More').click()
  await whenShown(box, 'Find 5', 'Find 6', 'Find 7', 'Find 8')
  buttonIn(box, 'Add Main: Find 5, Zendikar 1').click()
  const button = buttonIn(box, 'Add Side: Find 6, Zendikar 1')
  button.focus()
  button.click()
  expect(added).toEqual([
    ['Find 5', 'main'],
    ['Find 6', 'side'],
  ])
  change(withCard(deck, 'Find 6'))
  await whenShown(box, 'Find 5', 'Find 7', 'Find 8', 'Find 9')
  expect(document.activeElement).toBe(itemsIn(box)[1])
})

test('changes of the deck bring other suggestions, once it has stopped changing', async () => {
  const deck = haveDeck(many(2))
  const { box, change } = await draw(deck)
  await whenShown(box, 'Find 1', 'Find 2')
  server.suggestions = [additionOf('Bonesplitter')]
  change(withCard(deck, 'Skullclamp'))
  await waitFor(() => expect(box.textContent).toContain('Updating...'))
  expect(shownIn(box)).toEqual(['Find 1', 'Find 2'])
  await whenShown(box, 'Bonesplitter')
  expect(box.textContent).not.toContain('Updating...')
})

test('a deck that becomes empty has no suggestions any more', async () => {
  const { box, change } = await draw(haveDeck(many(2)))
  await whenShown(box, 'Find 1', 'Find 2')
  change(deckOf({ commanderId: 'azusa', commanderName: 'Azusa' }))
  await waitFor(() => expect(box.textContent).toContain('Add cards to the deck to see suggestions'))
  expect(shownIn(box)).toEqual([])
  expect(server.suggestionRequests).toHaveLength(1)
})

test('an empty list of suggestions is reported', async () => {
  const { box } = await draw(haveDeck([]))
  await waitFor(() => expect(box.textContent).toContain('There are no cards to suggest'))
  expect(() => buttonIn(box, 'Show all suggestions')).toThrow()
})

const selects = (box: Element) => [...box.querySelectorAll('select')]

test('suggestions can be of a theme or a role, within a budget', async () => {
  const deck = haveDeck([
    additionOf('Squirrel Mob', { reasons: [themeReason('Squirrel', 14)], usd: 3 }),
    additionOf('Opt', { reasons: [{ kind: 'role', role: 'draw', cards: 6, usual: 10 }] }),
  ])
  server.themes = [themeOf('Squirrel', 14)]
  const { box } = await draw(deck)
  await whenShown(box, 'Squirrel Mob', 'Opt')
  const [kinds, budget] = selects(box)
  expect([...(kinds?.options ?? [])].map(({ text }) => text)).toEqual(
    expect.arrayContaining(['any card', 'More Squirrel (14)', 'Card draw', 'Ramp']),
  )
  choose(kinds, 'More Squirrel (14)')
  await whenShown(box, 'Squirrel Mob')
  choose(kinds, 'Card draw')
  await whenShown(box, 'Opt')
  choose(kinds, 'any card')
  choose(budget, 'up to $1')
  await waitFor(() => expect(server.suggestionRequests.at(-1)).toEqual({ budget: 1 }))
  expect(server.suggestionRequests).toEqual([
    ...[{}, { theme: 'sub:squirrel' }, { role: 'draw' }, { budget: 1 }],
  ])
  expect(localStorage.getItem('manafolio:add-budget')).toBe('one')
})

test('a choice without suggestions can be undone', async () => {
  const { box } = await draw(haveDeck([additionOf('Opt')]))
  await whenShown(box, 'Opt')
  choose(selects(box)[0], 'Ramp')
  await waitFor(() =>
    expect(box.textContent).toContain('No other cards of this kind suit this deck.'),
  )
  buttonIn(box, 'Show all suggestions').click()
  await whenShown(box, 'Opt')
  expect(selects(box)[0]?.selectedOptions[0]?.text).toBe('any card')
})

test('when the request fails, the list is cleared, and can be retried', async () => {
  const deck = haveDeck(many(2))
  const { box, change } = await draw(deck)
  await whenShown(box, 'Find 1', 'Find 2')
  server.override = () => HttpResponse.error()
  change(withCard(deck, 'Skullclamp'))
  const [title, message] = await toastShown()
  expect(title).toBe('Failed to fetch suggestions')
  expect(message).toContain('Could not load card suggestions. Please try again later.')
  expect(toastButton('Try again')).toBeDefined()
  expect(shownIn(box)).toEqual([])
  server.override = () => undefined
  buttonIn(box, 'Try again').click()
  await whenShown(box, 'Find 1', 'Find 2')
})

test('a failure is reported once, and again after a retry', async () => {
  const deck = haveDeck(many(2))
  server.override = () => HttpResponse.error()
  const { box, change } = await draw(deck)
  await toastShown()
  notifications.clean()
  const toast = () => document.querySelector('.mantine-Notification-root')
  await waitFor(() => expect(toast()).toBeNull())
  change(withCard(deck, 'Skullclamp'))
  await waitFor(() => expect(box.textContent).toContain('could not be loaded'))
  expect(toast()).toBeNull()
  buttonIn(box, 'Try again').click()
  await toastShown()
})

test('an expired session is reported as such', async () => {
  server.override = () =>
    HttpResponse.json({ message: 'Authentication required', code: 'unauthorized' }, { status: 401 })
  await draw(haveDeck(many(1)))
  expect(await toastShown()).toEqual([
    ...['Session expired', 'Please refresh the page to log back in.'],
  ])
})
