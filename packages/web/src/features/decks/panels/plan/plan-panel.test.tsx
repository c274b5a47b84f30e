import type { PlannedChangeInDetail } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { buttonIn } from '../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { tableRows } from '../../../../test/decks/numbers-panel.tsx'
import { bolt, guide, mountain } from '../../../../test/decks/sheet.ts'
import { drawTool } from '../../../../test/decks/tool.tsx'
import { deckOf, rowOf } from '../../../../test/decks.ts'
import { refusal } from '../../../../test/refusal.ts'
import { waitFor } from '../../../../test/wait-for.ts'

const server = setUpDeckServer()
const ids = [
  '0b1a2c3d-0000-4000-8000-000000000001',
  '0b1a2c3d-0000-4000-8000-000000000002',
] as const

function copiesOf(card: typeof bolt, quantity = 1) {
  const { scryfallId, cardName, tcgplayerId, slotType, finish } = rowOf(card)
  return { scryfallId, cardName, tcgplayerId, slotType, finish, quantity, card }
}

function planned(at: 0 | 1, change: Partial<PlannedChangeInDetail>): PlannedChangeInDetail {
  const createdAt = `2026-08-15T12:00:0${at}.000Z`
  return { id: ids[at], removed: null, added: null, reason: null, createdAt, ...change }
}

const swap = planned(0, { removed: copiesOf(guide), added: copiesOf(bolt), reason: 'Reach' })
const landCut = planned(1, { removed: copiesOf(mountain, 2) })

async function drawPlan(plan: PlannedChangeInDetail[]) {
  server.decks = [deckOf({ cards: [rowOf(bolt, 2), rowOf(guide, 3), rowOf(mountain, 17)] })]
  server.plannable = [bolt, guide, mountain]
  server.plannedChanges = { 'deck-1': plan }
  const page = await drawTool('plan')
  await waitFor(() => expect(page.panel().querySelector('h2')).not.toBeNull())
  return page
}

const titleOf = (panel: Element) => panel.querySelector('h2')?.textContent
const copies = () =>
  Object.fromEntries(server.decks[0]?.cards.map((row) => [row.cardName, row.quantity]) ?? [])
const effectOf = (panel: Element) => tableRows(panel, 'The deck now and after the plan')

test('an empty plan says what it is for', async () => {
  const { panel } = await drawPlan([])
  await waitFor(() => expect(panel().textContent).toContain('Collect what you want to change'))
  expect(titleOf(panel())).toBe('Planned changes')
  expect(panel().querySelector('table')).toBeNull()
})

test('a plan lists what goes out and comes in, and its effect on the deck', async () => {
  const { panel } = await drawPlan([swap, landCut])
  await waitFor(() => expect(panel().querySelector('table')).not.toBeNull())
  expect(titleOf(panel())).toBe('2 planned changes')
  const [first, second] = panel().querySelectorAll('[data-item]')
  expect(first?.textContent).toContain('Out Goblin Guide')
  expect(first?.textContent).toContain('In Lightning Bolt')
  expect(first?.querySelector('input')?.value).toBe('Reach')
  expect(second?.textContent).toContain('Nothing comes in')
  expect(effectOf(panel())).toContain('Lands | 17 | 15 | −2')
  expect(effectOf(panel())).toContain('Cards | 22 | 20 | −2')
  expect(effectOf(panel())).toContain('Average mana value | 1.00 | 1.00 | no change')
})

test('all is applied as one change; undone, the plan is back', async () => {
  const { panel, changes } = await drawPlan([swap, landCut])
  await waitFor(() => expect(panel().querySelector('table')).not.toBeNull())
  buttonIn(panel(), 'Apply all').click()
  await waitFor(() => expect(server.plannedChanges['deck-1']).toEqual([]))
  expect(copies()).toEqual({ 'Lightning Bolt': 3, 'Goblin Guide': 2, Mountain: 15 })
  expect(server.sent.map(({ path }) => path)).toEqual(['/api/decks/deck-1/cards'])
  await waitFor(() => expect(titleOf(panel())).toBe('Planned changes'))
  changes.undo()
  await waitFor(() => expect(titleOf(panel())).toBe('2 planned changes'))
  await waitFor(() => expect(server.plannedChanges['deck-1']).toEqual([swap, landCut]))
  expect(copies()).toEqual({ 'Lightning Bolt': 2, 'Goblin Guide': 3, Mountain: 17 })
})

test('one is applied, and the others stay planned', async () => {
  const { panel } = await drawPlan([swap, landCut])
  await waitFor(() => expect(titleOf(panel())).toBe('2 planned changes'))
  buttonIn(panel(), 'Apply: Goblin Guide → Lightning Bolt').click()
  await waitFor(() => expect(titleOf(panel())).toBe('1 planned change'))
  await waitFor(() => expect(copies()).toMatchObject({ 'Lightning Bolt': 3, Mountain: 17 }))
  expect(server.plannedChanges['deck-1']).toEqual([landCut])
})

test('copies that the deck no longer has are named, and the rest can be applied', async () => {
  const { panel } = await drawPlan([swap, planned(1, { removed: copiesOf(mountain, 18) })])
  await waitFor(() => expect(panel().textContent).toContain('only 17 copies of Mountain left'))
  buttonIn(panel(), 'Apply 1 change').click()
  await waitFor(() => expect(copies()).toMatchObject({ 'Lightning Bolt': 3, Mountain: 17 }))
  expect(titleOf(panel())).toBe('1 planned change')
})

test('the copies of a planned change can be set, for both cards at once', async () => {
  const { panel } = await drawPlan([swap])
  await waitFor(() => expect(titleOf(panel())).toBe('1 planned change'))
  buttonIn(panel(), 'One more: Goblin Guide → Lightning Bolt').click()
  await waitFor(() =>
    expect(server.plannedChanges['deck-1']).toMatchObject([
      { removed: { quantity: 2 }, added: { quantity: 2 } },
    ]),
  )
  await waitFor(() => expect(panel().textContent).toContain('Out 2 Goblin Guide'))
  expect(panel().textContent).toContain('In 2 Lightning Bolt')
})

test('a refused change leaves the plan and the deck as they were', async () => {
  server.override = ({ method }) => (method === 'POST' ? refusal(409, 'deck_full') : undefined)
  const { panel } = await drawPlan([swap])
  await waitFor(() => expect(titleOf(panel())).toBe('1 planned change'))
  buttonIn(panel(), 'Apply all').click()
  await waitFor(() => expect(server.sent).toHaveLength(1))
  await waitFor(() => expect(titleOf(panel())).toBe('1 planned change'))
  expect(copies()).toMatchObject({ 'Lightning Bolt': 2, 'Goblin Guide': 3 })
})

test('a planned change is removed from the plan, and comes back', async () => {
  const { panel } = await drawPlan([swap])
  await waitFor(() => expect(titleOf(panel())).toBe('1 planned change'))
  buttonIn(panel(), 'Remove from the plan: Goblin Guide → Lightning Bolt').click()
  await waitFor(() => expect(server.plannedChanges['deck-1']).toEqual([]))
  await waitFor(() => buttonIn(document, 'Undo').click())
  await waitFor(() => expect(server.plannedChanges['deck-1']).toHaveLength(1))
  expect(server.changeIds.at(-1)).toBe(swap.id)
})

test('a plan that does not load says so', async () => {
  server.override = ({ path }) =>
    path.endsWith('planned-changes') ? refusal(500, 'internal') : undefined
  const { panel } = await drawPlan([swap])
  await waitFor(() => expect(panel().textContent).toContain('The plan could not be loaded'))
})
