import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { buttonIn, isDisabled } from '../../../test/controls.ts'
import { setUpDeckServer } from '../../../test/deck-server.ts'
import { enter, fieldIn } from '../../../test/decks/deck-form.ts'
import { dialogShown } from '../../../test/decks/decks-page.tsx'
import { deckOf } from '../../../test/decks.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../test/people.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { deckChangesRegistry } from '../kit/changes/deck-changes-registry.ts'
import { TextsDialog } from './texts-dialog.tsx'

const server = setUpDeckServer()

beforeEach(() => {
  server.decks = [deckOf({ version: 3 })]
  server.texts = { 'deck-1': { notes: 'Ask Anna.', primer: '# Plan' } }
  // Without a layout nothing is visible, which the focus trap of the dialog warns about.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => localStorage.clear())

async function open() {
  const deck = { id: 'deck-1', shareId: null }
  const page = await drawPage(() => <TextsDialog deck={deck} onClosed={() => {}} />, {
    user: karn,
    site: plainSite,
  })
  onTestFinished(() => {
    page.unmount() // which sends what is not saved
    deckChangesRegistry(page.queryClient).closeAll() // they outlive their page
  })
  const dialog = await dialogShown()
  await waitFor(() => fieldIn(dialog, 'primer'))
  return { ...page, dialog }
}

const textsNow = () => server.texts['deck-1']
const savedTexts = () => server.sent.map(({ body: { version, ...texts } }) => texts)

/** Another device changes a text. */
function changeElsewhere(texts: { notes?: string; primer?: string }) {
  server.texts['deck-1'] = { notes: null, primer: null, ...textsNow(), ...texts }
  server.decks = server.decks.map((deck) => ({ ...deck, version: deck.version + 1 }))
}

test('only the text that was changed is sent, with the version that was seen', async () => {
  const { dialog } = await open()
  expect(fieldIn(dialog, 'primer').value).toBe('# Plan')
  expect(isDisabled(buttonIn(dialog, 'Save'))).toBe(true)
  enter(dialog, 'primer', '# Plan B')
  await waitFor(() => expect(dialog.textContent).toContain('Not saved yet'))
  buttonIn(dialog, 'Save').click()
  await waitFor(() => expect(textsNow()).toEqual({ notes: 'Ask Anna.', primer: '# Plan B' }))
  await waitFor(() => expect(dialog.textContent).toContain('Saved'))
  expect(server.sent.map(({ body }) => body)).toEqual([{ primer: '# Plan B', version: 3 }])
  expect(localStorage.length).toBe(0)
})

test('closing saves, and so does leaving the page', async () => {
  const { dialog, unmount } = await open()
  enter(dialog, 'primer', '# Plan C')
  await waitFor(() => expect(dialog.textContent).toContain('Not saved yet'))
  unmount()
  await waitFor(() => expect(textsNow()?.primer).toBe('# Plan C'))
  await waitFor(() => expect(localStorage.length).toBe(0))
})

test('what could not be saved is kept in the browser, also after a reload', async () => {
  const first = await open()
  server.override = ({ method }) => (method === 'PATCH' ? HttpResponse.error() : undefined)
  enter(first.dialog, 'primer', '# Written offline')
  await waitFor(() => expect(first.dialog.textContent).toContain('Not saved yet'))
  buttonIn(first.dialog, 'Save').click()
  await waitFor(() => expect(first.dialog.textContent).toContain('it is kept in this browser'))
  deckChangesRegistry(first.queryClient).closeAll()
  first.unmount()
  server.override = () => undefined

  const { dialog } = await open()
  expect(fieldIn(dialog, 'primer').value).toBe('# Written offline')
  expect(dialog.textContent).toContain('It is back.')
  buttonIn(dialog, 'Discard changes').click()
  await waitFor(() => expect(fieldIn(dialog, 'primer').value).toBe('# Plan'))
  expect(localStorage.length).toBe(0)
})

test('of a text that others changed meanwhile, the own one stays until one is chosen', async () => {
  const { dialog } = await open()
  enter(dialog, 'primer', '# Mine')
  await waitFor(() => expect(dialog.textContent).toContain('Not saved yet'))
  changeElsewhere({ primer: '# Theirs', notes: 'Ask Ben.' })
  buttonIn(dialog, 'Save').click()
  await waitFor(() => expect(dialog.textContent).toContain('The primer changed in another place'))
  expect(textsNow()?.primer).toBe('# Theirs')
  expect(fieldIn(dialog, 'primer').value).toBe('# Mine')
  await waitFor(() => expect(isDisabled(buttonIn(dialog, 'Save'))).toBe(false))
  buttonIn(dialog, 'Save').click()
  await waitFor(() => expect(textsNow()).toEqual({ primer: '# Mine', notes: 'Ask Ben.' }))
  expect(savedTexts()).toEqual([{ primer: '# Mine' }, { primer: '# Mine' }])
})

test('the other text can be used instead, and closing does not overwrite it', async () => {
  const { dialog, unmount } = await open()
  enter(dialog, 'primer', '# Mine')
  await waitFor(() => expect(dialog.textContent).toContain('Not saved yet'))
  changeElsewhere({ primer: '# Theirs' })
  buttonIn(dialog, 'Save').click()
  const use = await waitFor(() => buttonIn(dialog, 'Use the other text'))
  use.click()
  await waitFor(() => expect(fieldIn(dialog, 'primer').value).toBe('# Theirs'))
  unmount()
  expect(textsNow()?.primer).toBe('# Theirs')
  expect(server.sent).toHaveLength(1)
})

test('the preview shows the primer with its cards, and says which names no card has', async () => {
  const { dialog } = await open()
  const guide = { mention: 'Goblin Guide', cardName: 'Goblin Guide', scryfallId: 'guide' }
  server.mentionable = [{ ...guide, setCode: 'zen', collectorNumber: '126' }]
  enter(dialog, 'primer', '# Attack\n\n[[Goblin Guide]], not [[Gobln Guide]]')
  const [, preview] = dialog.querySelectorAll<HTMLInputElement>('input[type=radio]')
  preview?.click()
  await waitFor(() => expect(dialog.querySelector('h3')?.textContent).toBe('Attack'))
  await waitFor(() => expect(dialog.textContent).toContain('No card has this name: “Gobln Guide”.'))
  expect(dialog.querySelector('p a')?.getAttribute('href')).toBe('/card/zen/126/goblin-guide')
})
