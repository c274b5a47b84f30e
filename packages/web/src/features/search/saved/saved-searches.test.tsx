import {
  createSavedSearch,
  deleteSavedSearch,
  limits,
  listSavedSearches,
  type NewSavedSearch,
  type SavedSearch,
  updateSavedSearch,
} from '@manafolio/contract'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buttonIn, type } from '../../../test/controls.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { karn } from '../../../test/people.ts'
import { refusal } from '../../../test/refusal.ts'
import { toastShown } from '../../../test/toasts.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { addRecentSearch } from './recent-store.ts'
import { SaveSearch } from './save-search.tsx'
import { StartSearches } from './start-searches.tsx'

let searches: SavedSearch[] = []

const savedOf = (name: string, query: string, warnings: string[] = []): SavedSearch => ({
  ...{ id: `id-${name}`, name, query, mode: 'cards', sort: 'relevance', warnings },
  ...{ createdAt: '2026-08-15T12:00:00.000Z', updatedAt: '2026-08-15T12:00:00.000Z' },
})

const at = ({ path }: { path: string }) => `*${path}`
const isTaken = ({ name }: NewSavedSearch, id?: unknown) =>
  searches.some((one) => one.name.toLowerCase() === name.toLowerCase() && one.id !== id)
const limitReached = () => refusal(409, 'saved_search_limit_reached', 'Delete one first.')
const nameTaken = () => refusal(409, 'saved_search_name_taken', 'This name is taken.')

const server = setupServer(
  http.get(at(listSavedSearches), () => HttpResponse.json(searches)),
  http.post(at(createSavedSearch), async ({ request }) => {
    const search = (await request.json()) as NewSavedSearch
    if (isTaken(search)) return nameTaken()
    if (searches.length >= limits.savedSearches) return limitReached()
    const saved = { ...savedOf(search.name, search.query), ...search }
    searches = [...searches, saved]
    return HttpResponse.json(saved)
  }),
  http.patch(at(updateSavedSearch), async ({ request, params }) => {
    const patch = (await request.json()) as NewSavedSearch
    if (isTaken(patch, params.id)) return nameTaken()
    searches = searches.map((one) => (one.id === params.id ? { ...one, ...patch } : one))
    return HttpResponse.json(searches.find(({ id }) => id === params.id))
  }),
  http.delete(at(deleteSavedSearch), ({ params }) => {
    searches = searches.filter(({ id }) => id !== params.id)
    return new HttpResponse(null, { status: 204 })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  searches = []
  localStorage.clear()
})
afterAll(() => server.close())

async function drawStart(...saved: SavedSearch[]) {
  searches = saved
  const { box } = await drawPage(() => <StartSearches userId="karn" onSearch={() => {}} />, {
    user: karn,
  })
  await waitFor(() => expect(box.textContent).toContain('goblins that are legal in Modern'))
  return box
}

const rowsOf = (box: Element) => [...box.querySelectorAll('li a')].map((link) => link.textContent)
const dialogField = (name: string) => {
  const field = document.querySelector<HTMLInputElement>(`[role=dialog] input[name=${name}]`)
  if (!field) throw new Error(`There is no field “${name}”.`)
  return field
}
const press = (name: string) => buttonIn(document.body, name).click()

test('saved searches stand before the examples, with what is no longer understood', async () => {
  const box = await drawStart(savedOf('Elves', 't:elf'), savedOf('Old', 'foo:1', ['No foo.']))
  expect(rowsOf(box)).toEqual(['Elvest:elf', 'Oldfoo:1'])
  expect(box.textContent).toContain('Part of this search is no longer understood: No foo.')
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/?q=t%3Aelf&mode=cards&sort=relevance')
})

test('of many saved searches the first are shown, and the others are found', async () => {
  const names = Array.from({ length: 200 }, (_, at) => `Search ${at}`)
  const box = await drawStart(...names.map((name) => savedOf(name, 't:elf')))
  expect(rowsOf(box)).toHaveLength(6)
  expect(box.textContent).toContain('You have 200 saved searches, which is the maximum.')
  const filter = box.querySelector<HTMLInputElement>('input[type=search]')
  if (filter) type(filter, 'search 199')
  await waitFor(() => expect(rowsOf(box)).toEqual(['Search 199t:elf']))
})

test('a search is saved under a name, and is then shown as saved', async () => {
  const { box } = await drawPage(() => <SaveSearch query="t:elf" mode="art" sort="newest" />)
  await waitFor(() => buttonIn(box, 'Save search').click())
  await waitFor(() => expect(dialogField('name').value).toBe('t:elf'))
  type(dialogField('name'), 'Elves')
  await waitFor(() => press('Save'))
  await waitFor(() => buttonIn(box, 'Saved as Elves'))
  expect(searches).toMatchObject([{ name: 'Elves', query: 't:elf', mode: 'art', sort: 'newest' }])
})

test('a name that another device took is refused, or replaced', async () => {
  const { box } = await drawPage(() => <SaveSearch query="t:elf" mode="cards" sort="relevance" />)
  await waitFor(() => buttonIn(box, 'Save search').click())
  await waitFor(() => type(dialogField('name'), 'ELVES'))
  searches = [savedOf('Elves', 'elf')]
  await waitFor(() => press('Save'))
  await waitFor(() => expect(document.body.textContent).toContain('This name is taken.'))
  expect(searches).toMatchObject([{ name: 'Elves', query: 'elf' }])
  press('Replace it')
  await waitFor(() => buttonIn(box, 'Saved as ELVES'))
  expect(searches).toMatchObject([{ id: 'id-Elves', name: 'ELVES', query: 't:elf' }])
})

test('who has as many as can be saved is warned before saving, and can replace one', async () => {
  searches = Array.from({ length: 200 }, (_, at) => savedOf(`Search ${at}`, 't:orc'))
  const { box } = await drawPage(() => <SaveSearch query="t:elf" mode="cards" sort="relevance" />)
  await waitFor(() => buttonIn(box, 'Save search').click())
  const dialog = () => document.querySelector('[role=dialog]')
  await waitFor(() => expect(dialog()?.textContent).toContain('You have 200 saved searches'))
  expect(dialog()?.querySelector('[role=alert] a')?.getAttribute('href')).toBe('/')
  type(dialogField('name'), 'Search 7')
  await waitFor(() => press('Save'))
  await waitFor(() => press('Replace it'))
  await waitFor(() => buttonIn(box, 'Saved as Search 7'))
})

test('the dialog stays what it was opened as while the search is saved', async () => {
  const { box } = await drawPage(() => <SaveSearch query="t:elf" mode="cards" sort="relevance" />)
  await waitFor(() => buttonIn(box, 'Save search').click())
  const titles = new Set<string | null | undefined>()
  const watch = new MutationObserver(() =>
    titles.add(document.querySelector('[role=dialog] h2')?.textContent),
  )
  await waitFor(() => type(dialogField('name'), 'Elves'))
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  await waitFor(() => press('Save'))
  await waitFor(() => buttonIn(box, 'Saved as Elves'))
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  watch.disconnect()
  expect([...titles]).not.toContain('Edit saved search')
})

test('a saved search is renamed onto another, which it replaces', async () => {
  const box = await drawStart(savedOf('Elves', 't:elf'), savedOf('Orcs', 't:orc'))
  buttonIn(box, 'Edit Orcs').click()
  await waitFor(() => type(dialogField('name'), 'Elves'))
  await waitFor(() => press('Save'))
  await waitFor(() => press('Replace it'))
  await waitFor(() => expect(rowsOf(box)).toEqual(['Elvest:orc']))
})

test('a deleted search is gone, until the deletion is undone', async () => {
  const box = await drawStart(savedOf('Elves', 't:elf'), savedOf('Orcs', 't:orc'))
  buttonIn(box, 'Delete Elves').click()
  await waitFor(() => expect(rowsOf(box)).toEqual(['Orcst:orc']))
  expect(await toastShown()).toEqual(['Search deleted', 'Elves' + 'Undo'])
  press('Undo')
  await waitFor(() => expect(rowsOf(box)).toContain('Elvest:elf'))
})

test('recent searches are the user’s own, and are removed one by one or all', async () => {
  addRecentSearch('karn', { query: 'sol ring', mode: 'prints' })
  addRecentSearch('karn', { query: 't:elf', mode: 'cards' })
  addRecentSearch('karn', { query: 't:elf c:g', mode: 'cards' }, 't:elf')
  addRecentSearch('urza', { query: 'mox', mode: 'cards' })
  const box = await drawStart()
  expect(rowsOf(box)).toEqual(['t:elf c:g', 'sol ringAll Prints'])
  buttonIn(box, 'Remove t:elf c:g').click()
  await waitFor(() => expect(rowsOf(box)).toEqual(['sol ringAll Prints']))
  buttonIn(box, 'Clear all').click()
  await waitFor(() => expect(rowsOf(box)).toEqual([]))
})

test('twenty recent searches are stored, each once', async () => {
  for (let at = 0; at < 25; at++) addRecentSearch('karn', { query: `q${at}`, mode: 'cards' })
  addRecentSearch('karn', { query: 'q10', mode: 'cards' })
  const box = await drawStart()
  buttonIn(box, 'Show all 20').click()
  await waitFor(() => expect(rowsOf(box)).toHaveLength(20))
  expect(rowsOf(box).slice(0, 2)).toEqual(['q10', 'q24'])
})
