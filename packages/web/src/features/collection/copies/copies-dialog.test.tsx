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
import { isDisabled } from '../../../test/controls.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { changeOf, copies } from '../history/test/changes.ts'
import { buttonOf, press, textOf, toastText } from '../history/test/page.ts'
import { refusal, setUpServer } from '../history/test/server.tsx'
import { CopiesDialog } from './copies-dialog.tsx'

const { asked, answer, give, draw } = setUpServer()

beforeEach(() => {
  give(listCollectionChanges, { changes: [], total: 0, hasMore: false })
  give(listCollection, [])
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

/** The dialog of an entry, opened by a button. */
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
const worthOf = (row: Element | undefined) => row?.querySelector('p')?.textContent
const saves = () => asked.filter(({ method }) => method === 'PATCH')
const closed = () => waitFor(() => expect(dialog()).toBeNull())

function choose(row: number, label: string, value: string) {
  const select = rows()[row]?.querySelector<HTMLSelectElement>(`[aria-label="${label}"]`)
  if (!select) throw new Error(`No ${label} in row ${row}`)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

function type(row: number, text: string) {
  const field = rows()[row]?.querySelector('input')
  // React watches the value that it set itself, so that of the prototype is used.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

test('a printing is offered in the finishes that it has, each at its own price', async () => {
  await open(copies(2), copies(1, foil))
  expect(kinds()).toEqual(['Nonfoil, Near Mint, English', 'Foil, Near Mint, English'])
  const finishes = [...(rows()[0]?.querySelectorAll('[aria-label=Finish] option') ?? [])]
  expect(finishes.map(({ textContent }) => textContent)).toEqual(['Nonfoil', 'Foil'])
  expect(rows().map(worthOf)).toEqual(['$5.00$2.50 each', '$12.00$12.00 each'])
  expect(dialog()?.textContent).toContain('3 of 99 copies$17.00')
  expect(dialog()?.textContent).toContain(
    'Prices are market prices of the finish as of August 15, 2026. Condition and language do not change them.',
  )
})

test('a finish without a price has none, whatever the others cost', async () => {
  await open(copies(2), copies(1, { finish: 'etched' }))
  expect(worthOf(rows()[1])).toBe('N/A')
  expect(dialog()?.textContent).toContain('3 of 99 copies$5.001 copy has no price.')
})

test('what is chosen is saved with what was there before, under a key of its own', async () => {
  await open(copies(3))
  await press('One less: Nonfoil, Near Mint, English')
  await press('Add another kind')
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
  await waitFor(() => expect(toastText()).toBe('SavedGoblin Guide: 3 copies.Undo'))
})

test('what was saved can be undone in the toast, by the key of the request', async () => {
  give(undoCollectionChange, { changeId: 'undo', printings: 1, isPartial: false })
  await open(copies(3))
  await press('One less: Nonfoil, Near Mint, English')
  await press('Save')
  await press('Undo')
  await waitFor(() => expect(toastText()).toBe('UndoneThe card is as it was before.'))
  const undone = asked.find(({ address }) => address.endsWith('/undo'))
  expect(undone?.address).toBe(`/api/collection/changes/${saves()[0]?.key}/undo`)
})

test('rows of the same kind are marked and saved as one', async () => {
  await open(copies(2), copies(1, foil))
  choose(1, 'Finish', 'nonfoil')
  await waitFor(() => expect(kinds()).toEqual(Array(2).fill('Nonfoil, Near Mint, English')))
  expect(dialog()?.textContent).toContain('The same kind stands above. They are saved together.')
  await press('Save')
  await closed()
  expect(saves()[0]?.body).toMatchObject({ variants: [copies(3)] })
})

test('more than 99 copies are told and not saved', async () => {
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

test('without rows the card goes, and the toast says so', async () => {
  await open(copies(3))
  await press('Remove: Nonfoil, Near Mint, English')
  await waitFor(() => expect(rows()).toHaveLength(0))
  expect(dialog()?.textContent).toContain('Without copies, the card leaves your collection.')
  await press('Save')
  await closed()
  expect(saves()[0]?.body).toEqual({ variants: [], from: [copies(3)] })
  await waitFor(() => expect(toastText()).toBe('RemovedCard removed from collection.Undo'))
})

test('when others were faster, what is there now is shown, and one’s own rows can come back', async () => {
  answer(updateVariants, () => refusal(409, refusals.entry_changed[1]))
  give(listCollection, [entryWith(copies(5, foil))])
  await open(copies(3))
  await press('One less: Nonfoil, Near Mint, English')
  await press('Save')
  await waitFor(() => expect(kinds()).toEqual(['Foil, Near Mint, English']))
  expect(dialog()?.querySelector('[role=alert]')?.textContent).toBe(
    'These copies were changed in another place meanwhile. Look at them again. Below is what is there now. Nothing of yours was saved.Put back what I chose',
  )
  await press('Put back what I chose')
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
])('a request without %s is tried again by hand, under the same key', async (_, fail) => {
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

test('a session that is over is told as such, and what is chosen stays', async () => {
  answer(updateVariants, () => refusal(401, 'Authentication required'))
  await open(copies(3))
  await press('One more: Nonfoil, Near Mint, English')
  await press('Save')
  await waitFor(() =>
    expect(toastText()).toBe('Session expiredPlease refresh the page to log back in.'),
  )
  expect(dialog()?.textContent).toContain('4 of 99 copies')
})

test('nothing changed is nothing to save; the focus goes back to what opened the dialog', async () => {
  await open(copies(3))
  await press('Save')
  await closed()
  expect(saves()).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(buttonOf('Open')))
})

test('what happened to the card is told below, with the way to all of it', async () => {
  give(listCollectionChanges, {
    changes: [changeOf({ undoneAt: '2026-11-20T18:00:00.000Z' })],
    total: 1,
    hasMore: false,
  })
  await open(copies(3))
  await waitFor(() => expect(textOf(dialog())).toContain('Goblin Guide (ZEN 126): 3 → 1'))
  expect(dialog()?.textContent).toMatch(/Undone on Nov 20, 2026/)
  expect(asked.some(({ address }) => address.endsWith('scryfallId=goblin-guide'))).toBe(true)
  expect(buttonOf('Whole history')?.getAttribute('href')).toBe(
    '/collection/history?card=goblin-guide',
  )
})
