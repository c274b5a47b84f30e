import type { DeckDetail, DeckRole, SlotType } from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import { buttonIn } from '../../../../test/controls.ts'
import { drawCards, groupsIn, namesIn, rowOfName } from '../../../../test/decks/deck-cards.tsx'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { waitFor } from '../../../../test/wait-for.ts'

beforeEach(() => localStorage.clear())

const tymna = cardNamed('Tymna')
const row = (
  name: string,
  facts: { role?: DeckRole; isLocked?: boolean; slotType?: SlotType } = {},
) => ({ ...rowOf(cardNamed(name)), ...facts })

const led = { commander: tymna, commanderId: tymna.id, commanderName: tymna.name }
const titlesIn = (box: ParentNode) =>
  [...box.querySelectorAll('h3')].map(({ textContent }) => textContent.trim())

async function choicesOf(box: ParentNode, name: string) {
  const opener = buttonIn(rowOfName(box, name), `More for ${name}`)
  opener.click()
  const items = await waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
    expect(all.length).toBeGreaterThan(0)
    return all
  })
  const labels = items.map(({ textContent }) => textContent)
  const choose = (label: string) => items[labels.indexOf(label)]?.click()
  return { labels, choose }
}

test('commanders and signature spells come first, and the companion leads the sideboard', async () => {
  const { box } = await drawCards(
    deckOf({
      format: 'oathbreaker',
      ...led,
      cards: [
        row('Duress'),
        row('Thrasios', { role: 'commander' }),
        row('Opt', { role: 'signature_spell' }),
        row('Abrade', { slotType: 'side' }),
        row('Yorion', { slotType: 'side', role: 'companion' }),
      ],
    }),
  )
  expect(titlesIn(box)).toEqual(['Commander', 'Signature spell', 'Main deck 4', 'Sideboard 2'])
  expect(namesIn(box)).toEqual([
    'Commander: Tymna',
    '1 Thrasios, Commander',
    '1 Opt, Signature spell',
    '1 Duress',
    '1 Yorion, Companion, Sideboard',
    '1 Abrade, Sideboard',
  ])
  expect(groupsIn(box).map(([title]) => title)).toEqual([
    'Creatures 1',
    'Companion 1',
    'Creatures 1',
  ])
})

test('a commander that is one of the main cards is listed once, as the commander', async () => {
  const cards = [rowOf(tymna), row('Duress')]
  const { box } = await drawCards(deckOf({ format: 'commander', ...led, cards }))
  expect(titlesIn(box)).toEqual(['Commander', 'Main deck 2'])
  expect(namesIn(box)).toEqual(['1 Tymna', '1 Duress'])
})

test('rows show their roles and locks', async () => {
  const cards = [row('Opt', { role: 'signature_spell' }), row('Duress', { isLocked: true })]
  const { box } = await drawCards(deckOf({ format: 'oathbreaker', ...led, cards }))
  expect(rowOfName(box, 'Opt').textContent).toContain('Signature spell')
  expect(rowOfName(box, 'Opt').textContent).not.toContain('Locked')
  expect(rowOfName(box, 'Duress').textContent).toContain('Locked against cuts')
  expect(namesIn(box)).toContain('1 Duress, locked')
})

const roleChoices = (labels: string[]) =>
  labels.filter((label) => /^Make (?!foil$|one copy)/.test(label))
const second = row('Thrasios', { role: 'commander' })

test.each<[string, Partial<DeckDetail>, string, string[]]>([
  ['a main card of Modern', { cards: [row('Opt')] }, 'Opt', []],
  ['a side card of Modern', { cards: [row('Opt', { slotType: 'side' })] }, 'Opt', ['companion']],
  [
    'a main card of Commander',
    { format: 'commander', ...led, cards: [row('Opt')] },
    'Opt',
    ['second commander'],
  ],
  ['a main card without a commander', { format: 'commander', cards: [row('Opt')] }, 'Opt', []],
  [
    'a main card beside two commanders',
    { format: 'commander', ...led, cards: [second, row('Opt')] },
    'Opt',
    [],
  ],
  ['the commander', { format: 'commander', ...led, cards: [rowOf(tymna)] }, 'Tymna', []],
  [
    'the second commander',
    { format: 'commander', ...led, cards: [second] },
    'Thrasios',
    ['a plain card'],
  ],
  [
    'a main card of Oathbreaker',
    { format: 'oathbreaker', ...led, cards: [row('Opt')] },
    'Opt',
    ['second commander', 'signature spell'],
  ],
  [
    'a side card of Oathbreaker',
    { format: 'oathbreaker', ...led, cards: [row('Opt', { slotType: 'side' })] },
    'Opt',
    [],
  ],
])('%s can be made what its format and slot have', async (_, facts, name, expected) => {
  const { box } = await drawCards(deckOf(facts))
  const { labels } = await choicesOf(box, name)
  expect(roleChoices(labels)).toEqual(expected.map((text) => `Make ${text}`))
  expect(labels).toContain('Change printing')
})

test('a card is made the signature spell and locked from its menu, and both are announced', async () => {
  const { box } = await drawCards(
    deckOf({ format: 'oathbreaker', ...led, cards: [row('Opt'), row('Duress')] }),
  )
  const announcement = () => box.querySelector('[role=status]')?.textContent
  const first = await choicesOf(box, 'Opt')
  first.choose('Make signature spell')
  await waitFor(() => expect(namesIn(box)[1]).toBe('1 Opt, Signature spell'))
  expect(announcement()).toBe('Opt: now the signature spell')
  const next = await choicesOf(box, 'Duress')
  next.choose('Lock against cuts')
  await waitFor(() => expect(namesIn(box)).toContain('1 Duress, locked'))
  expect(announcement()).toBe('Duress: locked against cuts')
  const last = await choicesOf(box, 'Duress')
  expect(last.labels).toContain('Unlock')
})
