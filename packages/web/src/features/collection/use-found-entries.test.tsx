import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { entryOf, setUpCollectionServer } from '../../test/collection-server.ts'
import { buttonIn, isDisabled, type } from '../../test/controls.ts'
import { waitFor } from '../../test/wait-for.ts'
import { draw, namesIn, numbersIn } from './test-page.tsx'

const server = setUpCollectionServer()

/** Holds back what is found until it is let go. */
function holdFinding() {
  let letGo = () => {}
  server.finding = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return () => letGo()
}

const ownThree = () => {
  server.entries = ['opt', 'duress', 'shock'].map((id) => entryOf(id, 1))
  server.found['c:u'] = {
    scryfallIds: ['opt'],
    ...{ copies: 1, valueUsd: 1.5, pricedCopies: 1 },
    explanation: 'Cards that are blue.',
    warnings: ['“xyz:1” was ignored.'],
  }
}

test('the address says what is looked for: cards in it are shown, others are not', async () => {
  ownThree()
  const { box } = await draw('/collection?q=c%3Au')
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt']))
  expect(box.textContent).toContain('Cards that are blue.')
  expect(box.textContent).toContain('“xyz:1” was ignored.')
  expect(numbersIn(box)).toBe('1 of 3 printings1 copy$1.50')
  expect(box.querySelector('input')?.value).toBe('c:u')
  expect(server.asked).toContain('find?q=c%3Au&sort=added&direction=desc')
})

test('while it is looked for the first time, nothing else is shown', async () => {
  ownThree()
  const letGo = holdFinding()
  const { box } = await draw('/collection?q=c%3Au')
  expect(box.textContent).toContain('Loading your collection...')
  expect(namesIn(box)).toEqual([])
  letGo()
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt']))
})

test('while something else is looked for, what was found before stays', async () => {
  ownThree()
  const { box, router } = await draw('/collection?q=c%3Au')
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt']))
  const letGo = holdFinding()
  server.found['c:b'] = { scryfallIds: ['duress'] }
  await router.navigate({ to: '/collection', search: { q: 'c:b' } })
  await waitFor(() => expect(box.querySelector('[aria-busy=true]')).not.toBeNull())
  expect(namesIn(box)).toEqual(['Opt'])
  letGo()
  await waitFor(() => expect(namesIn(box)).toEqual(['Duress']))
  expect(box.querySelector('[aria-busy=true]')).toBeNull()
})

test('a query is sent by its button, and clearing it shows everything at once', async () => {
  ownThree()
  const { box, router } = await draw()
  expect(server.asked).toEqual(['list'])
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

test('where nothing matches it says so, and the way back is one press', async () => {
  ownThree()
  server.found['c:g'] = { scryfallIds: [] }
  const { box, router } = await draw('/collection?q=c%3Ag&sort=name')
  await waitFor(() => expect(box.textContent).toContain('Nothing matches'))
  buttonIn(box, 'Clear the filter').click()
  await waitFor(() => expect(namesIn(box)).toHaveLength(3))
  expect(router.state.location.search).toEqual({ sort: 'name' })
})

test('a quick filter writes its term into the query, and takes it out again', async () => {
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

test('a sort is asked for in the direction that suits it, and can be turned around', async () => {
  ownThree()
  server.found.name = { scryfallIds: ['duress', 'opt', 'shock'] }
  const { box, router } = await draw('/collection?sort=name')
  await waitFor(() => expect(namesIn(box)).toEqual(['Duress', 'Opt', 'Shock']))
  expect(server.asked.at(-1)).toBe('find?q=&sort=name&direction=asc')
  buttonIn(box, 'Sorted A to Z. Sort Z to A instead').click()
  await waitFor(() => expect(server.asked.at(-1)).toBe('find?q=&sort=name&direction=desc'))
  expect(router.state.location.search).toEqual({ sort: 'name', direction: 'desc' })
})

/** The line over cards that could not be looked through. */
const troubleIn = (box: Element) => box.querySelector('[role=alert]')

function chooseSort(box: Element, name: string) {
  const select = box.querySelector<HTMLSelectElement>('[aria-label="Sort by"]')
  if (!select) throw new Error('There is no sort.')
  select.value = name
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

test('without an answer the cards stay as they were, until another try brings one', async () => {
  ownThree()
  server.found.name = { scryfallIds: ['duress', 'opt', 'shock'] }
  const { box, router } = await draw()
  server.findOverride = () => HttpResponse.error()
  chooseSort(box, 'name')
  await waitFor(() =>
    expect(troubleIn(box)?.textContent).toBe(
      "Your collection can't be sorted right now. What you see is as it was before.Try again",
    ),
  )
  expect(namesIn(box)).toEqual(['Opt', 'Duress', 'Shock'])
  expect(numbersIn(box)).toBe('3 printings3 copies$4.50')
  expect(router.state.location.search).toEqual({ sort: 'name' })
  server.findOverride = () => undefined
  buttonIn(troubleIn(box) ?? box, 'Try again').click()
  await waitFor(() => expect(namesIn(box)).toEqual(['Duress', 'Opt', 'Shock']))
  expect(troubleIn(box)).toBeNull()
})

test('what was found last stays while something else can not be found', async () => {
  ownThree()
  const { box, router } = await draw('/collection?q=c%3Au')
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt']))
  server.findOverride = () => new HttpResponse(null, { status: 503 })
  await router.navigate({ to: '/collection', search: { q: 'c:b' } })
  await waitFor(() => expect(troubleIn(box)?.textContent).toContain("can't be searched"))
  expect(namesIn(box)).toEqual(['Opt'])
  await router.navigate({ to: '/collection', search: {} })
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt', 'Duress', 'Shock']))
  expect(troubleIn(box)).toBeNull()
})

test('when nothing was found yet, all cards are there', async () => {
  ownThree()
  server.findOverride = () => HttpResponse.error()
  const { box } = await draw('/collection?q=c%3Au')
  await waitFor(() => expect(troubleIn(box)?.textContent).toContain("can't be searched"))
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt', 'Duress', 'Shock']))
})

test.each([
  ['/collection?q=c%3Au&sort=name', { sort: 'name' }],
  ['/collection?sort=name&direction=desc', {}],
])('what the server refuses in %s is told, and clearing takes it away', async (address, search) => {
  ownThree()
  server.findOverride = () =>
    HttpResponse.json({ message: 'Not like this.', code: 'refused' }, { status: 400 })
  const { box, router } = await draw(address)
  await waitFor(() => expect(troubleIn(box)?.textContent).toContain('Not like this.'))
  expect(namesIn(box)).toEqual([])
  server.findOverride = () => undefined
  buttonIn(box, 'Clear the filter').click()
  await waitFor(() => expect(namesIn(box)).toHaveLength(3))
  expect(router.state.location.search).toEqual(search)
})

test('a quick filter goes to what is typed, sent or not, and leaves the rest of it alone', async () => {
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

test('a quick filter that was typed, not sent, is pressed, and goes with a press', async () => {
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
