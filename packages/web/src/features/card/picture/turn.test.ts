import type { CardPage } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { turnOf } from './turn.ts'

function turn(layout: string, typeLine: string, backText = '') {
  const faces = [
    { typeLine, oracleText: '' },
    { typeLine: 'Sorcery', oracleText: backText },
  ]
  // What the rule reads of a page.
  return turnOf({ layout, card: { typeLine, faces } } as Pick<CardPage, 'layout' | 'card'>)
}

test.each([
  ['normal', 'Instant', '', 0],
  ['transform', 'Creature — Human', '', 0],
  ['transform', 'Battle — Siege', '', 90],
  ['split', 'Instant', 'Tap target permanent.', 90],
  ['split', 'Instant', 'Aftermath (Cast this spell only from your graveyard.)', -90],
  ['planar', 'Plane — Dominaria', '', 90],
  ['flip', 'Legendary Creature — Monk', '', 180],
] as const)('a %s card with the type %s is turned: %s %d', (layout, type, text, degrees) => {
  expect(turn(layout, type, text)).toBe(degrees)
})
