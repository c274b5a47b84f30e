import { expect, test } from 'vitest'
import { buttonIn } from '../../../test/controls.ts'
import { setUpDeckServer } from '../../../test/deck-server.ts'
import { drawDecksAndEditor } from '../../../test/decks/editor-page.tsx'
import { cardNamed, deckOf, rowOf } from '../../../test/decks.ts'
import { waitFor } from '../../../test/wait-for.ts'

const server = setUpDeckServer()
const mountain = cardNamed('Mountain', { manaCost: '', typeLine: 'Basic Land — Mountain' })

async function drawOpen(...[deck]: Parameters<typeof deckOf>) {
  server.decks = [deckOf({ id: 'deck-1', ...deck })]
  const page = await drawDecksAndEditor('/deck-building/deck-1')
  return page.editor()
}

const selectedTabs = (editor: Element) =>
  [...editor.querySelectorAll('[role=tab][aria-selected=true]')].map((tab) => tab.textContent)

test('the badge in the header opens the legality tool in every layout', async () => {
  const editor = await drawOpen({ cards: [rowOf(mountain, 59)] })
  expect(selectedTabs(editor)).toEqual(['Add', 'Numbers'])
  const badge = await waitFor(() => buttonIn(editor, 'Legality: Unfinished'))
  badge.click()
  expect(selectedTabs(editor)).toEqual(['Analysis', 'Legality'])
  expect(document.activeElement?.textContent).toBe('59 of 60 in Modern')
  buttonIn(editor, 'Add 1 card').click()
  await waitFor(() => expect(selectedTabs(editor)).toEqual(['Add', 'Legality']))
  expect(document.activeElement?.textContent).toBe('Add')
})

test('too many cards lead to the suggested cuts', async () => {
  const karn = cardNamed('Karn', { typeLine: 'Legendary Creature — Golem' })
  const led = { commander: karn, commanderId: karn.id, commanderName: karn.name }
  const cards = [rowOf(mountain, 99), rowOf(cardNamed('Opt'))]
  const editor = await drawOpen({ format: 'commander', ...led, cards })
  const badge = await waitFor(() => buttonIn(editor, 'Legality: 1 problem'))
  badge.click()
  buttonIn(editor, 'Choose 1 card to cut').click()
  await waitFor(() => expect(selectedTabs(editor)).toEqual(['Analysis', 'Cuts']))
  expect(document.activeElement?.textContent).toBe('Cut 1 card')
})

test('all commanders are named in the header', async () => {
  const cards = [{ ...rowOf(cardNamed('Thrasios')), role: 'commander' as const }]
  const editor = await drawOpen({ format: 'commander', commanderName: 'Tymna', cards })
  expect(editor.firstElementChild?.textContent).toContain('Commanders: Tymna & Thrasios')
})
