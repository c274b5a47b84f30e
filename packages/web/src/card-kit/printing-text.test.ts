import { expect, test } from 'vitest'
import { formatNamedPrinting, formatPrinting, labelOfPrinting, separator } from './printing-text.ts'

const sol = { setCode: '2xm', setName: 'Double Masters', collectorNumber: '117', language: 'en' }

test.each([
  ['as usual', sol, '2XM 117'],
  ['borderless', { ...sol, treatments: ['Borderless'] }, '2XM 117 · Borderless'],
  ['showcase', { ...sol, treatments: ['Showcase'] }, '2XM 117 · Showcase'],
  ['extended art', { ...sol, treatments: ['Extended Art'] }, '2XM 117 · Extended Art'],
  ['retro frame', { ...sol, treatments: ['Retro Frame'] }, '2XM 117 · Retro Frame'],
  [
    'several',
    { ...sol, treatments: ['Serialized', 'Surge Foil', 'Full Art'] },
    '2XM 117 · Serialized · Surge Foil · Full Art',
  ],
  ['promo', { ...sol, collectorNumber: '117p', treatments: ['Promo'] }, '2XM 117p · Promo'],
  ['Japanese', { ...sol, language: 'ja' }, '2XM 117 · Japanese'],
  ['of a language without a name', { ...sol, language: 'xx' }, '2XM 117 · xx'],
  [
    'digital',
    { ...sol, treatments: ['Borderless'], language: 'de', isDigital: true },
    '2XM 117 · Borderless · German · Digital',
  ],
  ['no number', { ...sol, collectorNumber: '' }, '2XM'],
  ['no set', { collectorNumber: '117', treatments: ['Promo'] }, '117 · Promo'],
  ['the name of the set only', { setName: 'Double Masters' }, 'Double Masters'],
  ['nothing known', { setCode: null, collectorNumber: null }, ''],
])('a printing in short: %s', (_, printing, text) => {
  expect(formatPrinting(printing)).toBe(text.replaceAll(' · ', separator))
})

test('a text names the card with its printing, if that is known', () => {
  const borderless = { ...sol, treatments: ['Borderless'] }
  expect(formatNamedPrinting('Sol Ring', borderless)).toBe(
    `Sol Ring (2XM 117${separator}Borderless)`,
  )
  expect(formatNamedPrinting('Sol Ring', {})).toBe('Sol Ring')
})

test.each([
  [sol, 'Sol Ring, Double Masters 117'],
  [{ ...sol, setName: null }, 'Sol Ring, 2XM 117'],
  [{ ...sol, collectorNumber: '' }, 'Sol Ring, Double Masters'],
  [{}, 'Sol Ring'],
])('the label of a control names the card, the set and the number', (printing, label) => {
  expect(labelOfPrinting('Sol Ring', printing)).toBe(label)
})
