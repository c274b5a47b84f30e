// @vitest-environment happy-dom
import type { DeckUpdate } from '@manafolio/contract'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../lib/api-error.ts'
import { buttonIn } from '../../../test/controls.ts'
import { setUpDeckServer } from '../../../test/deck-server.ts'
import { cardNamed, deckOf, summaryOf } from '../../../test/decks.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { toastShown } from '../../../test/toasts.ts'
import { dialogShown } from '../test-page.tsx'
import { DeckFactsDialog } from './deck-facts-dialog.tsx'
import { choose, enter, fieldIn, optionsIn, search } from './test-form.ts'

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
  await drawPage(() => (
    <DeckFactsDialog deck={summaryOf(deck)} onSave={onSave} onClosed={onClosed} />
  ))
  const dialog = await dialogShown()
  const save = () => buttonIn(dialog, 'Save').click()
  return {
    dialog,
    saved,
    save,
    closed: () => vi.waitFor(() => expect(onClosed).toHaveBeenCalled()),
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
  await vi.waitFor(() => expect(optionsIn(dialog)).toHaveLength(1))
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
  expect(buttonIn(dialog, 'Save').disabled).toBe(false)
})
