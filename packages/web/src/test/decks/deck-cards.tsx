import { type Card, type DeckDetail, slotKey } from '@manafolio/contract'
import { useState } from 'react'
import { CurrentCards } from '../../features/decks/editor/cards/current-cards.tsx'
import type { DeckActions, DeckRow } from '../../features/decks/kit/deck-actions.ts'
import { cardNamed, deckOf, rowOf } from '../decks.ts'
import { drawPage } from '../draw-page.tsx'
import { karn, plainSite } from '../people.ts'
import { waitFor } from '../wait-for.ts'

export const bolt = cardNamed('Lightning Bolt', { typeLine: 'Instant' })
export const guide = cardNamed('Goblin Guide')
const ballista = cardNamed('Walking Ballista', {
  manaCost: '{X}{X}',
  typeLine: 'Artifact Creature — Construct',
  prices: { usd: '20.00', usdFoil: null, usdEtched: null, eur: null, eurFoil: null },
})
const ring = cardNamed('Sol Ring', {
  manaCost: '{1}',
  typeLine: 'Artifact',
  prices: { usd: null, usdFoil: null, usdEtched: null, eur: null, eurFoil: null },
})
export const mountain = cardNamed('Mountain', { manaCost: '', typeLine: 'Basic Land — Mountain' })
const unknown = { ...rowOf(cardNamed('Lost Card')), card: null }

export const burn = () =>
  deckOf({
    cards: [
      rowOf(mountain, 20),
      rowOf(bolt, 4),
      rowOf(guide, 3),
      rowOf(ballista),
      unknown,
      rowOf(ring, 2, 'side'),
      rowOf(bolt, 1, 'side'),
    ],
  })

/** Renders the cards of a deck whose changes apply at once, as in the editor. */
export async function drawCards(given: DeckDetail, changed: Partial<DeckActions> = {}) {
  let show: (deck: DeckDetail) => void = () => {}
  function Page() {
    const [deck, setDeck] = useState(given)
    show = setDeck
    const [actions] = useState(() => ({
      ...actionsOn((change) => {
        setDeck((one) => ({ ...one, cards: change(one.cards) }))
        return true
      }),
      ...changed,
    }))
    return <CurrentCards deck={deck} actions={actions} />
  }
  const page = await drawPage(Page, { user: karn, site: plainSite })
  await waitFor(() => {
    if (!page.box.querySelector('h2')) throw new Error('The cards are not there yet.')
  })
  return { ...page, show: (deck: DeckDetail) => show(deck) }
}

function actionsOn(write: (change: (rows: DeckRow[]) => DeckRow[]) => true): DeckActions {
  const others = (rows: DeckRow[], row: DeckRow) =>
    rows.filter((one) => slotKey(one) !== slotKey(row))
  const change = (row: DeckRow, facts: Partial<DeckRow>) =>
    write((rows) => rows.map((one) => (slotKey(one) === slotKey(row) ? { ...one, ...facts } : one)))
  const remove = (row: DeckRow) => write((rows) => others(rows, row))
  return {
    add: () => {},
    setQuantity: (row, quantity) => (quantity === 0 ? remove(row) : change(row, { quantity })),
    remove,
    move: (row, slotType) => change(row, { slotType }),
    setRole: (row, role) => change(row, { role }),
    setFinish: (row, { finish }) => change(row, { finish }),
    setLocked: (row, isLocked) => change(row, { isLocked }),
    annotate: (row, annotations) => change(row, annotations),
    apply: () => true,
    applyPlan: () => true,
    async changePrinting(row: DeckRow, to: Card) {
      change(row, { scryfallId: to.id, card: to })
      return true
    },
  }
}

/** The names of the rows, in order. */
export const namesIn = (box: ParentNode) =>
  [...box.querySelectorAll('[data-row] [data-main]')].map((main) => main.getAttribute('aria-label'))

/** Each group with its names. */
export const groupsIn = (box: ParentNode) =>
  [...box.querySelectorAll('h4')].map((title) => [
    title.textContent,
    ...namesIn(title.parentElement ?? box),
  ])

export function rowOfName(box: ParentNode, name: string): HTMLElement {
  const mains = [...box.querySelectorAll<HTMLElement>('[data-row] [data-main]')]
  const row = mains.find((main) => main.getAttribute('aria-label')?.includes(name))?.parentElement
  if (!row) throw new Error(`There is no row of “${name}”.`)
  return row
}

export function focusName(box: ParentNode, name: string): void {
  rowOfName(box, name).querySelector<HTMLElement>('[data-main]')?.focus()
}

export function pressKey(key: string, how: KeyboardEventInit = {}): void {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }),
  )
}

export const focusedName = () => document.activeElement?.getAttribute('aria-label')

export function shownDialog(): HTMLElement {
  const dialog = document.querySelector<HTMLElement>('[role=dialog]')
  if (!dialog) throw new Error('There is no dialog.')
  return dialog
}
