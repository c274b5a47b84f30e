import type { DeckUpdate } from '@manafolio/contract'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../lib/api-error.ts'
import { buttonIn, isDisabled } from '../../../test/controls.ts'
import { setUpDeckServer } from '../../../test/deck-server.ts'
import { cardNamed, deckOf, summaryOf } from '../../../test/decks.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { toastShown } from '../../../test/toasts.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { dialogShown } from '../test-page.tsx'
import { DeckFactsDialog } from './deck-facts-dialog.tsx'
import { choose, enter, fieldIn, optionsIn, press, search } from './test-form.ts'

const server = setUpDeckServer()

const led = deckOf({
  ...{ name: 'Choir', format: 'commander', description: 'Grows' },
  ...{ commanderId: 'atraxa', commanderName: 'Atraxa' },
})

interface Options {
  deck?: typeof led
  /** What saving comes to. */
  answer?: () => Promise<void>
}

async function open({ deck = led, answer = async () => {} }: Options = {}) {
  const saved: DeckUpdate[] = []
  const onClosed = vi.fn()
  async function onSave(facts: DeckUpdate) {
    saved.push(facts)
    await answer()
  }
  let renew = (_: typeof led) => {}
  await drawPage(function Page() {
    const [now, setNow] = useState(deck)
    renew = setNow
    return <DeckFactsDialog deck={summaryOf(now)} onSave={onSave} onClosed={onClosed} />
  })
  const dialog = await dialogShown()
  const save = () => buttonIn(dialog, 'Save').click()
  return {
    dialog,
    saved,
    save,
    /** The deck as it became behind the dialog. */
    renew: (facts: Partial<typeof led>) => renew({ ...deck, ...facts }),
    closed: () => waitFor(() => expect(onClosed).toHaveBeenCalled()),
  }
}

test('it begins with the deck as it is, and only what is different is saved', async () => {
  const { dialog, saved, save, closed } = await open()
  expect(fieldIn(dialog, 'name').value).toBe('Choir')
  expect(fieldIn(dialog, 'description').value).toBe('Grows')
  expect(dialog.textContent).toContain('Atraxa')
  enter(dialog, 'name', 'Praetors')
  enter(dialog, 'description', '')
  save()
  await closed()
  expect(saved).toEqual([{ name: 'Praetors', description: null }])
})

test('where nothing is different nothing is saved', async () => {
  const { saved, save, closed } = await open()
  save()
  await closed()
  expect(saved).toEqual([])
})

test('a format without commander takes the commander away', async () => {
  const { dialog, saved, save, closed } = await open()
  choose(dialog, 'modern')
  save()
  await closed()
  expect(saved).toEqual([{ format: 'modern', commanderId: null, commanderName: null }])
})

test('another format with commanders asks for one of its own', async () => {
  server.found = { '(oko)': [cardNamed('Oko')] }
  const { dialog, saved, save, closed } = await open()
  choose(dialog, 'oathbreaker')
  save()
  expect(await toastShown()).toEqual([
    'Commander required',
    'Oathbreaker format requires selecting a commander.',
  ])
  await search(dialog, 'oko')
  await waitFor(() => expect(optionsIn(dialog)).toHaveLength(1))
  optionsIn(dialog)[0]?.click()
  save()
  await closed()
  expect(saved).toEqual([{ format: 'oathbreaker', commanderId: 'oko', commanderName: 'Oko' }])
})

test('a deck without the commander of its format can be called something else', async () => {
  const deck = { ...led, commanderId: null, commanderName: null }
  const { dialog, saved, save, closed } = await open({ deck })
  enter(dialog, 'name', 'Headless')
  save()
  await closed()
  expect(saved).toEqual([{ name: 'Headless' }])
})

test('a refusal is told, field by field where it names them, and nothing is lost', async () => {
  const issues = [{ path: 'name', message: 'Not this name' }]
  const body = { message: 'Some of it is not valid.', code: 'bad_input', issues }
  const answer = () => Promise.reject(new ApiError(400, JSON.stringify(body)))
  const { dialog, save } = await open({ answer })
  enter(dialog, 'name', 'Praetors')
  save()
  expect(await toastShown()).toEqual(['Failed to update deck', 'Some of it is not valid.'])
  expect(dialog.textContent).toContain('Not this name')
  expect(fieldIn(dialog, 'name').value).toBe('Praetors')
  expect(isDisabled(buttonIn(dialog, 'Save'))).toBe(false)
})

test('what nobody touched follows the deck, what was typed stays, and only that is saved', async () => {
  const { dialog, saved, save, closed, renew } = await open()
  enter(dialog, 'description', 'Sings')
  renew({ name: 'Praetors', description: 'Grew', commanderId: 'krenko', commanderName: 'Krenko' })
  await waitFor(() => expect(fieldIn(dialog, 'name').value).toBe('Praetors'))
  expect(dialog.textContent).toContain('Krenko')
  expect(fieldIn(dialog, 'description').value).toBe('Sings')
  save()
  await closed()
  expect(saved).toEqual([{ description: 'Sings' }])
})

test('a format that was touched keeps its commander, whatever the deck became', async () => {
  const { dialog, saved, save, closed, renew } = await open()
  choose(dialog, 'modern')
  renew({ name: 'Praetors', commanderId: 'krenko', commanderName: 'Krenko' })
  await waitFor(() => expect(fieldIn(dialog, 'name').value).toBe('Praetors'))
  expect(fieldIn(dialog, 'format').value).toBe('modern')
  save()
  await closed()
  expect(saved).toEqual([{ format: 'modern', commanderId: null, commanderName: null }])
})

test('the commander of a deck stays when its search is left by Escape', async () => {
  const { dialog } = await open()
  buttonIn(dialog, 'Change the commander, Atraxa').click()
  const field = await search(dialog, 'kre')
  press(field, 'Escape')
  await waitFor(() => expect(field.value).toBe(''))
  press(field, 'Escape')
  await waitFor(() => expect(dialog.textContent).toContain('Atraxa'))
  expect(await dialogShown()).toBe(dialog)
})
