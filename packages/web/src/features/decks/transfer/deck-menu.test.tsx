import {
  type DeckSummary,
  duplicateDeck,
  exportDeck,
  getDeck,
  listDecks,
  shareDeck,
  stopSharingDeck,
} from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { decksQuery } from '../../../card-kit/decks-query.ts'
import { buttonIn, isDisabled } from '../../../test/controls.ts'
import { dialogGone, dialogShown } from '../../../test/decks/decks-page.tsx'
import { setUpServer } from '../../../test/decks/menu-server.ts'
import { deckOf, summaryOf } from '../../../test/decks.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { karn } from '../../../test/people.ts'
import { refusal } from '../../../test/refusal.ts'
import { toastButton, toastShown } from '../../../test/toasts.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { DeckMenu } from './deck-menu.tsx'

const { sent, answer, give } = setUpServer()

// Without a layout nothing is visible, which the focus trap of the menu warns about.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

const burnDeck = deckOf({ id: 'burn', name: 'Burn' })
const burn = summaryOf(burnDeck)

function Menus() {
  const { data: decks = [] } = useQuery(decksQuery)
  return decks.map((deck) => <DeckMenu key={deck.id} deck={deck} />)
}

async function draw(decks: DeckSummary[] = [burn]) {
  give(listDecks, decks)
  const page = await drawPage(Menus, { user: karn })
  await waitFor(() => moreButton())
  return page
}

const moreButton = () => buttonIn(document, 'More for Burn')

async function choose(entry: string) {
  moreButton().focus()
  moreButton().click()
  const item = await waitFor(() => entryOf(entry))
  item.click()
}

function entryOf(name: string): HTMLElement {
  const entries = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const entry = entries.find(({ textContent }) => textContent === name)
  if (!entry) throw new Error(`There is no entry “${name}”.`)
  return entry
}

const linkField = () => document.querySelector<HTMLInputElement>('[role=dialog] input')

test('the menu lists the actions on a deck, and returns the focus', async () => {
  await draw()
  moreButton().click()
  await waitFor(() => entryOf('History'))
  const names = [...document.querySelectorAll('[role=menuitem]')].map((one) => one.textContent)
  expect(names).toEqual([
    ...['Notes and primer', 'Add from a list', 'Export', 'Print', 'Share'],
    ...['Folder and tags', 'Choose a cover'],
    ...['Duplicate', 'Duplicate as a variant', 'Compare', 'History'],
  ])
  expect(entryOf('History').getAttribute('href')).toBe('/deck-building/burn/history')
  expect(entryOf('Compare').getAttribute('href')).toBe('/deck-building/compare?one=burn')
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
  entryOf('History').dispatchEvent(pressed)
  await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull())
  expect(document.activeElement).toBe(moreButton())
})

test('the link is created and turned off again; each control passes the focus to its replacement', async () => {
  await draw()
  give(shareDeck, { shareId: 'abc-123' })
  await choose('Share')
  const dialog = await dialogShown()
  await waitFor(() => expect(dialog.textContent).toContain('Create a link'))
  buttonIn(dialog, 'Create a link').focus()
  give(listDecks, [{ ...burn, shareId: 'abc-123' }])
  buttonIn(dialog, 'Create a link').click()
  await waitFor(() => expect(linkField()?.value).toMatch(/\/shared\/abc-123$/))
  expect(document.activeElement).toBe(linkField())
  expect(dialog.querySelector('[role=status]')?.textContent).toBe('The link is on.')

  answer(stopSharingDeck, () => new HttpResponse(null, { status: 204 }))
  give(listDecks, [burn])
  const stop = buttonIn(dialog, 'Turn off')
  stop.focus()
  stop.click()
  await waitFor(() => expect(linkField()).toBeNull())
  expect(document.activeElement).toBe(buttonIn(dialog, 'Create a link'))
  expect(dialog.querySelector('[role=status]')?.textContent).toBe('The link is off.')
})

test('a shared deck is marked in its menu, and its link is shown right away', async () => {
  await draw([{ ...burn, shareId: 'abc-123' }])
  await choose('Shared with a link')
  await waitFor(() => expect(linkField()?.value).toMatch(/\/shared\/abc-123$/))
  expect(sent('POST')).toEqual([])
})

test('a failure to create a link is reported, and can be retried', async () => {
  await draw()
  answer(shareDeck, () => HttpResponse.error())
  await choose('Share')
  const dialog = await dialogShown()
  await waitFor(() => buttonIn(dialog, 'Create a link').click())
  expect((await toastShown())[0]).toBe('Failed to share deck')
  give(shareDeck, { shareId: 'abc-123' })
  give(listDecks, [{ ...burn, shareId: 'abc-123' }])
  toastButton('Try again').click()
  await waitFor(() => expect(linkField()?.value).toMatch(/abc-123$/))
})

test('duplicating twice makes two copies', async () => {
  await draw()
  give(duplicateDeck, { ...burn, id: 'copy', name: 'Burn (copy)' })
  await choose('Duplicate')
  await choose('Duplicate')
  await waitFor(() => expect(sent('POST')).toHaveLength(2))
  const [first, second] = sent('POST').map(({ key }) => key)
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).not.toBe(first)
  expect((await toastShown()).join()).toContain('The copy is called “Burn (copy)”.')
})

test('a retry after a lost response, from the toast or the menu, makes one copy', async () => {
  await draw()
  answer(duplicateDeck, () => HttpResponse.error())
  await choose('Duplicate')
  expect((await toastShown())[0]).toBe('Failed to duplicate deck')
  toastButton('Try again').click()
  await waitFor(() => expect(sent('POST')).toHaveLength(2))
  await choose('Duplicate')
  await waitFor(() => expect(sent('POST')).toHaveLength(3))
  expect(new Set(sent('POST').map(({ key }) => key)).size).toBe(1)
})

test('at the limit of decks, the server’s reason is shown', async () => {
  await draw()
  answer(duplicateDeck, () => refusal(409, 'deck_limit_reached', 'You have too many decks.'))
  await choose('Duplicate')
  expect(await toastShown()).toEqual(['Failed to duplicate deck', 'You have too many decks.'])
})

test('the list is exported for another tool, copied, and retried after a failure', async () => {
  const copied: string[] = []
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('navigator', {
    userAgent: '',
    language: 'en',
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  })
  await draw()
  give(getDeck, burnDeck)
  answer(exportDeck, ({ address }) => new HttpResponse(`4 Shock for ${address}`))
  await choose('Export')
  const dialog = await dialogShown()
  const list = () => dialog.querySelector('textarea')?.value
  await waitFor(() => expect(list()).toMatch(/^4 Shock for .*format=moxfield$/))
  buttonIn(dialog, 'Copy list').click()
  await waitFor(() => expect(copied).toEqual([list()]))
  await waitFor(() => expect(dialog.textContent).toContain('Copied to the clipboard'))

  answer(exportDeck, () => refusal(500, 'internal', 'Something went wrong on our side.'))
  const select = dialog.querySelector('select')
  if (!select) throw new Error('There is no select.')
  select.selectedIndex = [...select.options].findIndex(({ text }) => text === 'MTG Arena')
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await waitFor(() => expect(dialog.textContent).toContain('Something went wrong on our side.'))
  expect(isDisabled(buttonIn(dialog, 'Save as text'))).toBe(true)
  answer(exportDeck, ({ address }) => new HttpResponse(`4 Shock for ${address}`))
  buttonIn(dialog, 'Try again').click()
  await waitFor(() => expect(list()).toMatch(/format=arena$/))
  buttonIn(dialog, 'Close').click()
  await dialogGone()
  expect(document.activeElement).toBe(moreButton())
})
