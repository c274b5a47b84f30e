import { expect, test } from 'vitest'
import { buttonIn, choose, type } from '../../../test/controls.ts'
import { setUpDeckServer } from '../../../test/deck-server.ts'
import { dialogGone, dialogShown, drawDecks, namesIn } from '../../../test/decks/decks-page.tsx'
import { deckOf } from '../../../test/decks.ts'
import { toastButton, toastShown } from '../../../test/toasts.ts'
import { waitFor } from '../../../test/wait-for.ts'

const server = setUpDeckServer()

const idOf = (digit: string) => `${digit.repeat(8)}-1111-4111-8111-111111111111`

const shelf = () => [
  deckOf({ id: idOf('a'), name: 'Burn', folder: 'Modern', tags: ['red'] }),
  deckOf({ id: idOf('b'), name: 'Elves', folder: 'Modern/Tribes', tags: ['tribe'] }),
  deckOf({ id: idOf('c'), name: 'Storm', isPinned: true }),
]

const selectOf = (box: Element, label: string) => {
  const selects = [...box.querySelectorAll('select')]
  const found = selects.find((one) => {
    const name = one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent
    return name === label
  })
  if (!found) throw new Error(`There is no select “${label}”.`)
  return found
}

const boxOf = (box: Element, name: string) => {
  const found = box.querySelector<HTMLElement>(`input[aria-label="Select ${name}"]`)
  if (!found) throw new Error(`${name} can't be selected.`)
  return found
}

test('the address says which decks are listed, and how; pinned ones come first', async () => {
  server.decks = shelf()
  const { box, router } = await drawDecks('/deck-building?folder=Modern&sort=name')
  expect(namesIn(box)).toEqual(['Burn', 'Elves'])
  await waitFor(() => choose(selectOf(box, 'Folder'), 'All folders'))
  await waitFor(() => expect(namesIn(box)).toEqual(['Storm', 'Burn', 'Elves']))
  choose(selectOf(box, 'Tag'), 'tribe')
  await waitFor(() => expect(namesIn(box)).toEqual(['Elves']))
  expect(router.state.location.href).toBe('/deck-building?tag=tribe&sort=name')
  choose(selectOf(box, 'Sort decks'), 'Most cards first')
  await waitFor(() => expect(server.settings.deckSort).toBe('cards'))
  buttonIn(box, 'Clear').click()
  await waitFor(() => expect(router.state.location.href).toBe('/deck-building?sort=cards'))
  await waitFor(() => expect(namesIn(box)).toHaveLength(3))
})

test('as a table and folder by folder, as the settings say', async () => {
  server.decks = shelf()
  server.settings = { ...server.settings, deckView: 'table', deckGrouping: 'folder' }
  const { box } = await drawDecks()
  const titles = () => [...box.querySelectorAll('summary h2')].map((one) => one.textContent)
  await waitFor(() => expect(titles()).toEqual(['Modern', 'Modern › Tribes', 'Without a folder']))
  const rows = () => [...box.querySelectorAll('tbody th a')].map((one) => one.textContent)
  await waitFor(() => expect(rows()).toEqual(['Burn', 'Elves', 'Storm']))
})

test('selected decks are moved and tagged together, which can be undone', async () => {
  server.decks = shelf()
  const { box } = await drawDecks()
  boxOf(box, 'Burn').click()
  boxOf(box, 'Elves').click()
  await waitFor(() => buttonIn(box, 'Folder, tags').click())
  const dialog = await dialogShown()
  const field = dialog.querySelector<HTMLInputElement>('input[placeholder="In several folders"]')
  if (!field) throw new Error('There is no field for the folder.')
  type(field, 'Legacy / Fast')
  const some = [...dialog.querySelectorAll('label')]
  some.find(({ textContent }) => textContent?.startsWith('tribe'))?.click()
  buttonIn(dialog, 'Save').click()
  await dialogGone()
  expect((await toastShown())[0]).toBe('Saved for 2 decks')
  const places = () => server.decks.map(({ folder, tags }) => [folder, ...tags].join(' '))
  expect(places()).toEqual(['Legacy/Fast red', 'Legacy/Fast', ''])
  toastButton('Undo').click()
  await waitFor(() => expect(places()).toEqual(['Modern red', 'Modern/Tribes tribe', '']))
})

test('all selected decks are deleted after one confirmation', async () => {
  server.decks = shelf()
  const { box } = await drawDecks()
  boxOf(box, 'Storm').click()
  boxOf(box, 'Burn').click()
  await waitFor(() => buttonIn(box, 'Delete').click())
  const dialog = await dialogShown()
  expect(dialog.textContent).toContain(
    'Are you sure you want to delete 2 decks? This action cannot be undone.',
  )
  buttonIn(dialog, 'Delete 2 decks').click()
  expect((await toastShown())[0]).toBe('2 decks deleted!')
  await dialogGone()
  expect(namesIn(box)).toEqual(['Elves'])
  await waitFor(() => expect(box.querySelector('section[aria-label="Selected decks"]')).toBeNull())
})
