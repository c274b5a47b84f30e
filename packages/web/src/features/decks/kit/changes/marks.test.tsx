import type { DeckRole } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { drawDeck } from '../../../../test/decks/changes-page.tsx'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { refusal } from '../../../../test/refusal.ts'
import { toastShown } from '../../../../test/toasts.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { formatStep } from './step-text.ts'

const server = setUpDeckServer()
const opt = cardNamed('Opt')
const newerOpt = cardNamed('Opt', { id: 'opt-2' })

function haveOpt(copies: number, marks: { role?: DeckRole; isLocked?: boolean } = {}) {
  server.decks = [deckOf({ format: 'oathbreaker', cards: [{ ...rowOf(opt, copies), ...marks }] })]
}

const serverRows = () =>
  server.decks[0]?.cards.map(({ scryfallId, quantity, role, isLocked }) => [
    scryfallId,
    quantity,
    role,
    isLocked,
  ])

test('a role and a lock can be set, undone and redone', async () => {
  haveOpt(2)
  const { actions, changes, row, isSaved } = await drawDeck()
  expect(actions.setRole(row('Opt'), 'signature_spell')).toBe(true)
  await waitFor(() => expect(row('Opt').role).toBe('signature_spell'))
  expect(actions.setLocked(row('Opt'), true)).toBe(true)
  await isSaved()
  expect(serverRows()).toEqual([['opt', 2, 'signature_spell', true]])
  changes.undo()
  changes.undo()
  await isSaved()
  expect(serverRows()).toEqual([['opt', 2, null, false]])
  changes.redo()
  await isSaved()
  expect(serverRows()).toEqual([['opt', 2, 'signature_spell', false]])
})

test('setting a role or a lock that a card already has does nothing', async () => {
  haveOpt(2, { role: 'signature_spell', isLocked: true })
  const { actions, row } = await drawDeck()
  expect(actions.setRole(row('Opt'), 'signature_spell')).toBe(false)
  expect(actions.setLocked(row('Opt'), true)).toBe(false)
  expect(server.sent).toEqual([])
})

test('changing the quantity leaves role and lock alone, and undoing a removal restores them', async () => {
  haveOpt(2, { role: 'signature_spell', isLocked: true })
  const { actions, changes, row, isSaved } = await drawDeck()
  actions.setQuantity(row('Opt'), 3)
  actions.add(opt, 'main')
  await isSaved()
  expect(serverRows()).toEqual([['opt', 4, 'signature_spell', true]])
  actions.remove(row('Opt'))
  await isSaved()
  expect(serverRows()).toEqual([])
  changes.undo()
  await isSaved()
  expect(serverRows()).toEqual([['opt', 4, 'signature_spell', true]])
})

test('moving a card to the other slot clears its role, and Undo restores it', async () => {
  haveOpt(1, { role: 'signature_spell', isLocked: true })
  const { actions, changes, row, isSaved } = await drawDeck()
  actions.move(row('Opt'), 'side')
  await isSaved()
  expect(server.decks[0]?.cards).toMatchObject([{ slotType: 'side', role: null }])
  changes.undo()
  await isSaved()
  expect(serverRows()).toEqual([['opt', 1, 'signature_spell', true]])
})

test('role and lock pass to another printing, even one already in the deck, and back', async () => {
  haveOpt(1, { role: 'signature_spell', isLocked: true })
  server.decks = server.decks.map((deck) => ({
    ...deck,
    cards: [...deck.cards, rowOf(newerOpt, 2)],
  }))
  const { actions, changes, row, isSaved } = await drawDeck()
  await actions.changePrinting(row('Opt'), newerOpt)
  expect(serverRows()).toEqual([['opt-2', 3, 'signature_spell', true]])
  await waitFor(() => expect(row('Opt')).toMatchObject({ role: 'signature_spell' }))
  changes.undo()
  await isSaved()
  expect(serverRows()?.toSorted()).toEqual([
    ['opt', 1, 'signature_spell', true],
    ['opt-2', 2, null, false],
  ])
})

test('presses before and after a lock are not joined', async () => {
  haveOpt(2)
  const { actions, row, isSaved } = await drawDeck()
  for (const quantity of [3, 4]) actions.setQuantity(row('Opt'), quantity)
  actions.setLocked(row('Opt'), true)
  for (const quantity of [5, 6]) actions.setQuantity(row('Opt'), quantity)
  await isSaved()
  expect(server.sent.map(({ body }) => [body.quantity, body.isLocked])).toEqual([
    [3, false],
    [4, false],
    [4, true],
    [6, true],
  ])
  expect(serverRows()).toEqual([['opt', 6, null, true]])
})

/** What the Undo button is called. */
function stepNameOf({ changes }: Awaited<ReturnType<typeof drawDeck>>) {
  const { nextUndo } = changes.getSnapshot()
  return nextUndo && formatStep(nextUndo)
}

test('each step has a name for the Undo button', async () => {
  haveOpt(2)
  const page = await drawDeck()
  const { actions, row } = page
  const stepName = () => stepNameOf(page)
  actions.setLocked(row('Opt'), true)
  expect(stepName()).toBe('locked Opt')
  await waitFor(() => expect(row('Opt').isLocked).toBe(true))
  actions.setLocked(row('Opt'), false)
  expect(stepName()).toBe('unlocked Opt')
  actions.setRole(row('Opt'), 'signature_spell')
  expect(stepName()).toBe('made Opt the signature spell')
  await waitFor(() => expect(row('Opt').role).toBe('signature_spell'))
  actions.setRole(row('Opt'), null)
  expect(stepName()).toBe('made Opt a plain card')
})

test('categories and notes are written on a row, and each step is named', async () => {
  haveOpt(2)
  const page = await drawDeck()
  const { actions, row } = page
  const stepName = () => stepNameOf(page)
  actions.annotate(row('Opt'), { categories: ['Draw', 'Cheap'], note: null })
  expect(stepName()).toBe('filed Opt under Draw, Cheap')
  await waitFor(() => expect(row('Opt').categories).toEqual(['Draw', 'Cheap']))
  actions.annotate(row('Opt'), { categories: ['Draw', 'Cheap'], note: 'Cut it?' })
  expect(stepName()).toBe('changed the note on Opt')
  actions.annotate(row('Opt'), { categories: [], note: 'Cut it?' })
  expect(stepName()).toBe('removed the categories of Opt')
  await waitFor(() => expect(row('Opt')).toMatchObject({ categories: [], note: 'Cut it?' }))
  expect(row('Opt').quantity).toBe(2)
})

test('copies that join others in the sideboard keep what is written on them', async () => {
  haveOpt(2)
  const { actions, row } = await drawDeck()
  actions.annotate(row('Opt'), { categories: ['Draw'], note: 'Cut it?' })
  actions.move(row('Opt'), 'side')
  await waitFor(() => expect(row('Opt', 'side')).toMatchObject({ categories: ['Draw'] }))
  expect(row('Opt', 'side')).toMatchObject({ quantity: 2, note: 'Cut it?' })
})

test('a refused role is reverted, and the toast names what failed', async () => {
  haveOpt(2)
  const { actions, row } = await drawDeck()
  server.override = ({ method }) => (method === 'GET' ? undefined : refusal(400, 'bad_input'))
  actions.setRole(row('Opt'), 'commander')
  await waitFor(async () =>
    expect(await toastShown()).toEqual([
      'Failed to update card',
      'Could not change the role, lock, categories or note of this card.',
    ]),
  )
  expect(row('Opt').role).toBe(null)
})

test('some copies become foil, which is undone as one step', async () => {
  haveOpt(3, { isLocked: true })
  const { actions, changes, row, isSaved } = await drawDeck()
  const rows = () =>
    server.decks[0]?.cards.map(({ quantity, finish, isLocked }) => [quantity, finish, isLocked])
  expect(actions.setFinish(row('Opt'), { finish: 'foil', copies: 1 })).toBe(true)
  await isSaved()
  expect(rows()).toEqual([
    [2, 'nonfoil', true],
    [1, 'foil', true],
  ])
  const { nextUndo } = changes.getSnapshot()
  expect(nextUndo && formatStep(nextUndo)).toBe('made 1 Opt foil')
  changes.undo()
  await isSaved()
  expect(rows()).toEqual([[3, 'nonfoil', true]])
})

test('a card is moved to those that are considered, and back', async () => {
  haveOpt(2)
  const { actions, changes, row, isSaved } = await drawDeck()
  actions.move(row('Opt'), 'considering')
  await isSaved()
  expect(server.decks[0]?.cards).toMatchObject([{ slotType: 'considering', quantity: 2 }])
  const { nextUndo } = changes.getSnapshot()
  expect(nextUndo && formatStep(nextUndo)).toBe('moved Opt to the considering board')
  changes.undo()
  await isSaved()
  expect(server.decks[0]?.cards).toMatchObject([{ slotType: 'main', quantity: 2 }])
})
