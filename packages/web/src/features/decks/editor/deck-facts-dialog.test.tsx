import type { DeckUpdate } from '@manafolio/contract'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../lib/api-error.ts'
import { buttonIn, isDisabled } from '../../../test/controls.ts'
import { setUpDeckServer } from '../../../test/deck-server.ts'
import { choose, enter, fieldIn, optionsIn, press, search } from '../../../test/decks/deck-form.ts'
import { dialogShown } from '../../../test/decks/decks-page.tsx'
import { cardNamed, deckOf, rowOf } from '../../../test/decks.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { toastShown } from '../../../test/toasts.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { DeckFactsDialog } from './deck-facts-dialog.tsx'

const server = setUpDeckServer()

const led = deckOf({
  name: 'Choir',
  format: 'commander',
  description: 'Grows',
  commanderId: 'atraxa',
  commanderName: 'Atraxa',
})

interface Options {
  deck?: typeof led
  /** The result of saving. */
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
    return <DeckFactsDialog deck={now} onSave={onSave} onClosed={onClosed} />
  })
  const dialog = await dialogShown()
  const save = () => buttonIn(dialog, 'Save').click()
  return {
    dialog,
    saved,
    save,
    /** Replaces the deck behind the dialog. */
    renew: (facts: Partial<typeof led>) => renew({ ...deck, ...facts }),
    closed: () => waitFor(() => expect(onClosed).toHaveBeenCalled()),
  }
}

test('it starts with the current deck, and saves only what differs', async () => {
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

test('nothing is saved without differences', async () => {
  const { saved, save, closed } = await open()
  save()
  await closed()
  expect(saved).toEqual([])
})

test('a format without a commander removes it', async () => {
  const { dialog, saved, save, closed } = await open()
  choose(dialog, 'modern')
  save()
  await closed()
  expect(saved).toEqual([
    { format: 'modern', commanderId: null, commanderName: null, commanderColor: null },
  ])
})

test('another format with commanders requires one of its own', async () => {
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
  expect(saved).toEqual([
    { format: 'oathbreaker', commanderId: 'oko', commanderName: 'Oko', commanderColor: null },
  ])
})

test('a color is chosen for a commander that asks for one, and goes with it', async () => {
  const oracleText = 'If Faceless One is your commander, choose a color before the game begins.'
  const faceless = cardNamed('Faceless One', { oracleText })
  const facts = { commanderId: faceless.id, commanderName: faceless.name, commander: faceless }
  const { dialog, saved, save, closed } = await open({ deck: { ...led, ...facts } })
  const select = dialog.querySelector<HTMLSelectElement>('select[name=commanderColor]')
  expect(select?.selectedOptions[0]?.textContent).toBe('Not chosen yet')
  choose(dialog, 'G', 'commanderColor')
  save()
  await closed()
  expect(saved).toEqual([{ commanderColor: 'G' }])
})

test('the color of a commander beside stays when the first one changes', async () => {
  const oracleText = 'If this is your commander, choose a color before the game begins.'
  const piper = { ...rowOf(cardNamed('Piper', { oracleText })), role: 'commander' as const }
  server.found = { '(krenko)': [cardNamed('Krenko')] }
  const deck = { ...led, cards: [piper], commanderColor: 'U' as const }
  const { dialog, saved, save, closed } = await open({ deck })
  buttonIn(dialog, 'Change the commander, Atraxa').click()
  await search(dialog, 'krenko')
  await waitFor(() => expect(optionsIn(dialog)).toHaveLength(1))
  optionsIn(dialog)[0]?.click()
  await waitFor(() => expect(dialog.textContent).toContain('Krenko'))
  save()
  await closed()
  expect(saved).toEqual([{ commanderId: 'krenko', commanderName: 'Krenko', commanderColor: 'U' }])
})

test('other commanders have no color to choose', async () => {
  const { dialog } = await open()
  expect(dialog.textContent).toContain('Atraxa')
  expect(dialog.querySelector('[name=commanderColor]')).toBeNull()
})

test('a deck without the required commander can be renamed', async () => {
  const deck = { ...led, commanderId: null, commanderName: null }
  const { dialog, saved, save, closed } = await open({ deck })
  enter(dialog, 'name', 'Headless')
  save()
  await closed()
  expect(saved).toEqual([{ name: 'Headless' }])
})

test('a refusal is reported, per field where it names them, and nothing is lost', async () => {
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

test('untouched fields follow the deck, edited ones stay, and only those are saved', async () => {
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

test('an edited format keeps its commander when the deck changes', async () => {
  const { dialog, saved, save, closed, renew } = await open()
  choose(dialog, 'modern')
  renew({ name: 'Praetors', commanderId: 'krenko', commanderName: 'Krenko' })
  await waitFor(() => expect(fieldIn(dialog, 'name').value).toBe('Praetors'))
  expect(fieldIn(dialog, 'format').value).toBe('modern')
  save()
  await closed()
  expect(saved).toEqual([
    { format: 'modern', commanderId: null, commanderName: null, commanderColor: null },
  ])
})

test('canceling the search with Escape keeps the commander', async () => {
  const { dialog } = await open()
  buttonIn(dialog, 'Change the commander, Atraxa').click()
  const field = await search(dialog, 'kre')
  press(field, 'Escape')
  await waitFor(() => expect(field.value).toBe(''))
  press(field, 'Escape')
  await waitFor(() => expect(dialog.textContent).toContain('Atraxa'))
  expect(await dialogShown()).toBe(dialog)
})
