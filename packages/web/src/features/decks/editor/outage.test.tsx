import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { buttonIn } from '../../../test/controls.ts'
import { setUpDeckServer } from '../../../test/deck-server.ts'
import { buttonWith, drawDecksAndEditor } from '../../../test/decks/editor-page.tsx'
import { cardNamed, deckOf, rowOf } from '../../../test/decks.ts'
import { refusal } from '../../../test/refusal.ts'
import { waitFor } from '../../../test/wait-for.ts'

const server = setUpDeckServer()
const opt = cardNamed('Opt')
const text = '“Burn” has unsaved changes. The list shows the saved version.'

/** The list after adding an Opt while the server does not respond. */
async function drawAfterOutage() {
  server.decks = [deckOf({ cards: [rowOf(opt, 2)] })]
  const page = await drawDecksAndEditor()
  const editor = await page.edit()
  server.override = () => HttpResponse.error()
  buttonWith(editor, 'One more Opt').click()
  await waitFor(() => expect(editor.textContent).toContain('Not saved'))
  await page.close()
  await waitFor(() => expect(page.box.textContent).toContain(text))
  return page
}

const deleted = () =>
  document.querySelector('.mantine-Notification-root')?.textContent.includes('Deck deleted!')

/** The change is saved, and the list no longer shows the notice. */
const isSaved = (box: Element) =>
  waitFor(() => {
    expect(server.decks[0]?.cards[0]?.quantity).toBe(3)
    expect(box.textContent).not.toContain('not saved yet')
    expect(box.querySelector('article')?.textContent).toContain('3 of 60+ cards')
  })

test('unsaved changes are listed, and sent when the browser is online', async () => {
  const { box } = await drawAfterOutage()
  expect(box.querySelector('article')?.textContent).toContain('2 of 60+ cards')
  server.override = () => undefined
  window.dispatchEvent(new Event('online'))
  await isSaved(box)
})

test('unsaved changes are sent as soon as any request succeeds', async () => {
  const { box, queryClient } = await drawAfterOutage()
  server.override = () => undefined
  await queryClient.refetchQueries({ queryKey: ['decks', 'list'] })
  await isSaved(box)
})

test('the list offers a retry', async () => {
  const { box } = await drawAfterOutage()
  server.override = () => undefined
  const notice = [...box.querySelectorAll('[role=status]')].find(
    ({ textContent }) => textContent === text,
  )
  buttonIn(notice?.parentElement ?? box, 'Try again').click()
  await isSaved(box)
})

test('reopening the editor sends unsaved changes', async () => {
  const { box, edit, close } = await drawAfterOutage()
  server.override = () => undefined
  const editor = await edit()
  await waitFor(() => expect(editor.textContent).toContain('Saved'))
  expect(editor.textContent).toContain('3 / 60')
  await close()
  await isSaved(box)
})

test('the editor reports its own deck, and the list the others', async () => {
  const { box, edit } = await drawAfterOutage()
  await edit()
  await waitFor(() => expect(box.textContent).not.toContain(text))
})

test('the list does not mention a deck on its first attempt to save', async () => {
  server.decks = [deckOf({ cards: [rowOf(opt, 2)] })]
  const { box, edit, close } = await drawDecksAndEditor()
  const editor = await edit()
  let letGo = () => {}
  server.override = ({ method }) =>
    method === 'GET'
      ? undefined
      : new Promise((resolve) => {
          letGo = () => resolve(undefined)
        })
  buttonWith(editor, 'One more Opt').click()
  await close()
  expect(box.textContent).not.toContain('not saved yet')
  letGo()
  await isSaved(box)
})

test('deleting a deck while it is being saved reports nothing else', async () => {
  server.decks = [deckOf({ cards: [rowOf(opt, 2)] })]
  const { box, edit, close } = await drawDecksAndEditor()
  const editor = await edit()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.override = async ({ method }) => {
    if (method !== 'PATCH') return undefined
    await answered
    return refusal(404, 'deck_not_found')
  }
  buttonWith(editor, 'One more Opt').click()
  await waitFor(() => expect(server.sent).toHaveLength(1))
  await close()
  buttonIn(box, 'Delete Burn').click()
  const dialog = () => document.querySelector('[role=dialog]') ?? box
  await waitFor(() => buttonIn(dialog(), 'Delete deck'))
  buttonIn(dialog(), 'Delete deck').click()
  await waitFor(() => expect(deleted()).toBe(true))
  answer()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(deleted()).toBe(true)
})
