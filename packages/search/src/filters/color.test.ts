import { describe, expect, test } from 'vitest'
import { expectQuery, namesOf, searchSmall } from '../test/expect-query.ts'
import { testFinds, testWarns } from '../test/query-tables.ts'

describe('color', () => {
  test('a colon means at least these colors', () => {
    expectQuery('c:r').toFind('Lightning Bolt', 'Fire // Ice', 'Nicol Bolas')
    expectQuery('c:ur').toFind('Fire // Ice', 'Nicol Bolas')
    expectQuery('c:ur').not.toFind('Lightning Bolt', 'Llanowar Elves')
  })

  test('= means these colors and no others', () => {
    expectQuery('c=ur').toFind('Fire // Ice')
    expectQuery('c=ur').not.toFind('Nicol Bolas', 'Lightning Bolt')
    expectQuery('c!=ur').toFind('Nicol Bolas', 'Lightning Bolt')
    expectQuery('c!=ur').not.toFind('Fire // Ice')
  })

  test('<= means no colors but these, > means these and more', () => {
    expectQuery('c<=ur').toFind('Fire // Ice', 'Lightning Bolt', 'Black Lotus')
    expectQuery('c<=ur').not.toFind('Nicol Bolas', 'Llanowar Elves')
    expectQuery('c<ur').not.toFind('Fire // Ice')
    expectQuery('c>ur').toFind('Nicol Bolas')
    expectQuery('c>ur').not.toFind('Fire // Ice')
  })

  test('colors have names, and so have their combinations', () => {
    expectQuery('color:green').toFind('Llanowar Elves')
    expectQuery('colours:Izzet').toFind('Fire // Ice', 'Nicol Bolas')
    expectQuery('colour=grixis').toFind('Nicol Bolas')
    expectQuery('colors=grixis').not.toFind('Fire // Ice')
  })

  test('colorless is no color at all', () => {
    expectQuery('c:c').toFind('Black Lotus', 'Forest')
    expectQuery('c:colorless').not.toFind('Lightning Bolt')
  })

  test('colors are counted', () => {
    expectQuery('c:2').toFind('Fire // Ice', "Lim-Dûl's Vault")
    expectQuery('c>=2').toFind('Nicol Bolas')
    expectQuery('c>=2').not.toFind('Lightning Bolt', 'Black Lotus')
  })

  test('multicolor is two or more', () => {
    expectQuery('c:m').toFind('Fire // Ice', 'Nicol Bolas')
    expectQuery('c:multicolor').not.toFind('Lightning Bolt', 'Black Lotus')
    expectQuery('c!=m').toFind('Lightning Bolt', 'Black Lotus')
  })

  test('several can be compared', () => {
    expectQuery('c<m').toFind('Lightning Bolt', 'Black Lotus')
    expectQuery('c<m').not.toFind('Fire // Ice', 'Nicol Bolas')
    expectQuery('c>=m').toFind('Fire // Ice', 'Nicol Bolas')
    expectQuery('c>=multicolored').not.toFind('Lightning Bolt')
    expectQuery('c>m').toFind('Nicol Bolas')
    expectQuery('c>m').not.toFind('Fire // Ice')
    expectQuery('c<=m').toFind('Fire // Ice')
    expectQuery('c<=m').not.toFind('Nicol Bolas')
    expectQuery('id<m').toFind('Forest', 'Black Lotus')
    expectQuery('id<m').not.toFind('Tundra')
  })

  test('a card with one side has the colors of both halves', () => {
    expectQuery('c=u').toFind('Delver of Secrets // Insectile Aberration')
    expectQuery('c=u').not.toFind('Fire // Ice')
  })

  test.each(['purple', '6', 'wux', 'constructor', '__proto__'])('%s is not a color', (value) => {
    expectQuery(`c:${value}`).warns(`“c:${value}” was ignored: “${value}” is not a color.`)
  })
})

describe('any face', () => {
  const valki = 'Valki, God of Lies // Tibalt, Cosmic Impostor'
  const avacyn = 'Archangel Avacyn // Avacyn, the Purifier'
  const pass = 'Shatterskull Smashing // Shatterskull, the Hammer Pass'
  const abbey = 'Westvale Abbey // Ormendahl, Profane Prince'

  testFinds(
    ['!"Valki, God of Lies" c:m', valki, 'Forerunner of Slaughter'],
    ['c=br', valki, 'Nicol Bolas'],
    ['c:br', valki, 'Do or Die'],
    ['c=r', avacyn, valki],
    ['c:w', avacyn, valki],
    ['c>=wr', 'Boros Reckoner', avacyn],
    ['c>b', valki, 'Do or Die'],
    ['c<=b', valki, avacyn],
    ['c<br', valki, 'Boros Reckoner'],
    ['-c:r', 'Do or Die', valki],
    ['c!=r', 'Do or Die', avacyn],
    ['c!=m', 'Do or Die', valki],
    ['c=b', abbey, pass],
  )

  test('a back without a color counts for nothing', () => {
    expectQuery('c:c').toFind(abbey)
    expectQuery('c:c').not.toFind(pass)
    expectQuery('c<=g').not.toFind(pass)
    expectQuery('c=r').toFind(pass)
  })
})

describe('color identity', () => {
  test('a colon means that it fits within these colors', () => {
    expectQuery('id:ur').toFind('Fire // Ice', 'Lightning Bolt', 'Black Lotus')
    expectQuery('id:ur').not.toFind('Nicol Bolas', 'Forest')
  })

  test('a land has the identity of its mana, and no color', () => {
    expectQuery('id=g').toFind('Forest', 'Llanowar Elves')
    expectQuery('c=g').not.toFind('Forest')
  })

  test('= means at least these colors', () => {
    expectQuery('identity>=dimir').toFind("Lim-Dûl's Vault", 'Nicol Bolas')
    expectQuery('ci>=dimir').not.toFind('Do or Die')
  })

  test('colorless fits every commander', () => {
    expectQuery('commander:c').toFind('Black Lotus', 'Sword of Fire and Ice')
    expectQuery('id:colorless').not.toFind('Forest', 'Llanowar Elves')
  })
})

describe('colors that do not come from plain symbols', () => {
  testFinds(
    ['c=rw', 'Boros Reckoner', 'Gut Shot'],
    ['c=u', 'Phyrexian Metamorph', 'Nightveil Specter'],
    ['c=rainbow', 'Reaper King', 'Breya, Etherium Shaper'],
    ['c=g', 'Dryad Arbor', 'Forest'],
    ['c=u', 'Ancestral Vision', 'Forest'],
    ['c=5', 'Transguild Courier', 'Omnath, Locus of Creation'],
    ['c=c', 'Forerunner of Slaughter', 'Gut Shot'],
    ['c:c', 'Kozilek, the Great Distortion', 'Lightning Bolt'],
    ['c=b', 'Valki, God of Lies // Tibalt, Cosmic Impostor', 'Forerunner of Slaughter'],
    ['c:c', 'Westvale Abbey // Ormendahl, Profane Prince', 'Do or Die'],
    ['c=artifice', 'Breya, Etherium Shaper', 'Omnath, Locus of Creation'],
    ['c=altruism', 'Omnath, Locus of Creation', 'Breya, Etherium Shaper'],
    ['c>c', 'Lightning Bolt', 'Sol Ring'],
    ['c<=c', 'Sol Ring', 'Lightning Bolt'],
    ['c=0', 'Sol Ring', 'Lightning Bolt'],
    ['c>=4', 'Breya, Etherium Shaper', 'Nicol Bolas'],
    ['c<2', 'Lightning Bolt', 'Boros Reckoner'],
    ['c!=2', 'Lightning Bolt', 'Boros Reckoner'],
  )
})

describe('identity compared with color', () => {
  testFinds(
    ['id=mardu', 'Alesha, Who Smiles at Death', 'Lightning Bolt'],
    ['c=r', 'Alesha, Who Smiles at Death', 'Boros Reckoner'],
    ['id=br', 'Forerunner of Slaughter', 'Do or Die'],
    ['id=rakdos', 'Valki, God of Lies // Tibalt, Cosmic Impostor', 'Nicol Bolas'],
    ['id=b', 'Crypt Ghast', 'Alesha, Who Smiles at Death'],
    ['id=b', 'Westvale Abbey // Ormendahl, Profane Prince', 'Sol Ring'],
    ['id>r', 'Alesha, Who Smiles at Death', 'Lightning Bolt'],
    ['id<br', 'Lightning Bolt', 'Forerunner of Slaughter'],
    ['id!=g', 'Lightning Bolt', 'Forest'],
    ['id:3', 'Alesha, Who Smiles at Death', 'Breya, Etherium Shaper'],
    ['coloridentity>=4', 'Breya, Etherium Shaper', 'Alesha, Who Smiles at Death'],
    ['identity:m', 'Tundra', 'Forest'],
    ['id:rainbow', 'Transguild Courier', 'Omnath, Locus of Creation'],
    ['id<rainbow', 'Omnath, Locus of Creation', 'Transguild Courier'],
  )

  testWarns(['id:purple', '“purple” is not a color'], ['commander>=7', '“7” is not a color'])
})

describe('names for sets of colors', () => {
  test.each([
    ['azorius wu', 'dimir ub', 'rakdos br', 'gruul rg', 'selesnya gw'],
    ['orzhov wb', 'izzet ur', 'golgari bg', 'boros rw', 'simic gu'],
    ['bant gwu', 'esper wub', 'grixis ubr', 'jund brg', 'naya rgw'],
    ['abzan wbg', 'jeskai urw', 'sultai bgu', 'mardu rwb', 'temur gur'],
    ['silverquill wb', 'prismari ur', 'witherbloom bg', 'lorehold rw', 'quandrix gu'],
    ['chaos ubrg', 'aggression wbrg', 'altruism wurg', 'growth wubg', 'artifice wubr'],
    ['white w', 'blue u', 'black b', 'red r', 'green g'],
  ])('%s, %s, %s, %s and %s', (...pairs) => {
    for (const [name, letters] of pairs.map((pair) => pair.split(' '))) {
      const find = (value?: string) => namesOf(searchSmall({ query: `id<=${value}` }))
      expect(find(name), name).toEqual(find(letters))
      expect(find(name), name).not.toEqual(find('rainbow'))
    }
  })
})
