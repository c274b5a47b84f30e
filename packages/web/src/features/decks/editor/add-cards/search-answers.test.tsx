import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { buttonIn, type } from '../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import {
  answerOf,
  bolt,
  deferred,
  draw,
  helix,
  isSearch,
  namesIn,
  press,
  shows,
} from '../../../../test/decks/add-cards.tsx'
import { toastShown } from '../../../../test/toasts.ts'
import { waitFor } from '../../../../test/wait-for.ts'

const server = setUpDeckServer()
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('manafolio-only-fitting-cards', 'false')
})

test('a late response does not replace a newer one', async () => {
  const late = deferred<Response>()
  server.override = (sent) => {
    if (!isSearch(sent)) return
    return sent.body.query.includes('(bolt)') ? late.promise : answerOf([helix])
  }
  const { box, field } = await draw()
  type(field, 'bolt')
  await waitFor(() => expect(box.querySelector('[aria-busy=true]')).not.toBeNull())
  type(field, 'helix')
  await shows(box, 'Lightning Helix')
  late.resolve(answerOf([bolt]))
  await late.promise
  type(field, 'helix ') // rendered again, with the same request
  await waitFor(() => expect(field.value).toBe('helix '))
  expect(namesIn(box)).toEqual(['Lightning Helix'])
})

test('a search that takes a while says that it runs', async () => {
  const late = deferred<Response>()
  server.override = (sent) => (isSearch(sent) ? late.promise : undefined)
  const { box, field } = await draw()
  type(field, 'bolt')
  await waitFor(() => expect(box.textContent).toContain('Searching for cards...'))
  expect(box.querySelector('.mantine-Loader-root')).not.toBeNull()
  late.resolve(answerOf([bolt]))
  await shows(box, 'Lightning Bolt')
  expect(box.textContent).toContain('1 card found')
  expect(box.textContent).not.toContain('Searching for cards...')
  expect(box.querySelector('.mantine-Loader-root')).toBeNull()
})

test('the previous results stay until the next ones load, but Enter does not add them', async () => {
  server.found = { bolt: [bolt] }
  const { box, field, added } = await draw()
  type(field, 'bolt')
  await shows(box, 'Lightning Bolt')
  const late = deferred<void>()
  server.override = async (sent) => {
    if (!isSearch(sent)) return
    await late.promise
    return answerOf([helix])
  }
  type(field, 'helix')
  await waitFor(() => expect(box.querySelector('[aria-busy=true]')).not.toBeNull())
  expect(namesIn(box)).toEqual(['Lightning Bolt'])
  press(field, 'Enter', { shiftKey: true })
  type(field, 'next')
  late.resolve()
  await waitFor(() => expect(added).toEqual(['side lightning-helix']))
})

test('Enter before an empty response reports that nothing was added', async () => {
  const late = deferred<void>()
  server.override = async (sent) => {
    if (isSearch(sent)) await late.promise
    return undefined
  }
  const { box, field, added } = await draw()
  type(field, 'xyzzy')
  await waitFor(() => expect(box.querySelector('[aria-busy=true]')).not.toBeNull())
  press(field, 'Enter')
  late.resolve()
  expect(await toastShown()).toEqual(['No cards found', 'Nothing was added for “xyzzy”.'])
  expect(added).toEqual([])
})

test('blank text is not searched for', async () => {
  const { box, field } = await draw()
  type(field, '   ')
  buttonIn(box, 'Search').click()
  expect(await toastShown()).toEqual([
    'Search query required',
    'Please enter a card name to search.',
  ])
  expect(server.searched).toEqual([])
})

test('a failing search is reported once, not for each letter, and can be retried', async () => {
  const failed: string[] = []
  server.override = (sent) => {
    if (!isSearch(sent)) return
    failed.push(sent.body.query)
    return HttpResponse.error()
  }
  server.found = { bol: [bolt] }
  const { box, field } = await draw()
  type(field, 'bo')
  expect(await toastShown()).toEqual(['Search failed', 'Could not search for cards.'])
  await closeToast()
  type(field, 'bol')
  await waitFor(() => expect(failed).toEqual(['order:edhrec (bo)', 'order:edhrec (bol)']))
  await waitFor(() => buttonIn(box, 'Try again'))
  expect(document.querySelector('.mantine-Notification-root')).toBeNull()
  buttonIn(box, 'Try again').click()
  expect(await toastShown()).toEqual(['Search failed', 'Could not search for cards.'])
  await waitFor(() => buttonIn(box, 'Try again'))
  server.override = () => undefined
  buttonIn(box, 'Try again').click()
  await shows(box, 'Lightning Bolt')
  expect(box.textContent).not.toContain('Try again')
})

function closeToast() {
  buttonIn(document, 'Close this message').click()
  return waitFor(() => expect(document.querySelector('.mantine-Notification-root')).toBeNull())
}

test('without results, the suggested query can be used', async () => {
  server.override = (sent) => {
    if (!isSearch(sent)) return
    if (!sent.body.query.includes('lightnign')) return answerOf([bolt])
    return answerOf([], { didYouMean: 'order:edhrec (lightning bolt)' })
  }
  const { box, field } = await draw()
  type(field, 'lightnign bolt')
  await waitFor(() => expect(box.textContent).toContain('No cards found'))
  buttonIn(box, 'lightning bolt').click()
  await shows(box, 'Lightning Bolt')
  expect(field.value).toBe('lightning bolt')
})

test('beside results, a query without the mistyped key can be used', async () => {
  server.override = (sent) => {
    if (!isSearch(sent)) return
    if (!sent.body.query.includes('tpye')) return answerOf([helix])
    const warnings = ['“tpye:instant” was ignored: there is no filter called “tpye”.']
    return answerOf([bolt], { warnings, didYouMean: 'order:edhrec (c:r type:instant)' })
  }
  const { box, field } = await draw()
  type(field, 'c:r tpye:instant')
  await shows(box, 'Lightning Bolt')
  expect(box.textContent).toContain('Did you mean c:r type:instant?')
  buttonIn(box, 'c:r type:instant').click()
  await shows(box, 'Lightning Helix')
  expect(field.value).toBe('c:r type:instant')
})

test('an unfinished query keeps the fixed terms, and lists what is ignored', async () => {
  server.found = { 'o:"draw a")': [bolt] }
  const { box, field } = await draw()
  type(field, 'o:"draw a')
  await shows(box, 'Lightning Bolt')
  expect(server.searched).toEqual(['order:edhrec (o:"draw a")'])
  expect(box.textContent).toContain('is never closed')
  type(field, 't:')
  await waitFor(() => expect(box.textContent).toContain('a value is missing'))
  expect(namesIn(box)).toEqual([])
})

test('punctuation alone is not searched for, and a message says so', async () => {
  server.found = { '(bolt)': [bolt] }
  const { box, field } = await draw()
  type(field, ',')
  await waitFor(() => expect(box.textContent).toContain('nothing to search for in “,”'))
  type(field, 'bolt')
  await shows(box, 'Lightning Bolt')
  expect(server.searched).toEqual(['order:edhrec (bolt)'])
})
