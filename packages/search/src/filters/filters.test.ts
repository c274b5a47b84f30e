import { describe, expect, test } from 'vitest'
import { expectQuery } from '../test/expect-query.ts'
import { filters } from './table.ts'

describe('type', () => {
  test('any part of the type line is found, whatever its case', () => {
    expectQuery('t:GOBLIN').toFind('Goblin Guide', 'Goblin Trapfinder')
    expectQuery('t:legend').toFind('Nicol Bolas')
    expectQuery('type:instant').not.toFind('Goblin Guide', 'Nicol Bolas')
  })

  test('several words match as printed, in order', () => {
    expectQuery('t:"legendary creature"').toFind('Nicol Bolas')
    expectQuery('t:"legendary creature"').not.toFind('Goblin Guide', 'Forest')
  })

  test('any dash matches the dash of the type line', () => {
    expectQuery('t:"creature - elf"').toFind('Llanowar Elves')
    expectQuery('t:"creature — elf"').toFind('Llanowar Elves')
    expectQuery('t:"creature - elf"').not.toFind('Goblin Guide')
  })

  test('the types of all faces count', () => {
    expectQuery('t:insect').toFind('Delver of Secrets // Insectile Aberration')
    expectQuery('t:insect').not.toFind('Emeritus of Conflict // Lightning Bolt')
  })

  test('!= matches everything else', () => {
    expectQuery('t!=creature').toFind('Lightning Bolt', 'Forest')
    expectQuery('t!=creature').not.toFind('Goblin Guide', 'Little Girl')
  })
})

describe('oracle', () => {
  test('the rules text is found, whatever its case', () => {
    expectQuery('o:"DRAW a card"').toFind('Fire // Ice')
    expectQuery('oracle:damage').toFind('Lightning Bolt', 'Fire // Ice')
    expectQuery('o:damage').not.toFind('Goblin Guide', 'Do or Die')
  })

  test('mana symbols and the tap symbol are found', () => {
    expectQuery('o:"{t}: add {g}"').toFind('Llanowar Elves')
    expectQuery('o:"{t}: add {g}"').not.toFind('Black Lotus')
  })

  test('reminder text is not rules text', () => {
    expectQuery('o:haste').toFind('Goblin Guide')
    expectQuery('o:{t}').toFind('Llanowar Elves')
    expectQuery('o:{t}').not.toFind('Goblin Guide')
  })
})

describe('mana value', () => {
  test('it is compared as a number', () => {
    expectQuery('mv:1').toFind('Lightning Bolt', 'Llanowar Elves')
    expectQuery('mv:1').not.toFind('Nicol Bolas', 'Little Girl')
    expectQuery('cmc>=8').toFind('Nicol Bolas', 'Summon: Bahamut')
    expectQuery('manavalue<1').toFind('Black Lotus', 'Little Girl')
    expectQuery('manavalue<1').not.toFind('Lightning Bolt')
  })

  test('halves are numbers too', () => {
    expectQuery('mv=0.5').toFind('Little Girl')
    expectQuery('mv=.5').not.toFind('Black Lotus', 'Lightning Bolt')
  })

  test('even and odd', () => {
    expectQuery('mv:even').toFind('Black Lotus', 'Nicol Bolas')
    expectQuery('mv:even').not.toFind('Lightning Bolt', 'Little Girl')
    expectQuery('mv:odd').toFind('Lightning Bolt')
    expectQuery('mv!=odd').not.toFind('Lightning Bolt')
  })

  test.each(['mv:x', 'mv>=two', 'mv:constructor'])('%s is not a number', (query) => {
    const value = query.split(/:|>=/)[1]
    expectQuery(query).warns(
      `“${query}” was ignored: “${value}” is neither a number nor a field of a card.`,
    )
  })
})

describe('format', () => {
  test('a card is legal or it is not', () => {
    expectQuery('f:modern').toFind('Lightning Bolt', 'Goblin Guide')
    expectQuery('f:modern').not.toFind('Nicol Bolas', 'Black Lotus', 'Little Girl')
  })

  test('a restricted card is legal, a banned one is not', () => {
    expectQuery('format:vintage').toFind('Black Lotus')
    expectQuery('legal:legacy').not.toFind('Black Lotus')
  })

  test('!= matches everything that is not legal', () => {
    expectQuery('f!=modern').toFind('Nicol Bolas', 'Black Lotus')
    expectQuery('f!=modern').not.toFind('Lightning Bolt')
  })

  test('players call Commander EDH', () => {
    expectQuery('f:EDH').toFind('Nicol Bolas')
    expectQuery('f:edh').not.toFind('Black Lotus')
  })

  test('unknown formats are reported', () => {
    expectQuery('f:modem').warns(
      '“f:modem” was ignored: the loaded card data has no format called “modem”.',
    )
  })
})

describe('banned and restricted', () => {
  test('they are distinct, and a restricted card is legal', () => {
    expectQuery('banned:legacy').toFind('Black Lotus')
    expectQuery('banned:legacy').not.toFind('Lightning Bolt', 'Nicol Bolas')
    expectQuery('restricted:vintage').toFind('Black Lotus')
    expectQuery('restricted:vintage').not.toFind('Lightning Bolt')
    expectQuery('f:vintage').toFind('Black Lotus', 'Lightning Bolt')
  })
})

describe('the table', () => {
  test('names of filters are unique', () => {
    const names = filters.flatMap((filter) => filter.names)
    expect(new Set(names).size).toBe(names.length)
  })

  const decided = filters.filter(({ group }) => group !== 'Tags and lists')
  test.each(decided.map((filter) => filter.example))('the example %s is understood', (example) => {
    expectQuery(example).warns()
  })

  test('a name is understood in any case', () => {
    expectQuery('TYPE:goblin').toFind('Goblin Guide')
  })

  test('unknown filters are reported', () => {
    expectQuery('foo:bar').warns('“foo:bar” was ignored: there is no filter called “foo”.')
    expectQuery('constructor:x').warns(
      '“constructor:x” was ignored: there is no filter called “constructor”.',
    )
  })

  test('operators that a filter does not support are reported', () => {
    expectQuery('t>goblin').warns("“t>goblin” was ignored: “t” can't be used with “>”.")
  })

  test('a pattern for a filter that does not support patterns is reported', () => {
    expectQuery('mv:/1/').warns('“mv:/1/” was ignored: “mv” takes no patterns.')
  })
})
