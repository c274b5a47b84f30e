import { expect, test } from 'vitest'
import { formatCost } from './mana-cost.tsx'
import { readCost, readSymbol } from './symbols.ts'

test('a cost with generic, hybrid and Phyrexian mana is read aloud', () => {
  expect(formatCost('{2}{W/U}{U/P}')).toBe(
    'mana cost: two generic, one white or blue, one blue or two life',
  )
})

test('a hybrid of two generic or one colored mana names both', () => {
  expect(formatCost('{2/W}{C/R}{G/U/P}')).toBe(
    'mana cost: two generic or one white, one colorless or red, one green or blue or two life',
  )
})

test('both halves of a split cost are read, with a word between them', () => {
  expect(formatCost('{X}{W} // {17}{R}')).toBe(
    'mana cost: X generic, one white; other part: seventeen generic, one red',
  )
})

test('a cost without symbols has no text', () => {
  expect(formatCost('')).toBe('')
  expect(formatCost(' // {U}')).toBe('mana cost: one blue')
})

test('a cost is split into parts, without unknown symbols', () => {
  expect(readCost('{1}{R}{NOPE} // {U}')).toEqual([['1', 'R'], ['U']])
})

test('a hybrid has two glyphs over two tones, a Phyrexian one the same glyph twice', () => {
  expect(readSymbol('{W/U}')).toMatchObject({ glyphs: ['\ue600', '\ue601'], tones: ['w', 'u'] })
  expect(readSymbol('{B/G/P}')).toMatchObject({ glyphs: ['\ue618', '\ue618'], tones: ['b', 'g'] })
  expect(readSymbol('{2/W}')).toMatchObject({ tones: ['n', 'w'] })
})

test('a half symbol is drawn as half of the whole one', () => {
  expect(readSymbol('HW')).toMatchObject({ shape: 'half', glyphs: ['\ue600'], tones: ['w'] })
})

test('an unknown symbol stays unknown', () => {
  for (const text of ['{NOPE}', '{21}', '{W/X}', '{W/}', '{}'])
    expect(readSymbol(text)).toBeUndefined()
})
