import { parse } from '@manafolio/search/query'
import { expect, test } from 'vitest'
import { isPrintingOf, printingQuery } from './printing-query.ts'

test.each([
  'Lightning Bolt',
  'Fire // Ice',
  'Kongming, "Sleeping Dragon"',
  'Lim-Dûl’s “Vault”',
  'B.F.M. (Big Furry Monster)',
  '+2 Mace',
  'A \\ B',
  'or',
])('%s is searched for as an exact name', (name) => {
  const { query } = parse(printingQuery(name))
  const [term] = query?.kind === 'and' ? query.all : []
  expect(term).toMatchObject({ kind: 'name', text: name, exact: true })
})

test('a name without letters is searched for with a regex', () => {
  const { query } = parse(printingQuery('__?/_'))
  const [term] = query?.kind === 'and' ? query.all : []
  expect(term).toMatchObject({ kind: 'name', text: '^__\\?/_$', style: 'regex' })
})

test('the newest printings are requested first', () => {
  expect(printingQuery('Opt')).toBe('!"Opt" order:released direction:desc')
})

test('a card with this name on only one face is a different card', () => {
  expect(isPrintingOf({ name: 'Lightning Bolt' }, 'Lightning Bolt')).toBe(true)
  expect(isPrintingOf({ name: 'Emeritus of Conflict // Lightning Bolt' }, 'Lightning Bolt')).toBe(
    false,
  )
})

test('a printing with its card on both sides is one of its printings', () => {
  expect(isPrintingOf({ name: 'Blood Crypt // Blood Crypt' }, 'Blood Crypt')).toBe(true)
  expect(isPrintingOf({ name: 'Fire // Ice' }, 'Fire // Ice')).toBe(true)
})
