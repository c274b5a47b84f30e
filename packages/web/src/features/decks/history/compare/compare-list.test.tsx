import { expect, test } from 'vitest'
import { pageMarkup } from '../../../../test/draw-page.tsx'
import { CompareList } from './compare-list.tsx'
import type { ComparedSide } from './compared-cards.tsx'

const sideOf = (name: string, commanderName: string | null, copies: Record<string, number>) =>
  ({
    name,
    commanderName,
    cards: Object.entries(copies).map(([cardName, quantity]) => ({
      cardName,
      quantity,
      slotType: 'main' as const,
    })),
  }) satisfies ComparedSide

async function textOf(one: ComparedSide, other: ComparedSide) {
  const markup = await pageMarkup(() => <CompareList one={one} other={other} />)
  return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

test('sides can have their own headings, and name their commanders', async () => {
  const now = { ...sideOf('now', 'Krenko', { Opt: 1 }), only: 'Would go' }
  const then = { ...sideOf('then', null, { Shock: 2 }), only: 'Would come back' }
  const text = await textOf(now, then)
  expect(text).toContain('“now” is led by Krenko. “then” has no commander.')
  expect(text).toMatch(/Would go 1 card 1 Opt/)
  expect(text).toMatch(/Would come back 2 cards 2 Shock/)
})

test('decks without differences say so', async () => {
  const burn = sideOf('Burn', 'Krenko', { Opt: 1 })
  expect(await textOf(burn, { ...burn, name: 'Copy' })).toContain(
    '“Burn” and “Copy” have the same cards. Both are led by Krenko.',
  )
  expect(await textOf(sideOf('A', null, {}), sideOf('B', null, {}))).toContain(
    'Neither “A” nor “B” has any cards.',
  )
})
