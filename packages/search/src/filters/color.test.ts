import { describe, test } from 'vitest'
import { expectQuery } from '../test/expect-query.ts'

describe('color', () => {
  test('a colon asks for at least these colours', () => {
    expectQuery('c:r').toFind('Lightning Bolt', 'Fire // Ice', 'Nicol Bolas')
    expectQuery('c:ur').toFind('Fire // Ice', 'Nicol Bolas')
    expectQuery('c:ur').not.toFind('Lightning Bolt', 'Llanowar Elves')
  })

  test('= asks for these colours and no others', () => {
    expectQuery('c=ur').toFind('Fire // Ice')
    expectQuery('c=ur').not.toFind('Nicol Bolas', 'Lightning Bolt')
    expectQuery('c!=ur').toFind('Nicol Bolas', 'Lightning Bolt')
    expectQuery('c!=ur').not.toFind('Fire // Ice')
  })

  test('<= asks for no colours but these, > for these and more', () => {
    expectQuery('c<=ur').toFind('Fire // Ice', 'Lightning Bolt', 'Black Lotus')
    expectQuery('c<=ur').not.toFind('Nicol Bolas', 'Llanowar Elves')
    expectQuery('c<ur').not.toFind('Fire // Ice')
    expectQuery('c>ur').toFind('Nicol Bolas')
    expectQuery('c>ur').not.toFind('Fire // Ice')
  })

  test('colours have names, and so have their combinations', () => {
    expectQuery('color:green').toFind('Llanowar Elves')
    expectQuery('colours:Izzet').toFind('Fire // Ice', 'Nicol Bolas')
    expectQuery('colour=grixis').toFind('Nicol Bolas')
    expectQuery('colors=grixis').not.toFind('Fire // Ice')
  })

  test('colourless is no colour at all', () => {
    expectQuery('c:c').toFind('Black Lotus', 'Forest')
    expectQuery('c:colorless').not.toFind('Lightning Bolt')
  })

  test('colours are counted', () => {
    expectQuery('c:2').toFind('Fire // Ice', "Lim-Dûl's Vault")
    expectQuery('c>=2').toFind('Nicol Bolas')
    expectQuery('c>=2').not.toFind('Lightning Bolt', 'Black Lotus')
  })

  test('multicolour is two or more', () => {
    expectQuery('c:m').toFind('Fire // Ice', 'Nicol Bolas')
    expectQuery('c:multicolor').not.toFind('Lightning Bolt', 'Black Lotus')
    expectQuery('c!=m').toFind('Lightning Bolt', 'Black Lotus')
  })

  test('a card with two sides has the colours of its front', () => {
    expectQuery('c=u').toFind('Delver of Secrets // Insectile Aberration')
    expectQuery('c=u').not.toFind('Fire // Ice')
  })

  test.each(['purple', '6', 'wux', 'constructor', '__proto__'])('%s is no colour', (value) => {
    expectQuery(`c:${value}`).warns(`“c:${value}” was ignored: “${value}” is not a colour.`)
  })
})

describe('colour identity', () => {
  test('a colon asks for what fits within these colours', () => {
    expectQuery('id:ur').toFind('Fire // Ice', 'Lightning Bolt', 'Black Lotus')
    expectQuery('id:ur').not.toFind('Nicol Bolas', 'Forest')
  })

  test('a land has the identity of its mana, and no colour', () => {
    expectQuery('id=g').toFind('Forest', 'Llanowar Elves')
    expectQuery('c=g').not.toFind('Forest')
  })

  test('>= asks for at least these colours', () => {
    expectQuery('identity>=dimir').toFind("Lim-Dûl's Vault", 'Nicol Bolas')
    expectQuery('ci>=dimir').not.toFind('Do or Die')
  })

  test('colourless fits every commander', () => {
    expectQuery('commander:c').toFind('Black Lotus', 'Sword of Fire and Ice')
    expectQuery('id:colorless').not.toFind('Forest', 'Llanowar Elves')
  })
})
