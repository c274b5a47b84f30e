import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { draw, namesIn, numbersIn } from '../../test/collection/collection-page.tsx'
import { entryOf, setUpCollectionServer } from '../../test/collection-server.ts'
import { buttonIn, isDisabled, type } from '../../test/controls.ts'
import { waitFor } from '../../test/wait-for.ts'

const server = setUpCollectionServer()

/** Holds back the search results until they are released. */
function holdSearches() {
  let release = () => {}
  server.finding = new Promise<void>((resolve) => {
    release = resolve
  })
  return () => release()
}

const ownThree = () => {
  server.entries = ['opt', 'duress', 'shock'].map((id) => entryOf(id, 1))
  server.found['c:u'] = {
    scryfallIds: ['opt'],
    copies: 1,
    valueUsd: 1.5,
    pricedCopies: 1,
    explanation: 'Cards that are blue.',
    warnings: ['“xyz:1” was ignored.'],
  }
}

test('the query in the URL is searched for: matching cards are shown, others are not', async () => {
  ownThree()
  const { box } = await draw('/collection?q=c%3Au')
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt']))
  expect(box.textContent).toContain('Cards that are blue.')
  expect(box.textContent).toContain('“xyz:1” was ignored.')
  expect(numbersIn(box)).toBe('1 of 3 printings1 copy$1.50')
  expect(box.querySelector('input')?.value).toBe('c:u')
  expect(server.requests).toContain('find?q=c%3Au&sort=added&direction=desc')
})

test('nothing is shown during the first search', async () => {
  ownThree()
  const release = holdSearches()
  const { box } = await draw('/collection?q=c%3Au')
  expect(box.textContent).toContain('Loading your collection...')
  expect(namesIn(box)).toEqual([])
  release()
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt']))
})

test('the previous results stay during another search', async () => {
  ownThree()
  const { box, router } = await draw('/collection?q=c%3Au')
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt']))
  const release = holdSearches()
  server.found['c:b'] = { scryfallIds: ['duress'] }
  await router.navigate({ to: '/collection', search: { q: 'c:b' } })
  await waitFor(() => expect(box.querySelector('[aria-busy=true]')).not.toBeNull())
  expect(namesIn(box)).toEqual(['Opt'])
  release()
  await waitFor(() => expect(namesIn(box)).toEqual(['Duress']))
  expect(box.querySelector('[aria-busy=true]')).toBeNull()
})

test('a query is sent by its button, and clearing it shows everything at once', async () => {
  ownThree()
  const { box, router } = await draw()
  expect(server.requests).toEqual(['list'])
  const [field] = box.querySelectorAll('input')
  if (!field) throw new Error('There is no field.')
  type(field, 'c:u')
  await waitFor(() => expect(isDisabled(buttonIn(box, 'Search'))).toBe(false))
  buttonIn(box, 'Search').click()
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt']))
  expect(router.state.location.search).toEqual({ q: 'c:u' })
  type(field, '')
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt', 'Duress', 'Shock']))
  expect(router.state.location.search).toEqual({})
})

test('a search without matches says so, with a button that clears it', async () => {
  ownThree()
  server.found['c:g'] = { scryfallIds: [] }
  const { box, router } = await draw('/collection?q=c%3Ag&sort=name')
  await waitFor(() => expect(box.textContent).toContain('Nothing matches'))
  buttonIn(box, 'Clear the filter').click()
  await waitFor(() => expect(namesIn(box)).toHaveLength(3))
  expect(router.state.location.search).toEqual({ sort: 'name' })
})

test('a quick filter adds its term to the query, and removes it again', async () => {
  ownThree()
  const { box, router } = await draw()
  buttonIn(box, 'Filter').click()
  await waitFor(() => buttonIn(box, 'Blue').click())
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt']))
  expect(buttonIn(box, 'Blue').getAttribute('aria-pressed')).toBe('true')
  expect(router.state.location.search).toEqual({ q: 'c:u' })
  buttonIn(box, 'Blue').click()
  await waitFor(() => expect(namesIn(box)).toHaveLength(3))
})

test('a sort starts in its default direction, which can be reversed', async () => {
  ownThree()
  server.found.name = { scryfallIds: ['duress', 'opt', 'shock'] }
  const { box, router } = await draw('/collection?sort=name')
  await waitFor(() => expect(namesIn(box)).toEqual(['Duress', 'Opt', 'Shock']))
  expect(server.requests.at(-1)).toBe('find?q=&sort=name&direction=asc')
  buttonIn(box, 'Sorted A to Z. Sort Z to A instead').click()
  await waitFor(() => expect(server.requests.at(-1)).toBe('find?q=&sort=name&direction=desc'))
  expect(router.state.location.search).toEqual({ sort: 'name', direction: 'desc' })
})

/** The line above cards that could not be searched. */
const alertIn = (box: Element) => box.querySelector('[role=alert]')

function chooseSort(box: Element, name: string) {
  const select = box.querySelector<HTMLSelectElement>('[aria-label="Sort by"]')
  if (!select) throw new Error('There is no sort.')
  select.value = name
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

test('after a network failure the cards stay as they were, until a retry succeeds', async () => {
  ownThree()
  server.found.name = { scryfallIds: ['duress', 'opt', 'shock'] }
  const { box, router } = await draw()
  server.findOverride = () => HttpResponse.error()
  chooseSort(box, 'name')
  await waitFor(() =>
    expect(alertIn(box)?.textContent).toBe(
      "Your collection can't be sorted right now. You are seeing the previous results.Try again",
    ),
  )
  expect(namesIn(box)).toEqual(['Opt', 'Duress', 'Shock'])
  expect(numbersIn(box)).toBe('3 printings3 copies$4.50')
  expect(router.state.location.search).toEqual({ sort: 'name' })
  server.findOverride = () => undefined
  buttonIn(alertIn(box) ?? box, 'Try again').click()
  await waitFor(() => expect(namesIn(box)).toEqual(['Duress', 'Opt', 'Shock']))
  expect(alertIn(box)).toBeNull()
})

test('the previous results stay when another search fails', async () => {
  ownThree()
  const { box, router } = await draw('/collection?q=c%3Au')
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt']))
  server.findOverride = () => new HttpResponse(null, { status: 503 })
  await router.navigate({ to: '/collection', search: { q: 'c:b' } })
  await waitFor(() => expect(alertIn(box)?.textContent).toContain("can't be searched"))
  expect(namesIn(box)).toEqual(['Opt'])
  await router.navigate({ to: '/collection', search: {} })
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt', 'Duress', 'Shock']))
  expect(alertIn(box)).toBeNull()
})

test('all cards are shown if the first search fails', async () => {
  ownThree()
  server.findOverride = () => HttpResponse.error()
  const { box } = await draw('/collection?q=c%3Au')
  await waitFor(() => expect(alertIn(box)?.textContent).toContain("can't be searched"))
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt', 'Duress', 'Shock']))
})

test.each([
  ['/collection?q=c%3Au&sort=name', { sort: 'name' }],
  ['/collection?sort=name&direction=desc', {}],
])('a refusal of %s is shown, and clearing removes it', async (address, search) => {
  ownThree()
  server.findOverride = () =>
    HttpResponse.json({ message: 'Not like this.', code: 'refused' }, { status: 400 })
  const { box, router } = await draw(address)
  await waitFor(() => expect(alertIn(box)?.textContent).toContain('Not like this.'))
  expect(namesIn(box)).toEqual([])
  server.findOverride = () => undefined
  buttonIn(box, 'Clear the filter').click()
  await waitFor(() => expect(namesIn(box)).toHaveLength(3))
  expect(router.state.location.search).toEqual(search)
})

test('a quick filter edits the input, sent or not, and leaves the rest of it unchanged', async () => {
  ownThree()
  server.found['t:elf owned>= c:u'] = { scryfallIds: ['opt'] }
  server.found['t:elf owned>='] = { scryfallIds: ['shock'] }
  const { box, router } = await draw()
  const [field] = box.querySelectorAll('input')
  if (!field) throw new Error('There is no field.')
  buttonIn(box, 'Filter').click()
  type(field, 't:elf owned>=')
  await waitFor(() => buttonIn(box, 'Blue').click())
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt']))
  expect(field.value).toBe('t:elf owned>= c:u')
  expect(router.state.location.search).toEqual({ q: 't:elf owned>= c:u' })
  buttonIn(box, 'Blue').click()
  await waitFor(() => expect(namesIn(box)).toEqual(['Shock']))
  expect(field.value).toBe('t:elf owned>=')
})

test('a quick filter whose term was typed but not sent is pressed, and can be released', async () => {
  ownThree()
  const { box, router } = await draw()
  const [field] = box.querySelectorAll('input')
  if (!field) throw new Error('There is no field.')
  buttonIn(box, 'Filter').click()
  type(field, 'c:u')
  await waitFor(() => expect(buttonIn(box, 'Blue').getAttribute('aria-pressed')).toBe('true'))
  buttonIn(box, 'Blue').click()
  await waitFor(() => expect(field.value).toBe(''))
  expect(router.state.location.search).toEqual({})
})
