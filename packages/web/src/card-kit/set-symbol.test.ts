import { expect, test } from 'vitest'
import { setGlyph } from './set-symbol.tsx'

test('a set has its own symbol, in either case', () => {
  expect(setGlyph('lea')).toBe('\ue600')
  expect(setGlyph('MH3')).not.toBe(setGlyph('lea'))
  expect(setGlyph('MH3')).toBe(setGlyph('mh3'))
})

test('sets that share a symbol are distinct from the ones after them', () => {
  expect(setGlyph('fbb')).toBe(setGlyph('3ed'))
  expect(setGlyph('4ed')).toBe(String.fromCodePoint(0xe604))
})

test('promo and token sets use the symbol of their parent', () => {
  expect(setGlyph('plea')).toBe(setGlyph('lea'))
  expect(setGlyph('tneo')).toBe(setGlyph('neo'))
})

test('an unknown set gets the default symbol', () => {
  expect(setGlyph('zzz')).toBe('\ue684')
  expect(setGlyph('')).toBe('\ue684')
})
