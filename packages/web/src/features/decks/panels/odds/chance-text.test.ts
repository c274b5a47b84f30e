import { expect, test } from 'vitest'
import { chanceNumber, formatChance } from './chance-text.ts'
import { trialsNote } from './method-text.ts'

const calculated = (chance: number) => ({ chance, error: 0 })

test('chances are rounded to whole percent', () => {
  expect(formatChance(calculated(0.834))).toBe('83%')
  expect(chanceNumber(calculated(0.005))).toBe('1')
})

test.each([
  [calculated(0), '0%', '0'],
  [calculated(1e-12), '0%', '0'],
  [calculated(1 - 1e-12), '100%', '100'],
  [calculated(0.004), 'under 1%', '<1'],
  [calculated(0.9951), 'over 99%', '>99'],
  [{ chance: 0, error: 0.0001 }, 'under 1%', '<1'],
  [{ chance: 1, error: 0.0001 }, 'over 99%', '>99'],
])('only what is certain is none or all: %o', (chance, text, number) => {
  expect(formatChance(chance)).toBe(text)
  expect(chanceNumber(chance)).toBe(number)
})

test('the margin of error of simulated games is rounded up', () => {
  const chances = [
    { chance: 0.5, error: 0.00691 },
    { chance: 0.9, error: 0.004 },
  ]
  expect(trialsNote(chances, { trials: 20_000 })).toBe(
    'Simulated over 20,000 games, give or take 0.7 percentage points.',
  )
})
