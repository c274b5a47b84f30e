import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { type SentToDecks, setUpDeckServer } from '../../../test/deck-server.ts'
import { drawDecksAndEditor } from '../../../test/decks/editor-page.tsx'
import { cardNamed, deckOf, rowOf } from '../../../test/decks.ts'
import { toastButton, toastShown } from '../../../test/toasts.ts'
import { waitFor } from '../../../test/wait-for.ts'

const server = setUpDeckServer()
const opt = cardNamed('Opt')
const newerOpt = cardNamed('Opt', { id: 'opt-2', setName: 'Dominaria' })

/** A deck with two copies of Opt, with the printings open. */
async function drawPrintings() {
  server.decks = [deckOf({ cards: [rowOf(opt, 2)] })]
  server.found = { Opt: [opt, newerOpt] }
  const page = await drawDecksAndEditor('/deck-building/deck-1')
  const editor = await page.editor()
  editor.querySelector<HTMLElement>('[data-row] [data-main]')?.focus()
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'p', bubbles: true, cancelable: true }),
  )
  await waitFor(() => expect(tile('opt-2')).toBeTruthy())
  return { ...page, editor }
}

const tile = (id: string) => document.querySelector<HTMLElement>(`[data-printing="${id}"]`)
/** Card requests succeed: only the toasts of the deck count. */
const isOfDeck = ({ path }: SentToDecks) => path.startsWith('/api/decks')
const fail = (sent: SentToDecks) => (isOfDeck(sent) ? HttpResponse.error() : undefined)

const busyOf = (id: string) => tile(id)?.getAttribute('aria-busy')
const isClosed = () => waitFor(() => expect(tile('opt-2')).toBeNull())
const titleIs = (title: string) => waitFor(async () => expect((await toastShown())[0]).toBe(title))

test('a card that was removed elsewhere closes its printings', async () => {
  const { editor } = await drawPrintings()
  server.decks = [deckOf({ version: 5 })]
  tile('opt-2')?.click()
  await titleIs('Deck changed elsewhere')
  await isClosed()
  expect(editor.textContent).toContain('No cards in this deck yet')
})

test('a printing that is saved by a retry closes the dialog', async () => {
  const { editor } = await drawPrintings()
  server.override = fail
  tile('opt-2')?.click()
  await titleIs('Failed to change printing')
  expect(tile('opt')?.textContent).toContain('Current')
  server.override = () => undefined
  toastButton('Try again').click()
  await titleIs('Printing changed!')
  await isClosed()
  expect(server.decks[0]?.cards).toMatchObject([{ scryfallId: 'opt-2', quantity: 2 }])
  expect(editor.querySelector('[data-row] [data-main]')).toBe(document.activeElement)
})

test('a printing that fails again can be chosen again', async () => {
  await drawPrintings()
  server.override = fail
  tile('opt-2')?.click()
  await titleIs('Failed to change printing')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.override = async (sent) => {
    await (isOfDeck(sent) && answered)
    return fail(sent)
  }
  toastButton('Try again').click()
  await waitFor(() => expect(busyOf('opt-2')).toBe('true'))
  answer()
  await waitFor(() => expect(busyOf('opt-2')).toBeNull())
  server.override = () => undefined
  tile('opt-2')?.click()
  await isClosed()
})
