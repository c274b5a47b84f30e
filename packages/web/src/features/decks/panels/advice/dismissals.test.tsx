import { HttpResponse } from 'msw'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { buttonIn } from '../../../../test/controls.ts'
import { additionOf } from '../../../../test/deck-advice.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { drawPage } from '../../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../../test/people.ts'
import { toastButton, toastShown } from '../../../../test/toasts.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { deckChangesRegistry } from '../../kit/changes/deck-changes-registry.ts'
import { useDeckChanges } from '../../kit/changes/use-deck-changes.ts'
import { DeckAdvice } from './deck-advice.tsx'

const server = setUpDeckServer()
afterEach(() => localStorage.clear())

function Page() {
  const { deck, changes } = useDeckChanges('deck-1')
  return deck ? <DeckAdvice deck={deck} actions={changes.actions} /> : null
}

/** A deck of one card, for which the server has suggestions. */
async function drawAdvice(count: number) {
  server.decks = [deckOf({ cards: [rowOf(cardNamed('Chatterfang'))] })]
  server.suggestions = Array.from({ length: count }, (_, n) => additionOf(`Find ${n + 1}`))
  const { box, queryClient } = await drawPage(Page, { user: karn, site: plainSite })
  onTestFinished(() => deckChangesRegistry(queryClient).closeAll()) // they outlive their page
  return box
}

const itemsIn = (box: ParentNode) => [...box.querySelectorAll('ul:not([hidden]) > li')]
const shownIn = (box: ParentNode) => itemsIn(box).map((item) => item.getAttribute('aria-label'))

async function whenShown(box: ParentNode, ...names: string[]) {
  await waitFor(() => expect(shownIn(box)).toEqual(names))
}

const dismissedNames = () => server.dismissed.map(({ cardName }) => cardName)

test('a dismissed card is not suggested again, until that is undone', async () => {
  const box = await drawAdvice(5)
  await whenShown(box, 'Find 1', 'Find 2', 'Find 3', 'Find 4')
  const button = buttonIn(box, 'Not this: Find 2, Zendikar 1')
  button.focus()
  button.click()
  await whenShown(box, 'Find 1', 'Find 3', 'Find 4', 'Find 5')
  expect(document.activeElement).toBe(itemsIn(box)[1])
  const [title, message] = await toastShown()
  expect(title).toBe('Card dismissed')
  expect(message).toContain('Find 2 is not suggested for this deck any more.')
  expect(dismissedNames()).toEqual(['Find 2'])
  toastButton('Undo').click()
  await whenShown(box, 'Find 1', 'Find 2', 'Find 3', 'Find 4')
  expect(dismissedNames()).toEqual([])
})

test('dismissed cards are listed, and can be restored', async () => {
  server.dismissed = [2, 3].map((n) => ({
    oracleId: additionOf(`Find ${n}`).card.oracleId,
    cardName: `Find ${n}`,
  }))
  const box = await drawAdvice(3)
  await whenShown(box, 'Find 1')
  const opener = buttonIn(box, 'Dismissed (2)')
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  opener.click()
  await whenShown(box, 'Find 1', 'Find 2', 'Find 3')
  const restore = buttonIn(box, 'Restore Find 3')
  restore.focus()
  restore.click()
  await waitFor(() => expect(dismissedNames()).toEqual(['Find 2']))
  await waitFor(() => expect(opener.textContent).toBe('Dismissed (1)'))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Find 2')
  buttonIn(box, 'Restore Find 2').focus()
  buttonIn(box, 'Restore Find 2').click()
  await whenShown(box, 'Find 1', 'Find 2', 'Find 3')
  expect(box.textContent).not.toContain('Dismissed')
  expect(document.activeElement?.textContent).toBe('Suggested Cards')
})

test('a dismissal that fails is reported, and the card comes back', async () => {
  const box = await drawAdvice(2)
  await whenShown(box, 'Find 1', 'Find 2')
  server.override = ({ method }) => (method === 'POST' ? HttpResponse.error() : undefined)
  buttonIn(box, 'Not this: Find 1, Zendikar 1').click()
  expect((await toastShown())[0]).toBe('Failed to dismiss the card')
  await whenShown(box, 'Find 1', 'Find 2')
})

test('a dismissal counts in both lists, and so does undoing it', async () => {
  server.shortages = [
    {
      role: 'ramp',
      have: 6,
      usual: 10,
      additions: ['Find 1', 'Opt'].map((name) => additionOf(name)),
    },
  ]
  const box = await drawAdvice(2)
  await whenShown(box, 'Find 1', 'Find 2')
  buttonIn(box, 'Show what this deck is missing').click()
  await whenShown(box, 'Find 1', 'Find 2', 'Find 1', 'Opt')
  buttonIn(box, 'Not this: Find 1, Zendikar 1').click()
  await whenShown(box, 'Find 2', 'Opt')
  await waitFor(() => expect(dismissedNames()).toEqual(['Find 1']))
  await toastShown()
  toastButton('Undo').click()
  await whenShown(box, 'Find 1', 'Find 2', 'Find 1', 'Opt')
})
