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
])('%s is searched for to the letter', (name) => {
  const { query } = parse(printingQuery(name))
  const [term] = query?.kind === 'and' ? query.all : []
  expect(term).toMatchObject({ kind: 'name', text: name, exact: true })
})

test('a name without letters is searched for by a pattern', () => {
  const { query } = parse(printingQuery('__?/_'))
  const [term] = query?.kind === 'and' ? query.all : []
  expect(term).toMatchObject({ kind: 'name', text: '^__\\?/_$', style: 'regex' })
})

test('newest are asked for first', () => {
  expect(printingQuery('Opt')).toBe('!"Opt" order:released direction:desc')
})

test('a card with this name on one face only is another one', () => {
  expect(isPrintingOf({ name: 'Lightning Bolt' }, 'Lightning Bolt')).toBe(true)
  expect(isPrintingOf({ name: 'Emeritus of Conflict // Lightning Bolt' }, 'Lightning Bolt')).toBe(
    false,
  )
})

test('a printing that shows its card on both sides is one of it', () => {
  expect(isPrintingOf({ name: 'Blood Crypt // Blood Crypt' }, 'Blood Crypt')).toBe(true)
  expect(isPrintingOf({ name: 'Fire // Ice' }, 'Fire // Ice')).toBe(true)
})
