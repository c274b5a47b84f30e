import type { CardDataCard, DeckDetail } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { buttonIn } from '../../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../../test/deck-server.ts'
import { dataCard, landfall } from '../../../../../test/decks/suggested-cards.ts'
import { cardNamed, deckOf, rowOf } from '../../../../../test/decks.ts'
import { drawPage } from '../../../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../../../test/people.ts'
import { refusal } from '../../../../../test/refusal.ts'
import { toastShown } from '../../../../../test/toasts.ts'
import { waitFor } from '../../../../../test/wait-for.ts'
import type { DeckActions } from '../../../kit/deck-actions.ts'
import { SuggestedCards } from '../suggested-cards.tsx'

const server = setUpDeckServer()

const unused = () => {
  throw new Error('Not what these tests do.')
}

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
  add: unused,
}

async function draw(deck: DeckDetail) {
  server.decks = [deck]
  const site = { ...plainSite, cardDataUrl: 'https://cards.test/card-data' }
  const Page = () => <SuggestedCards deck={deck} actions={actions} />
  return (await drawPage(Page, { user: karn, site })).box
}

const shownIn = (box: ParentNode) =>
  [...box.querySelectorAll('ul:not([hidden]) > li')].map((item) => item.getAttribute('aria-label'))

async function whenShown(box: ParentNode, ...names: string[]) {
  await waitFor(() => expect(shownIn(box)).toEqual(names))
}

const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`

/** A deck of cards with the same text, of which the server calls some typical. */
function deckWith(names: string[], text: string, facts: Partial<DeckDetail> = {}): DeckDetail {
  server.known = names.map((name) => dataCard(name, text))
  server.typicalNames = names.slice(0, 1)
  const green = { colorIdentity: ['G'] }
  return deckOf({ cards: names.map((name) => rowOf(cardNamed(name, green))), ...facts })
}

const found = (name: string, n: number, facts: Partial<CardDataCard> = {}) =>
  dataCard(name, landfall, { oracle_id: uuid(n), ...facts })

test('a deck of landfall cards gets more of them, each with a reason', async () => {
  server.foundData = { 'o:landfall': [found('Scute Swarm', 1), dataCard('Grizzly Bears')] }
  server.owned = { 'scute-swarm': 2 }
  const box = await draw(deckWith(['Lotus Cobra', 'Roil Elemental'], landfall))
  await whenShown(box, 'Scute Swarm')
  await waitFor(() => expect(box.textContent).toContain('You own 2'))
  // Only the typical card is looked up.
  expect(box.textContent).toContain('landfall: 1 of your cards · ramp: 1')
  expect(box.textContent).toContain('$1.50')
  expect(server.searchedData[0]).toContain('f:modern -t:basic')
  expect(box.querySelector('select')).toBeNull()
})

test('a deck without a theme gets card draw', async () => {
  server.foundData = { 'draw a card': [dataCard('Harmonize', 'Draw three cards.')] }
  const box = await draw(deckWith(['Grizzly Bears'], ''))
  await whenShown(box, 'Harmonize')
  expect(box.textContent).toContain('card draw: useful in every deck')
})

test('cards of the deck are left out, whatever their printing, slot or face', async () => {
  const names = ['Lotus Cobra', 'Fire // Ice', 'Delver of Secrets']
  const inDeck = ['Fire', 'Lotus Cobra', 'Delver of Secrets // Insectile Aberration']
  server.foundData = {
    'o:landfall': ['Scute Swarm', ...inDeck].map((name) => dataCard(name, landfall)),
  }
  const deck = deckWith(names, landfall)
  const [cobra, ...others] = deck.cards
  const side = others.map((row) => ({ ...row, slotType: 'side' as const }))
  const box = await draw({ ...deck, cards: [...(cobra ? [cobra] : []), ...side] })
  await whenShown(box, 'Scute Swarm')
})

test('suggestions for a Commander deck are within its colors, even if the response is not', async () => {
  const outside = found('Roil Elemental', 2, { color_identity: ['U'] })
  server.foundData = { 'o:landfall': [outside, found('Scute Swarm', 1)] }
  const azusa = cardNamed('Azusa', { colorIdentity: ['G'] })
  const led = { commander: azusa, commanderId: azusa.id, commanderName: azusa.name }
  const box = await draw(deckWith(['Lotus Cobra'], landfall, { format: 'commander', ...led }))
  await whenShown(box, 'Scute Swarm')
  expect(server.searchedData[0]).toContain('f:commander id<=g -t:basic')
})

test('dismissed cards are left out, and more can be dismissed', async () => {
  const names = ['Scute Swarm', 'Bloodghast', 'Avenger']
  server.foundData = { 'o:landfall': names.map((name, n) => found(name, n + 1)) }
  server.dismissed = [{ oracleId: uuid(1), cardName: 'Scute Swarm' }]
  const box = await draw(deckWith(['Lotus Cobra'], landfall))
  await whenShown(box, 'Bloodghast', 'Avenger')
  buttonIn(box, 'Not this: Bloodghast, Zendikar 1').click()
  await whenShown(box, 'Avenger')
  await waitFor(() => expect(server.dismissed).toHaveLength(2))
  expect(buttonIn(box, 'Dismissed (2)')).toBeDefined()
})

test('without the typical cards there are no suggestions, and that is reported', async () => {
  server.foundData = { 'o:landfall': [found('Scute Swarm', 1)] }
  server.override = ({ path }) =>
    path.endsWith('/suggestions') ? refusal(500, 'internal', 'Something broke') : undefined
  const box = await draw(deckWith(['Lotus Cobra'], landfall))
  expect((await toastShown())[0]).toBe('Failed to fetch suggestions')
  server.override = () => undefined
  buttonIn(box, 'Try again').click()
  await whenShown(box, 'Scute Swarm')
})
