import { type DeckDetail, unknownLook } from '@manafolio/contract'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { collectionKey } from '../../../../lib/collection-key.ts'
import { buttonIn, isDisabled } from '../../../../test/controls.ts'
import { neededCard, offerFor, swapsOf } from '../../../../test/deck-copies.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { drawPage } from '../../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../../test/people.ts'
import { refusal } from '../../../../test/refusal.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { deckChangesRegistry } from '../../kit/changes/deck-changes-registry.ts'
import { useDeckChanges } from '../../kit/changes/use-deck-changes.ts'
import { NeedsPanel } from './needs-panel.tsx'

const state = setUpDeckServer()
afterEach(() => localStorage.clear())

const bolt = cardNamed('Lightning Bolt')
const guide = cardNamed('Goblin Guide')
const burn = deckOf({ cards: [rowOf(bolt, 4), rowOf(guide, 2)] })

function Page() {
  const { deck, changes } = useDeckChanges('deck-1')
  return deck ? <NeedsPanel deck={deck} actions={changes.actions} /> : null
}

async function drawNeeds(deck: DeckDetail = burn) {
  state.decks = [deck]
  const page = await drawPage(Page, { user: karn, site: plainSite })
  onTestFinished(() => deckChangesRegistry(page.queryClient).closeAll()) // they outlive their page
  await waitFor(() => expect(page.box.querySelector('section')).not.toBeNull())
  return page
}

/** The panel with a missing card, one bound by another deck, and lands. */
async function drawBurn() {
  state.needs = {
    cards: [
      neededCard('Lightning Bolt', { needed: 4, owned: 2, bound: 1, free: 1 }),
      neededCard('Goblin Guide', { needed: 2, owned: 2, bound: 2, free: 0, cheapest: null }),
      neededCard('Mountain', { needed: 10, isBasicLand: true, cheapest: offerFor('Mountain') }),
    ],
    otherDecks: 1,
    reserves: true,
    decks: [],
    pricesAsOf: '2026-08-15',
  }
  const page = await drawNeeds()
  await waitFor(() => expect(page.box.textContent).toContain('Missing'))
  return page
}

function option(box: Element, text: string): HTMLElement {
  const found = [...box.querySelectorAll('label')].find((one) => one.textContent === text)
  const input = found?.querySelector('input')
  if (!input) throw new Error(`There is no option “${text}”.`)
  return input
}

const itemsIn = (box: Element, list: string) =>
  [...box.querySelectorAll(`[aria-label="${list}"] > li`)].map((item) => item.textContent)

async function dialogShown(): Promise<HTMLElement> {
  return waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('[role=dialog]')
    if (!dialog || dialog.textContent.includes('...')) throw new Error('It is not there yet.')
    return dialog
  })
}

test('it shows what is available, what is missing, and its price', async () => {
  const { box } = await drawBurn()
  expect(box.querySelector('dl')?.textContent).toContain('Owned14 of 16Missing2To complete$1.00')
  expect(box.textContent).toContain('Prices as of August 15, 2026.')
  const [short, ...others] = itemsIn(box, 'Missing')
  expect(short).toContain('2 owned · 1 in other decks · 1 free · 4 needed')
  expect(short).toContain('$0.50 CLB 187')
  expect(others).toEqual([])
  const [card, buy] = box.querySelectorAll('a')
  expect(card?.getAttribute('href')).toBe('/card/Lightning%20Bolt')
  expect(buy?.href).toContain('/product/187?subId1=karn')
})

test("names copies owned in another finish than the deck's", async () => {
  const foil = { unownedFinishes: ['foil' as const, 'etched' as const] }
  const bolts = neededCard('Lightning Bolt', { needed: 4, owned: 2, free: 2, ...foil })
  state.needs = { ...state.needs, cards: [bolts, neededCard('Goblin Guide')] }
  const { box } = await drawNeeds()
  await waitFor(() => expect(itemsIn(box, 'Missing')).toHaveLength(2))
  const [short, others] = itemsIn(box, 'Missing')
  expect(short).toContain('2 owned, none in foil or etched · 0 in other decks')
  expect(others).toContain('0 owned · 0 in other decks')
})

test('available cards are shown on demand', async () => {
  const { box } = await drawBurn()
  expect(itemsIn(box, 'Available')).toEqual([])
  buttonIn(box, 'Show the 2 other cards').click()
  await waitFor(() => expect(itemsIn(box, 'Available')).toHaveLength(2))
  expect(itemsIn(box, 'Available')[1]).toContain('counted as owned')
})

test('copies that other decks need can be spared, and cards without a price are reported', async () => {
  const { box } = await drawBurn()
  option(box, 'Don’t use copies that other decks need').click()
  await waitFor(() => expect(box.querySelector('dl')?.textContent).toContain('Free11 of 16'))
  expect(box.querySelector('dl')?.textContent).toContain('Missing5To complete$1.50')
  expect(box.textContent).toContain('2 copies have no price.')
  expect(itemsIn(box, 'Missing')[1]).toContain('No printing has a price.')
})

test('basic lands can be counted, which is remembered', async () => {
  const { box, unmount } = await drawBurn()
  option(box, 'I have all the basic lands I need').click()
  await waitFor(() => expect(box.querySelector('dl')?.textContent).toContain('Missing12'))
  unmount()
  const again = await drawBurn()
  await waitFor(() => expect(again.box.querySelector('dl')?.textContent).toContain('Missing12'))
})

test('the panel follows changes of the collection', async () => {
  const { box, queryClient } = await drawBurn()
  state.needs = { ...state.needs, cards: [neededCard('Lightning Bolt', { owned: 1, free: 1 })] }
  await queryClient.invalidateQueries({ queryKey: collectionKey })
  await waitFor(() => expect(box.textContent).toContain('You own every card in this deck.'))
  expect(box.textContent).not.toContain('Buy missing cards')
})

test('a failure is reported, and can be retried', async () => {
  state.override = ({ path }) =>
    path.endsWith('/needs') ? refusal(500, 'internal', 'Something broke') : undefined
  const { box } = await drawNeeds()
  await waitFor(() => expect(box.textContent).toContain('Your copies could not be counted'))
  state.override = () => undefined
  buttonIn(box, 'Try again').click()
  await waitFor(() => expect(box.textContent).toContain('Add cards to the deck'))
})

const cheapBolt = { ...cardNamed('Lightning Bolt'), id: 'cheap-bolt' }

function boltSwap(version = 1) {
  const printing = { setCode: 'lea', setName: 'Alpha', collectorNumber: '161', ...unknownLook }
  return swapsOf({
    swaps: [
      {
        cardName: 'Lightning Bolt',
        slotType: 'main',
        quantity: 4,
        from: { ...printing, scryfallId: bolt.id, usd: 1.5, usdFinish: 'nonfoil' },
        to: { ...printing, scryfallId: cheapBolt.id, setCode: 'clb', usd: 0.5, usdFinish: 'foil' },
      },
    ],
    cards: [
      { scryfallId: bolt.id, cardName: bolt.name, slotType: 'main', quantity: 0 },
      { scryfallId: cheapBolt.id, cardName: bolt.name, slotType: 'main', quantity: 4 },
    ],
    valueBefore: 9,
    valueAfter: 5,
    version,
  })
}

test('cheaper printings are previewed, then swapped as one change', async () => {
  state.swaps = boltSwap()
  const { box } = await drawBurn()
  buttonIn(box, 'Swap to cheapest printings…').click()
  const dialog = await dialogShown()
  expect(dialog.textContent).toContain('The deck is worth $9.00 now and $5.00 after the swap.')
  expect(dialog.querySelector('li')?.textContent).toContain(
    'from LEA 161 $1.50to CLB 161 $0.50 foil',
  )
  expect(state.sent).toEqual([])
  buttonIn(dialog, 'Swap 1 printing').click()
  await waitFor(() => expect(state.sent).toHaveLength(1))
  await waitFor(() =>
    expect(state.decks[0]?.cards.map((row) => [row.scryfallId, row.quantity])).toEqual([
      [guide.id, 2],
      [cheapBolt.id, 4],
    ]),
  )
})

test('swaps of a newer version of the deck are disabled until it is shown', async () => {
  state.swaps = boltSwap(7)
  const { box } = await drawBurn()
  let answer = () => {}
  const pending = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined)
  })
  state.override = ({ path }) => (path === '/api/decks/deck-1' ? pending : undefined)
  state.decks = [{ ...burn, version: 7 }]
  buttonIn(box, 'Swap to printings I own…').click()
  const swap = await waitFor(() => buttonIn(document, 'Swap 1 printing'))
  expect(isDisabled(swap)).toBe(true)
  expect(swap.closest('[role=dialog]')?.textContent).toContain('Checking again...')
  answer()
  await waitFor(() => expect(isDisabled(buttonIn(document, 'Swap 1 printing'))).toBe(false))
})

test('nothing to swap says so', async () => {
  const { box } = await drawBurn()
  buttonIn(box, 'Swap to printings I own…').click()
  const dialog = await dialogShown()
  expect(dialog.textContent).toContain('Nothing to swap')
  expect([...dialog.querySelectorAll('button')].map((one) => one.textContent)).toContain('Close')
})

test('missing cards lead to the buy list of this deck', async () => {
  state.toBuy = [
    { cardName: bolt.name, quantity: 2, offer: offerFor(bolt.name), deckIds: ['deck-1'] },
  ]
  const { box } = await drawBurn()
  buttonIn(box, 'Buy missing cards').click()
  const dialog = await dialogShown()
  await waitFor(() => expect(dialog.textContent).toContain('$1.00 for 2 copies'))
  expect(state.buyListRequests[0]).toEqual({
    deckIds: ['deck-1'],
    basicLands: 'plenty',
    copies: 'cheapest',
    isAtOnce: true,
    sparesOthers: false,
  })
})

test('it names the decks that want the same copies, and lets one go first', async () => {
  const claims = [{ deckId: 'deck-2', needed: 1, reserved: 1 }]
  state.needs = {
    cards: [
      neededCard('Lightning Bolt', {
        ...{ needed: 1, owned: 1, bound: 1, free: 0, reserved: 0 },
        ...{ claims, claimCount: 1, claimed: 1 },
      }),
    ],
    otherDecks: 1,
    reserves: true,
    decks: [{ id: 'deck-2', name: 'Izzet Phoenix', state: 'built' }],
    pricesAsOf: '2026-08-15',
  }
  const { box } = await drawNeeds()
  await waitFor(() => buttonIn(box, 'Show the card').click())
  await waitFor(() => expect(box.textContent).toContain('Also in Izzet Phoenix (1)'))
  expect(box.textContent).toContain('2 decks want 1: Izzet Phoenix gets 1, Burn none.')
  buttonIn(box, 'Let this deck go first of Lightning Bolt').click()
  await waitFor(() => expect(state.prioritized).toEqual([{ scryfallId: 'Lightning Bolt' }]))
})
