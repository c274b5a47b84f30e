import {
  type CollectionEntry,
  listCollection,
  listCollectionChanges,
  refusals,
  undoCollectionChange,
  updateVariants,
  type Variant,
} from '@manafolio/contract'
import { HttpResponse } from 'msw'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { changeOf, copies } from '../../../test/collection/history-changes.ts'
import { buttonOf, press, textOf, toastText } from '../../../test/collection/history-page.ts'
import { refusal, setUpServer } from '../../../test/collection/history-server.tsx'
import { isDisabled } from '../../../test/controls.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { CopiesDialog } from './copies-dialog.tsx'

const { requests, answer, setOutput, draw } = setUpServer()

beforeEach(() => {
  setOutput(listCollectionChanges, { changes: [], total: 0, hasMore: false, beginsAt: null })
  setOutput(listCollection, [])
  answer(updateVariants, ({ body }) => {
    const { variants } = body as { variants: Variant[] }
    return HttpResponse.json({ scryfallId: 'goblin-guide', quantity: 0, variants })
  })
})

const foil = { finish: 'foil' } as const

function entryWith(...variants: Variant[]): CollectionEntry {
  return {
    id: 'entry',
    userId: 'user',
    scryfallId: 'goblin-guide',
    quantity: 3,
    variants,
    addedAt: '2026-01-01T00:00:00.000Z',
    withdrawnAt: null,
  }
}

function Tile({ entry }: { entry: CollectionEntry }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <CopiesDialog entry={entry} onClosed={() => setOpen(false)} />}
    </>
  )
}

/** The dialog of an entry, opened with a button. */
async function open(...variants: Variant[]) {
  await draw('/collection', <Tile entry={entryWith(...variants)} />)
  await waitFor(() => expect(buttonOf('Open')).toBeDefined())
  buttonOf('Open')?.focus()
  await press('Open')
  await waitFor(() => expect(dialog()?.textContent).toContain('Goblin Guide'))
}

const dialog = () => document.querySelector('[role=dialog]')
const rows = () => [...document.querySelectorAll('fieldset')]
const kinds = () => rows().map((row) => row.getAttribute('aria-label'))
const valueTextOf = (row: Element | undefined) => row?.querySelector('p')?.textContent
const saves = () => requests.filter(({ method }) => method === 'PATCH')
const closed = () => waitFor(() => expect(dialog()).toBeNull())

function choose(row: number, label: string, value: string) {
  const select = rows()[row]?.querySelector<HTMLSelectElement>(`[aria-label="${label}"]`)
  if (!select) throw new Error(`No ${label} in row ${row}`)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

function type(row: number, text: string) {
  const field = rows()[row]?.querySelector('input')
  // React overrides the value setter of the element, so use that of the prototype.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

test('a printing is offered in its finishes, each at its own price', async () => {
  await open(copies(2), copies(1, foil))
  expect(kinds()).toEqual(['Nonfoil, Near Mint, English', 'Foil, Near Mint, English'])
  const finishes = [...(rows()[0]?.querySelectorAll('[aria-label=Finish] option') ?? [])]
  expect(finishes.map(({ textContent }) => textContent)).toEqual(['Nonfoil', 'Foil'])
  expect(rows().map(valueTextOf)).toEqual(['$5.00$2.50 each', '$12.00$12.00 each'])
  expect(dialog()?.textContent).toContain('3 of 99 copies$17.00')
  expect(dialog()?.textContent).toContain(
    'Prices are market prices of the finish as of August 15, 2026. Condition and language do not change them.',
  )
})

test('a finish without a price shows none, whatever the others cost', async () => {
  await open(copies(2), copies(1, { finish: 'etched' }))
  expect(valueTextOf(rows()[1])).toBe('N/A')
  expect(dialog()?.textContent).toContain('3 of 99 copies$5.001 copy has no price.')
})

test('a save sends the rows and the previous variants with a new idempotency key', async () => {
  await open(copies(3))
  await press('One less: Nonfoil, Near Mint, English')
  await press('Add another version')
  await waitFor(() => expect(rows()).toHaveLength(2))
  choose(1, 'Condition', 'LP')
  choose(1, 'Language', 'de')
  await press('Save')
  await closed()
  const [save, ...others] = saves()
  expect(others).toEqual([])
  expect(save?.address).toBe('/api/collection/goblin-guide/variants')
  expect(save?.key).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)
  expect(save?.body).toEqual({
    variants: [copies(2), copies(1, { finish: 'foil', condition: 'LP', language: 'de' })],
    from: [copies(3)],
  })
  await waitFor(() => expect(toastText()).toBe('SavedGoblin Guide: 3 copies.UndoHistory'))
})

test('the toast after a save can undo it by the key of the request', async () => {
  setOutput(undoCollectionChange, { changeId: 'undo', printings: 1, isPartial: false })
  await open(copies(3))
  await press('One less: Nonfoil, Near Mint, English')
  await press('Save')
  await press('Undo')
  await waitFor(() => expect(toastText()).toBe('UndoneThe card is as it was before.'))
  const undone = requests.find(({ address }) => address.endsWith('/undo'))
  expect(undone?.address).toBe(`/api/collection/changes/${saves()[0]?.key}/undo`)
})

test('duplicate rows are marked, and merged when they are saved', async () => {
  await open(copies(2), copies(1, foil))
  choose(1, 'Finish', 'nonfoil')
  await waitFor(() => expect(kinds()).toEqual(Array(2).fill('Nonfoil, Near Mint, English')))
  expect(dialog()?.textContent).toContain(
    'Same as a version above. They will be combined when you save.',
  )
  await press('Save')
  await closed()
  expect(saves()[0]?.body).toMatchObject({ variants: [copies(3)] })
})

test('more than 99 copies show an error and are not saved', async () => {
  await open(copies(3), copies(1, foil))
  type(0, '99')
  await waitFor(() => expect(dialog()?.textContent).toContain('100 of 99 copies'))
  expect(dialog()?.textContent).toContain('1 too many. Take some away before you save.')
  expect(isDisabled(buttonOf('Save'))).toBe(true)
  type(0, 'many')
  expect(dialog()?.textContent).toContain('100 of 99 copies')
  type(0, '98')
  await waitFor(() => expect(isDisabled(buttonOf('Save'))).toBe(false))
})

test('saving without rows removes the card, and the toast says so', async () => {
  await open(copies(3))
  await press('Remove: Nonfoil, Near Mint, English')
  await waitFor(() => expect(rows()).toHaveLength(0))
  expect(dialog()?.textContent).toContain(
    'Without copies, the card is removed from your collection.',
  )
  await press('Save')
  await closed()
  expect(saves()[0]?.body).toEqual({ variants: [], from: [copies(3)] })
  await waitFor(() => expect(toastText()).toBe('RemovedCard removed from collection.UndoHistory'))
})

test('on a conflict the current copies are shown, and the user’s own rows can be restored', async () => {
  answer(updateVariants, () => refusal(409, refusals.entry_changed[1]))
  setOutput(listCollection, [entryWith(copies(5, foil))])
  await open(copies(3))
  await press('One less: Nonfoil, Near Mint, English')
  await press('Save')
  await waitFor(() => expect(kinds()).toEqual(['Foil, Near Mint, English']))
  expect(dialog()?.querySelector('[role=alert]')?.textContent).toBe(
    'These copies were changed in another place. Please check them again. The current copies are shown below. Your changes were not saved.Restore my changes',
  )
  await press('Restore my changes')
  await waitFor(() => expect(kinds()).toEqual(['Nonfoil, Near Mint, English']))
  answer(updateVariants, () =>
    HttpResponse.json({ scryfallId: 'goblin-guide', quantity: 2, variants: [copies(2)] }),
  )
  await press('Save')
  await closed()
  expect(saves()[1]?.body).toEqual({ variants: [copies(2)], from: [copies(5, foil)] })
})

test.each([
  ['an answer', () => HttpResponse.error()],
  ['a working server', () => refusal(503, 'Not now.')],
  ['patience', () => refusal(429, 'Not so fast.')],
])('a request without %s can be retried with the same key', async (_, fail) => {
  answer(updateVariants, fail)
  await open(copies(3))
  await press('One more: Nonfoil, Near Mint, English')
  await press('Save')
  await waitFor(() =>
    expect(toastText()).toBe('Update failedFailed to update collection item.Try again'),
  )
  answer(updateVariants, () =>
    HttpResponse.json({ scryfallId: 'goblin-guide', quantity: 4, variants: [copies(4)] }),
  )
  await press('Try again')
  await closed()
  expect(saves()).toHaveLength(2)
  expect(saves()[0]?.key).toBe(saves()[1]?.key)
})

test('an expired session is reported, and the rows stay', async () => {
  answer(updateVariants, () => refusal(401, 'Authentication required'))
  await open(copies(3))
  await press('One more: Nonfoil, Near Mint, English')
  await press('Save')
  await waitFor(() =>
    expect(toastText()).toBe('Session expiredPlease refresh the page to log back in.'),
  )
  expect(dialog()?.textContent).toContain('4 of 99 copies')
})

test('unchanged rows can’t be saved; the focus returns to the button that opened the dialog', async () => {
  await open(copies(3))
  await press('Save')
  await closed()
  expect(saves()).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(buttonOf('Open')))
})

test('the last changes to the card are listed below, with a link to its full history', async () => {
  setOutput(listCollectionChanges, {
    changes: [changeOf({ undoneAt: '2026-11-20T18:00:00.000Z' })],
    total: 1,
    hasMore: false,
    beginsAt: null,
  })
  await open(copies(3))
  await waitFor(() => expect(textOf(dialog())).toContain('Goblin Guide (ZEN 126): 3 → 1'))
  expect(dialog()?.textContent).toMatch(/Undone on Nov 20, 2026/)
  expect(requests.some(({ address }) => address.endsWith('scryfallId=goblin-guide'))).toBe(true)
  expect(buttonOf('Full history')?.getAttribute('href')).toBe(
    '/collection/history?card=goblin-guide',
  )
})
