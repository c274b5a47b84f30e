import { type Card, limits } from '@manafolio/contract'
import { HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { buttonIn, isDisabled, type } from '../../../../test/controls.ts'
import { type SentToDecks, setUpDeckServer } from '../../../../test/deck-server.ts'
import { cardNamed, rowOf } from '../../../../test/decks.ts'
import { drawPage } from '../../../../test/draw-page.tsx'
import { refusal } from '../../../../test/refusal.ts'
import { toastButton, toastShown } from '../../../../test/toasts.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import type { DeckActions, DeckRow } from '../../kit/deck-actions.ts'
import { PrintingDialog } from './printing-dialog.tsx'

const state = setUpDeckServer()

function printing(setCode: string, facts: Partial<Card> & { usd?: string | null } = {}): Card {
  const { usd = null, ...others } = facts
  return {
    ...cardNamed('Goblin Guide'),
    id: setCode,
    setCode,
    setName: `Set ${setCode}`,
    releasedAt: '2010-01-01',
    prices: { usd, usdFoil: null, usdEtched: null, eur: null, eurFoil: null },
    ...others,
  }
}

const zen = printing('zen', { usd: '3.00', releasedAt: '2009-10-02', setName: 'Zendikar' })
const mm2 = printing('mm2', { usd: '2.50', releasedAt: '2015-05-22', collectorNumber: '114' })
const ima = printing('ima', { usd: '4.00', releasedAt: '2017-11-17' })
const promo = printing('pzen', { releasedAt: '2009-10-01' })
const all = [promo, zen, mm2, ima]

async function open(row: DeckRow = rowOf(zen, 4), changePrinting = async () => true) {
  const changed = vi.fn<DeckActions['changePrinting']>(changePrinting)
  const actions = { ...idle, changePrinting: changed }
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return isOpen ? (
      <PrintingDialog row={row} actions={actions} onClosed={() => setOpen(false)} />
    ) : (
      <p>Closed</p>
    )
  }
  await drawPage(Page)
  return { changed: () => changed.mock.calls.map(([{ scryfallId }, to]) => [scryfallId, to.id]) }
}

const no = () => false
const idle = {
  add: no,
  setQuantity: no,
  remove: no,
  move: no,
  setFinish: no,
  setRole: () => true,
  setLocked: () => true,
  annotate: () => true,
  apply: () => true,
  applyPlan: () => true,
}

const dialog = () => {
  const found = document.querySelector<HTMLElement>('[role=dialog]')
  if (!found) throw new Error('There is no dialog.')
  return found
}
const tiles = () => [...dialog().querySelectorAll<HTMLButtonElement>('[data-printing]')]
const ids = () => tiles().map(({ dataset }) => dataset.printing)
const tile = (id: string) => {
  const found = tiles().find(({ dataset }) => dataset.printing === id)
  if (!found) throw new Error(`There is no printing ${id}.`)
  return found
}
const shown = (...expected: string[]) => waitFor(() => expect(ids()).toEqual(expected))
const counted = (text: string) =>
  waitFor(() => expect(dialog().querySelector('[role=status]')?.textContent).toBe(text))
const field = () => {
  const found = dialog().querySelector<HTMLInputElement>('input')
  if (!found) throw new Error('There is no field.')
  return found
}

function pressKey(key: string) {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )
}

test('all printings are listed newest first, with their facts and prices', async () => {
  state.found['Goblin Guide'] = all
  await open()
  await shown('ima', 'mm2', 'zen', 'pzen')
  expect(state.searched).toEqual(['!"Goblin Guide" order:released direction:desc'])
  for (const fact of ['Set mm2', 'MM2 114', 'rare', 'May 22, 2015', '$2.50', 'Cheapest']) {
    expect(tile('mm2').textContent).toContain(fact)
  }
  expect(tile('ima').textContent).not.toContain('Cheapest')
  expect(tile('pzen').textContent).toContain('N/A')
})

test('the printing in the deck is “Current” and can’t be chosen', async () => {
  state.found['Goblin Guide'] = all
  await open()
  await shown('ima', 'mm2', 'zen', 'pzen')
  expect(tile('zen').textContent).toContain('Current')
  expect(isDisabled(tile('zen'))).toBe(true)
  expect(tile('ima').textContent).not.toContain('Current')
  expect(isDisabled(tile('ima'))).toBe(false)
})

test('the printing in the deck is listed even if searches omit it', async () => {
  state.found['Goblin Guide'] = [ima]
  await open()
  await shown('ima', 'zen')
  expect(isDisabled(tile('zen'))).toBe(true)
})

test('by price the cheapest comes first, and printings without a price last', async () => {
  state.found['Goblin Guide'] = all
  await open()
  await shown('ima', 'mm2', 'zen', 'pzen')
  const select = dialog().querySelector('select')
  if (select) select.value = 'price'
  select?.dispatchEvent(new Event('change', { bubbles: true }))
  await shown('mm2', 'zen', 'ima', 'pzen')
})

test('printings are filtered by set name, set code or number', async () => {
  state.found['Goblin Guide'] = all
  await open()
  await shown('ima', 'mm2', 'zen', 'pzen')
  type(field(), 'zendikar')
  await shown('zen')
  type(field(), 'MM2 114')
  await shown('mm2')
  expect(dialog().querySelector('[role=status]')?.textContent).toBe('1 of 4 printings')
  type(field(), 'mirage')
  await shown()
  expect(dialog().textContent).toContain('No printings match your filter.')
})

test('choosing a printing replaces the old one, and closes the dialog', async () => {
  state.found['Goblin Guide'] = all
  const { changed } = await open()
  await shown('ima', 'mm2', 'zen', 'pzen')
  tile('mm2').click()
  await waitFor(() => expect(document.body.textContent).toContain('Closed'))
  expect(changed()).toEqual([['zen', 'mm2']])
})

test('while saving nothing else can be chosen; after a failure the dialog stays open', async () => {
  state.found['Goblin Guide'] = all
  let answer: (isDone: boolean) => void = () => {}
  const { changed } = await open(rowOf(zen), () => new Promise((done) => (answer = done)))
  await shown('ima', 'mm2', 'zen', 'pzen')
  tile('mm2').click()
  await waitFor(() => expect(tile('mm2').textContent).toContain('Changing...'))
  tile('ima').click()
  expect(isDisabled(buttonIn(dialog(), 'Close'))).toBe(true)
  answer(false)
  await waitFor(() => expect(isDisabled(buttonIn(dialog(), 'Close'))).toBe(false))
  expect(changed()).toEqual([['zen', 'mm2']])
  expect(ids()).toHaveLength(4)
})

test('a card without other printings says so', async () => {
  state.found['Goblin Guide'] = [zen]
  await open()
  await waitFor(() => expect(dialog().textContent).toContain('No other printings found.'))
})

test('another card with the same name on one face is not listed', async () => {
  state.found['Goblin Guide'] = [zen, ima, printing('x', { name: 'Camp // Goblin Guide' })]
  await open()
  await shown('ima', 'zen')
})

test.each([
  ['Kongming, "Sleeping Dragon"', '!"Kongming, \\"Sleeping Dragon\\""'],
  ['Fire // Ice', '!"Fire // Ice"'],
])('printings of %s are searched for', async (name, query) => {
  const [one, other] = [zen, ima].map((card) => ({ ...card, name }))
  if (!one || !other) throw new Error('There are two.')
  state.found[query] = [one, other]
  await open(rowOf(one))
  await shown('ima', 'zen')
})

test('printings of a card that is not in the catalogue are searched for by name', async () => {
  state.found['Goblin Guide'] = [ima]
  await open({ ...rowOf(zen), card: null })
  await shown('ima')
})

test('a failure is reported, and can be retried', async () => {
  state.override = () => refusal(503, 'unavailable')
  await open()
  expect(await toastShown()).toEqual(['Search failed', 'Could not search for printings.Try again'])
  expect(dialog().textContent).toContain('The card in your deck was not changed.')
  state.override = () => undefined
  state.found['Goblin Guide'] = all
  buttonIn(dialog(), 'Try again').click()
  await shown('ima', 'mm2', 'zen', 'pzen')
})

test('the toast of a failure offers a retry too', async () => {
  state.override = () => HttpResponse.error()
  await open()
  await toastShown()
  state.override = () => undefined
  state.found['Goblin Guide'] = all
  toastButton('Try again').click()
  await shown('ima', 'mm2', 'zen', 'pzen')
})

const forests = Array.from({ length: 500 }, (_, at) =>
  printing(`s${at}`, { collectorNumber: `${at}`, usd: `${at + 1}.00` }),
)

/** Answers pages as the server does, from a given list. */
const paged =
  (cards: readonly Card[]) =>
  ({ path, body }: SentToDecks) => {
    if (path !== '/api/cards/search') return undefined
    const end = body.page * limits.searchPage
    const page = cards.slice(end - limits.searchPage, end)
    return HttpResponse.json({ cards: page, totalCards: 500, hasMore: end < cards.length })
  }

test('hundreds of printings are loaded page by page, and rendered in steps', async () => {
  state.override = paged(forests)
  await open(rowOf(forests[0] ?? zen))
  await counted('500 printings')
  expect(ids()).toHaveLength(60)
  buttonIn(dialog(), 'Show more printings').click()
  await waitFor(() => expect(ids()).toHaveLength(120))
  type(field(), 's499')
  await shown('s499')
})

test('when a later page fails, loaded pages stay, and the rest can be retried', async () => {
  const pages = paged(forests)
  state.override = (sent) => (sent.body.page === 3 ? refusal(503, 'unavailable') : pages(sent))
  await open(rowOf(forests[0] ?? zen))
  await waitFor(toastShown)
  expect(ids()).toHaveLength(60)
  await counted('120 printings so far...')
  state.override = pages
  buttonIn(dialog(), 'Try again').click()
  await counted('500 printings')
})

test('the printings are one tab stop, and arrows move among them', async () => {
  state.found['Goblin Guide'] = all
  await open()
  await shown('ima', 'mm2', 'zen', 'pzen')
  await waitFor(() => expect(document.activeElement).toBe(tile('ima')))
  pressKey('ArrowRight')
  pressKey('ArrowRight')
  expect(document.activeElement).toBe(tile('pzen')) // not “Current”, which can’t be chosen
  await waitFor(() =>
    expect(tiles().filter(({ tabIndex }) => tabIndex === 0)).toEqual([tile('pzen')]),
  )
  pressKey('Home')
  expect(document.activeElement).toBe(tile('ima'))
})
