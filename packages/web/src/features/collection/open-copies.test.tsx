import { refusals } from '@manafolio/contract'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { collectionKey } from '../../lib/collection-key.ts'
import { draw, namesIn } from '../../test/collection/collection-page.tsx'
import { entryOf, setUpCollectionServer } from '../../test/collection-server.ts'
import { buttonIn, isDisabled } from '../../test/controls.ts'
import { toastButton, toastShown } from '../../test/toasts.ts'
import { waitFor } from '../../test/wait-for.ts'

const server = setUpCollectionServer()

const dialog = () => document.querySelector('[role=dialog]')
const closed = () => waitFor(() => expect(dialog()).toBeNull())
const oneMore = 'One more: Nonfoil, Near Mint, English'

/** Two entries of Opt in a filtered collection, with a dialog open. */
async function openOpt() {
  server.entries = [entryOf('opt', 2), entryOf('duress', 1)]
  server.found['owned:2'] = { scryfallIds: ['opt'] }
  const page = await draw('/collection?q=owned%3A2')
  await waitFor(() => buttonIn(page.box, 'More for Opt, Zendikar 1').click())
  await waitFor(() => buttonIn(document, 'Finish, condition, language').click())
  await waitFor(() => expect(dialog()?.textContent).toContain('ZEN 1\u00a0· Zendikar'))
  return page
}

async function press(name: string) {
  const button = await waitFor(() => {
    const found = buttonIn(document, name)
    expect(isDisabled(found)).toBe(false)
    return found
  })
  button.click()
}

/** Another device now has five copies, which no longer match the query. */
function overtake() {
  server.entries = [entryOf('opt', 5), entryOf('duress', 1)]
  server.found['owned:2'] = { scryfallIds: [] }
}

test('a conflict is reported, even if the card no longer matches the filter', async () => {
  const { box } = await openOpt()
  server.override = () => {
    overtake()
    const [, message] = refusals.entry_changed
    return HttpResponse.json({ message, code: 'entry_changed' }, { status: 409 })
  }
  await press(oneMore)
  await press('Save')
  await waitFor(() =>
    expect(dialog()?.querySelector('[role=alert]')?.textContent).toContain(
      refusals.entry_changed[1],
    ),
  )
  expect(dialog()?.textContent).toContain('5 of 99 copies')
  await waitFor(() => expect(box.textContent).toContain('Nothing matches'))
  await press('Cancel')
  await closed()
})

test('a card that no longer matches keeps its dialog open with its input', async () => {
  const { box, queryClient } = await openOpt()
  await press(oneMore)
  overtake()
  await queryClient.invalidateQueries({ queryKey: collectionKey })
  await waitFor(() => expect(namesIn(box)).toEqual([]))
  expect(dialog()?.textContent).toContain('3 of 99 copies')
  server.entries = [entryOf('duress', 1)]
  await queryClient.invalidateQueries({ queryKey: collectionKey })
  expect(dialog()?.textContent).toContain('3 of 99 copies')
})

test('saving an entry that no longer exists reports it and closes the dialog', async () => {
  await openOpt()
  server.override = () => {
    server.entries = [entryOf('duress', 1)]
    const body = { message: 'It is not in your collection.', code: 'not_in_collection' }
    return HttpResponse.json(body, { status: 404 })
  }
  await press(oneMore)
  await press('Save')
  expect(await toastShown()).toEqual(['Update failed', 'It is not in your collection.'])
  await closed()
})

test('a network failure after a conflict keeps the user’s rows', async () => {
  await openOpt()
  server.override = () => {
    server.listOverride = () => HttpResponse.error()
    const [, message] = refusals.entry_changed
    return HttpResponse.json({ message, code: 'entry_changed' }, { status: 409 })
  }
  await press(oneMore)
  await press('Save')
  expect(await toastShown()).toEqual([
    'Update failed',
    'Failed to update collection item.Try again',
  ])
  expect(dialog()?.textContent).toContain('3 of 99 copies')
  server.override = () => undefined
  server.listOverride = () => undefined
  toastButton('Try again').click()
  await closed()
  expect(server.sent[1]).toEqual(server.sent[0])
})
