import { limits, pages, refusals } from '@manafolio/contract'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { buttonOf, press, textOf, toastText } from '../../../test/collection/history-page.ts'
import {
  markOf,
  open,
  ready,
  rowNamed,
  shown,
  unknown,
  wished,
} from '../../../test/collection/import-page.tsx'
import { isDisabled } from '../../../test/controls.ts'
import { importId, importOf, setUpImportServer } from '../../../test/import-server.ts'
import { refusal } from '../../../test/refusal.ts'
import { waitFor } from '../../../test/wait-for.ts'

const server = setUpImportServer()

/** Chooses a file with the drop zone's input. */
function choose(box: Element, file: File) {
  const field = box.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('There is no field for a file.')
  Object.defineProperty(field, 'files', { value: [file], configurable: true })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const list = (text = 'Count,Name\n4,Lightning Bolt') => new File([text], 'haves.csv')
const problem = () => textOf(document.querySelector('[role=alert]'))
const sentTo = (method: string) => server.sent.filter((one) => one.method === method)
const patches = () => sentTo('PATCH').map(({ address, body }) => [address, JSON.parse(body)])
const rowsAddress = `/api/collection/imports/${importId}/rows`

test('a file is read, a row is fixed with a suggestion, the rest is added, and everything is undone', async () => {
  server.rows = [ready, unknown, wished]
  const { box, router } = await open()
  await shown('Drop your file here')
  choose(box, list())
  await shown('Lightnig Blot')
  expect(router.state.location.search).toEqual({ id: importId })
  expect(sentTo('POST')[0]).toMatchObject({
    address: '/api/collection/imports?fileName=haves.csv',
    body: 'Count,Name\n4,Lightning Bolt',
  })
  expect(textOf(rowNamed('Lightnig Blot'))).toContain('No card is called “Lightnig Blot”.')
  expect(rowNamed('Black Lotus')).toBeUndefined()

  rowNamed('Lightnig Blot')?.querySelectorAll<HTMLElement>('[aria-pressed]')[1]?.click()
  await waitFor(() => expect(markOf('Lightning Bolt')).toBe('Ready'))
  expect(patches()).toEqual([[`${rowsAddress}/2`, { scryfallId: 'bolt-m11' }]])
  expect(textOf(rowNamed('Lightning Bolt'))).toContain('M11 149 · Magic 2011')
  await shown('20 → 28 cards+2 printings, 0 changed, 0 removed')

  await press('Add 2 rows')
  await shown('2 printings changed')
  await shown('1 row is left out')
  expect(document.activeElement?.textContent).toBe('2 printings changed')
  const commit = sentTo('POST')[1]
  expect(JSON.parse(commit?.body ?? '')).toEqual({ mode: 'merge', scope: 'ready' })
  await press('Undo this import')
  await shown('Undone: 2 cards are as they were before.')
  expect(sentTo('POST')[2]?.address).toBe(`/api/collection/changes/${commit?.key}/undo`)
})

test.each([
  ['an empty file', new File([], 'haves.csv'), refusals.import_empty[1]],
  [
    'a large file',
    Object.defineProperty(list(), 'size', { value: limits.importBytes + 1 }),
    refusals.import_file_too_large[1],
  ],
])('%s is not even sent', async (_, file, text) => {
  const { box } = await open()
  await shown('Drop your file here')
  choose(box, file)
  await waitFor(() =>
    expect(problem()).toBe(
      `“haves.csv” was not read${text} Nothing was added; choose another file below.`,
    ),
  )
  expect(buttonOf('Choose another file')).toBeDefined()
  expect(server.sent).toEqual([])
})

test('a refusal is shown on the page, even if it comes after part of the file was read', async () => {
  const [status, message] = refusals.import_spreadsheet
  server.override = () => refusal(status, 'import_spreadsheet', message)
  const { box } = await open()
  await shown('Drop your file here')
  choose(box, list())
  await waitFor(() => expect(problem()).toContain(message))
  expect(toastText()).toBeUndefined()

  const line = { status: 400, code: 'import_no_rows', message: refusals.import_no_rows[1] }
  server.override = () => new HttpResponse(`{"share":0.5}\n${JSON.stringify({ refusal: line })}\n`)
  choose(box, list())
  await waitFor(() => expect(problem()).toContain(refusals.import_no_rows[1]))
  expect(document.activeElement?.textContent).toBe('Choose another file')
})

test('a user whose session has expired is asked to log in, not to choose another file', async () => {
  server.override = () => refusal(401, 'unauthenticated', 'Authentication required')
  const { box } = await open()
  await shown('Drop your file here')
  choose(box, list())
  const text = 'Your session has expired. Please refresh the page to log back in.'
  await waitFor(() => expect(problem()).toBe(`“haves.csv” was not read${text} Nothing was added.`))

  server.rows = [ready]
  await open(`?id=${importId}`)
  await press('Add 1 row')
  await waitFor(() =>
    expect(textOf(document.querySelector('section [role=alert]'))).toContain(text),
  )
})

test('on a narrow screen the options are in a drawer, which Escape closes', async () => {
  server.rows = [ready]
  await open(`?id=${importId}`)
  await press('Add them')
  const opener = buttonOf('Close')
  expect(opener?.getAttribute('aria-expanded')).toBe('true')
  const [merge] = document.querySelectorAll<HTMLElement>('[name=import-mode]')
  merge?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await waitFor(() => expect(opener?.getAttribute('aria-expanded')).toBe('false'))
  expect(document.activeElement).toBe(opener)
})

test('while a file is read the page shows its progress, and it can be canceled', async () => {
  const parts = new TransformStream<Uint8Array>()
  server.override = () => new HttpResponse(parts.readable)
  const { box } = await open()
  await shown('Drop your file here')
  choose(box, list())
  await shown('Sending your file...')
  void parts.writable.getWriter().write(new TextEncoder().encode('{"share":0.25}\n'))
  await shown('Reading your file...')
  const bar = document.querySelector('[role=progressbar]')
  await waitFor(() => expect(bar?.getAttribute('aria-valuenow')).toBe('25'))
  await press('Cancel')
  await shown('Drop your file here')
  expect(problem()).toBeUndefined()
})

test('a retry after a broken connection continues the same import', async () => {
  server.rows = [unknown]
  server.override = () => HttpResponse.error()
  const { box } = await open()
  await shown('Drop your file here')
  choose(box, list())
  await shown('The connection was lost while the file was read. Nothing was added.')
  server.override = () => undefined
  const again = [...box.querySelectorAll('button')].filter((one) => one.textContent === 'Try again')
  again.at(0)?.click()
  await shown('Lightnig Blot')
  const [first, second] = sentTo('POST')
  expect(second?.key).toBe(first?.key)
})

test('a pasted list is sent as a file; an empty one is refused in place', async () => {
  server.rows = [unknown]
  const { box } = await open()
  await press('Read this list')
  expect(problem()).toBe('Paste or type a list first.')
  const field = box.querySelector('textarea')
  if (!field) throw new Error('There is no field for a list.')
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, '1 Opt')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await press('Read this list')
  await shown('Lightnig Blot')
  expect(sentTo('POST')[0]).toMatchObject({
    address: '/api/collection/imports?fileName=Pasted+list',
    body: '1 Opt',
  })
})

test('unfinished imports can be continued or deleted', async () => {
  server.rows = [unknown, ready]
  server.imports = [importOf(server.rows)]
  await open()
  await shown('1 row to fix, 1 ready')
  expect(buttonOf('Continue with haves.csv')?.getAttribute('href')).toBe(
    `${pages.collectionImport}?id=${importId}`,
  )
  await press('Delete haves.csv')
  await shown('Are you sure you want to delete “haves.csv”? Its 2 rows will be deleted.')
  await press('Delete import')
  await waitFor(() => expect(textOf(document.body)).not.toContain('1 row to fix'))
  expect(sentTo('DELETE').map(({ address }) => address)).toEqual([
    `/api/collection/imports/${importId}`,
  ])
})

test('replacing asks for confirmation, with the number of printings that will be removed', async () => {
  server.rows = [ready]
  server.effect = { removed: 1204, changed: 3, copiesBefore: 5120, copiesAfter: 4 }
  const { box } = await open(`?id=${importId}`)
  await shown('Replace my collection')
  box.querySelectorAll<HTMLElement>('[name=import-mode]')[2]?.click()
  await press('Replace with 1 row')
  const dialog = () => document.querySelector('[role=dialog]')
  await waitFor(() => expect(textOf(dialog())).toContain('1,204 printings removed, 3 changed'))
  await press('Cancel')
  await waitFor(() => expect(dialog()).toBeNull())
  expect(sentTo('POST')).toEqual([])
  await press('Replace with 1 row')
  await press('Replace my collection')
  await shown('1 printing changed')
  expect(sentTo('POST').map(({ body }) => JSON.parse(body))).toEqual([
    { mode: 'replace', scope: 'ready' },
  ])
})

test('a partly committed import can only add; cards over the limit are listed', async () => {
  server.rows = [ready]
  server.started = { isBegun: true }
  server.effect = { printingsWithoutRoom: 310, copiesWithoutRoom: 12 }
  const { box } = await open(`?id=${importId}`)
  await shown(refusals.import_begun[1])
  const modes = box.querySelectorAll<HTMLInputElement>('[name=import-mode]')
  expect([...modes].map(({ disabled }) => disabled)).toEqual([false, true, true])
  await shown('No room for 12 copies: a printing can have up to 99. Their rows stay here.')
  await shown(
    'No room for 310 printings: a collection can have up to 20,000. Their rows stay here.',
  )
  expect(isDisabled(buttonOf('Add 1 row'))).toBe(false)
})

test('a commit that changed nothing is reported as such, and can’t be undone', async () => {
  server.rows = [ready]
  const answer = { changeId: importId, printings: 0, rowsLeft: 0 }
  server.override = ({ address }) =>
    address.endsWith('/commit')
      ? new HttpResponse(`{"share":1}\n${JSON.stringify({ answer })}\n`)
      : undefined
  await open(`?id=${importId}`)
  await press('Add 1 row')
  await shown('Nothing changed')
  await shown('Your collection already has these cards, or has no room for them.')
  expect(buttonOf('Undo this import')).toBeUndefined()
})

test('an unanswered commit is retried with the same id; a refused one shows the reason', async () => {
  server.rows = [ready]
  const isCommit = (address: string) => address.endsWith('/commit')
  server.override = ({ address }) => (isCommit(address) ? HttpResponse.error() : undefined)
  const { box } = await open(`?id=${importId}`)
  await press('Add 1 row')
  await shown('The connection was lost before the import finished.')
  server.override = () => undefined
  box.querySelector<HTMLElement>('section [role=alert] button')?.click()
  await shown('1 printing changed')
  const [first, second] = sentTo('POST')
  expect(second?.key).toBe(first?.key)

  server.rows = [ready]
  const [status, message] = refusals.collection_full
  server.override = ({ address }) =>
    isCommit(address) ? refusal(status, 'collection_full', message) : undefined
  await open(`?id=${importId}`)
  await press('Add 1 row')
  await shown(message)
  expect(rowNamed('Lightning Bolt')).toBeDefined()
})
