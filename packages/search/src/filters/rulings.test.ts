import { describe, expect, test } from 'vitest'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { rulings } from '../test/cards/rulings.ts'
import { completeAt } from '../test/complete-at.ts'
import { expectQuery, searchSmall } from '../test/expect-query.ts'
import { testFinds, testWarns } from '../test/query-tables.ts'

describe('rulings', () => {
  testFinds(
    ['rulings:"mana value"', 'Blaze', 'Sol Ring'],
    ['rulings:"mana value"', 'Walking Ballista', 'Lightning Bolt'],
    ['ruling:caster', 'Blaze', 'Walking Ballista'],
    ['rulings=NAZGUL', 'Walking Ballista', 'Blaze'],
    ['rulings:"{b/w}"', 'Sol Ring', 'Blaze'],
    ['rulings:/counts as \\d/', 'Blaze', 'Sol Ring'],
    ['rulings:/^its mana/', 'Sol Ring', 'Blaze'],
    ['rulings:/\\smh/', 'Sol Ring', 'Blaze'],
    ['-rulings:caster', 'Walking Ballista', 'Blaze'],
    ['rulings!=caster', 'Lightning Bolt', 'Blaze'],
    ['rulings!=/caster/', 'Lightning Bolt', 'Blaze'],
  )

  test('are each looked at by themselves', () => {
    expectQuery('rulings:/0 .*damage/ or mv=0').not.toFind('Blaze')
    expectQuery('rulings:"mana value" rulings:damage').toFind('Blaze')
  })

  testWarns(
    ['rulings:/(/', 'the pattern has a “(” that is never closed; for the sign itself write “\\(”'],
    ['rulings:/~ deals/', '“~” has no meaning in rulings, which use the names of cards'],
    ['rulings>3', "“rulings” can't be used with “>”"],
  )

  test.each(['rulings:damage', 'ruling:/damage/'])('%s is ignored without any', (query) => {
    const blaze = catalogueOf([cardObject({ name: 'Blaze', type_line: 'Sorcery' })])
    expect(searchSmall({ query: `t:sorcery ${query}` }, blaze)).toMatchObject({
      total: 1,
      warnings: [`“${query}” was ignored: no rulings are loaded.`],
    })
  })

  test('on cards that are not there count as none', () => {
    const opt = catalogueOf([cardObject({ name: 'Opt' })], rulings)
    expect(searchSmall({ query: 'rulings:damage' }, opt).warnings).toEqual([
      '“rulings:damage” was ignored: no rulings are loaded.',
    ])
  })
})

test('the key is completed', () => {
  expect(completeAt('ruli|').texts).toContain('rulings:')
})
