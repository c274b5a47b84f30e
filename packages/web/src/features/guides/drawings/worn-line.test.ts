import { createRandom, type Point, repeat } from '@manafolio/card-art'
import { expect, test } from 'vitest'
import { damage, heavyWear, lightWear, moderateWear, nearMintWear, type Wear } from './wear.ts'
import { wornLine } from './worn-line.ts'

/** From left to right, so that the card is below. */
const edge = repeat(100, (step): Point => [step * 2, 50])

function wear(amount: Wear) {
  return wornLine(edge, amount, { random: createRandom('a card'), weight: () => 1 })
}

const sum = (depths: number[]) => depths.reduce((total, depth) => total + depth, 0)
const whiteOf = ({ paper, ink }: ReturnType<typeof wear>) =>
  sum(ink.map(([, y], step) => y - (paper[step]?.[1] ?? 0)))

test('wear goes inward: never out of the card, and the ink never beyond the paper', () => {
  const { paper, ink } = wear(damage)
  expect(paper.every(([, y]) => y >= 50)).toBe(true)
  expect(ink.every(([, y], step) => y >= (paper[step]?.[1] ?? 0))).toBe(true)
  expect(sum(paper.map(([, y]) => y - 50))).toBeGreaterThan(50)
})

test('each condition shows more white than the one before', () => {
  const whites = [nearMintWear, lightWear, moderateWear, heavyWear, damage].map((amount) =>
    whiteOf(wear(amount)),
  )
  expect(whites).toEqual(whites.toSorted((a, b) => a - b))
  expect(new Set(whites).size).toBe(5)
  expect(whites[0]).toBeLessThan(10)
})

test('a card without wear has an unchanged outline', () => {
  const { paper, ink } = wear({ ...nearMintWear, fray: 0, whitening: 0 })
  expect(paper).toEqual(edge)
  expect(ink).toEqual(edge)
})

test('the same card always has the same wear', () => {
  expect(wear(heavyWear)).toEqual(wear(heavyWear))
})
