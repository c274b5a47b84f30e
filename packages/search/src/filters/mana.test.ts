import { describe, test } from 'vitest'
import { expectQuery } from '../test/expect-query.ts'
import { testFinds, testWarns } from '../test/query-tables.ts'

testFinds(
  ['m:2WW', 'Wrath of God', 'Savannah Lions'],
  ['m:2WW', 'Archangel Avacyn // Avacyn, the Purifier', "Aladdin's Lamp"],
  ['mana:{w}{W}', 'Wrath of God', 'Boros Reckoner'],
  ['m>=ww2', 'Archangel Avacyn // Avacyn, the Purifier', 'Thought-Knot Seer'],
  ['m=2WW', 'Wrath of God', 'Archangel Avacyn // Avacyn, the Purifier'],
  ['m>2WW', 'Archangel Avacyn // Avacyn, the Purifier', 'Wrath of God'],
  ['m<=2WW', 'Wrath of God', 'Archangel Avacyn // Avacyn, the Purifier'],
  ['m<=2WW', 'Ornithopter', 'Lightning Bolt'],
  ['m<2WW', 'Savannah Lions', 'Wrath of God'],
  ['m:10', "Aladdin's Lamp", 'Ornithopter'],
  ['m>3', 'Thought-Knot Seer', 'Wrath of God'],
  ['m:r', 'Blaze', 'Boros Reckoner'],
  ['m:r', 'Lightning Bolt', 'Gut Shot'],
  ['m:{w/r}', 'Boros Reckoner', 'Lightning Bolt'],
  ['m:{R/P}', 'Gut Shot', 'Lightning Bolt'],
  ['m:{2/w}', 'Spectral Procession', 'Wrath of God'],
  ['m:2', 'Wrath of God', 'Spectral Procession'],
  ['m:{p/u/g}', 'Tamiyo, Compleated Sage', 'Gut Shot'],
  ['m:x', 'Blaze', 'Lightning Bolt'],
  ['m:xx', 'Walking Ballista', 'Blaze'],
  ['m:s', "Arcum's Astrolabe", 'Thought-Knot Seer'],
  ['m:{C}', 'Thought-Knot Seer', "Aladdin's Lamp"],
  ['m:{hw}', 'Little Girl', 'Savannah Lions'],
  ['m>=1000000', 'Gleemax', "Aladdin's Lamp"],
  ['m=xrr', 'Shatterskull Smashing // Shatterskull, the Hammer Pass', 'Blaze'],
  ['m={X}{G}{U}', 'Nissa, Steward of Elements', 'Tamiyo, Compleated Sage'],
  ['m={r/w}{w/r}{r/w}', 'Boros Reckoner', 'Lightning Bolt'],
  ['m:{b/p}{p/b}', 'Dismember', 'Gut Shot'],
  ['m:{w/2}', 'Reaper King', 'Wrath of God'],
)

describe('a card with several faces', () => {
  test('one face is enough', () => {
    expectQuery('m=1r').toFind('Fire // Ice')
    expectQuery('m=1u').toFind('Fire // Ice')
    expectQuery('m=2b').toFind('Midgar, City of Mako // Reactor Raid')
  })

  test('the costs of faces do not add up', () => {
    expectQuery('m:ur').toFind('Expressive Iteration')
    expectQuery('m:ur').not.toFind('Fire // Ice')
  })

  test('!= means that no face has the cost', () => {
    expectQuery('m!=1u').toFind('Expressive Iteration', 'Midgar, City of Mako // Reactor Raid')
    expectQuery('m!=1u').not.toFind('Fire // Ice')
  })
})

describe('no mana cost', () => {
  const costless = ['Forest', 'Ancestral Vision', 'Brisela, Voice of Nightmares']

  test.each(['m=0', 'm={0}', 'm:0', 'm:{0}'])('%s is the cost {0}, not a missing cost', (query) => {
    expectQuery(query).toFind('Ornithopter')
    expectQuery(query).not.toFind(
      ...costless,
      'Archangel Avacyn // Avacyn, the Purifier',
      'Lightning Bolt',
    )
  })

  test.each(['m>=0', 'm<=9WUBRG'])('%s finds any such cost, but not a missing cost', (query) => {
    expectQuery(query).toFind('Ornithopter', 'Lightning Bolt')
    expectQuery(query).not.toFind(...costless)
  })

  test('it differs from every cost', () => {
    expectQuery('m!=r').toFind(...costless, 'Ornithopter')
    expectQuery('m!=r').not.toFind('Lightning Bolt')
  })
})

describe('the mana value, which Scryfall provides', () => {
  testFinds(
    ['mv=0', 'Walking Ballista', 'Blaze'],
    ['mv=0', 'Ancestral Vision', 'Little Girl'],
    ['mv=1', 'Gut Shot', 'Dismember'],
    ['mv=10', 'Reaper King', 'Boros Reckoner'],
    ['mv=2', 'Valki, God of Lies // Tibalt, Cosmic Impostor', 'Boros Reckoner'],
    ['mv=9', 'Dusk // Dawn', 'Wrath of God'],
    ['mv=3', 'Bonecrusher Giant // Stomp', 'Dusk // Dawn'],
    ['mv=11', 'Brisela, Voice of Nightmares', 'Gisela, the Broken Blade'],
    ['cmc!=1000000', 'Ornithopter', 'Gleemax'],
  )
})

test('invalid mana costs are reported', () => {
  expectQuery('m:rp/w').warns('“m:rp/w” was ignored: “rp/w” is not a mana cost.')
  expectQuery('m:{t}').warns('“m:{t}” was ignored: “{t}” is not a mana cost.')
})

test.each([
  ['m>=2WW', 'the mana cost is at least {2}{W}{W}', 'the mana cost is not at least {2}{W}{W}'],
  ['m:gg2', 'the mana cost is at least {2}{G}{G}', 'the mana cost is not at least {2}{G}{G}'],
  ['m:0', 'the mana cost is {0}', 'the mana cost is not {0}'],
  ['m!={u/w}', 'the mana cost is not {W/U}', 'the mana cost is {W/U}'],
  ['m<xr', 'the mana cost is less than {X}{R}', 'the mana cost is not less than {X}{R}'],
])('%s means that %s', (query, yes, no) => {
  expectQuery(query).means(yes)
  expectQuery(`-${query}`).means(no)
})

describe('patterns', () => {
  testFinds(
    ['mana:/^{r}$/', 'Lightning Bolt', 'Blaze'],
    ['m:/{x}/', 'Blaze', 'Lightning Bolt'],
    ['m:/\\smh/', 'Boros Reckoner', 'Lightning Bolt'],
    ['m=/{w\\/r}{w\\/r}/', 'Boros Reckoner', 'Lightning Bolt'],
    ['mana:/^{5}{b}{r}$/', 'Valki, God of Lies // Tibalt, Cosmic Impostor', 'Nicol Bolas'],
    ['mana:/^{1}{b}$/', 'Valki, God of Lies // Tibalt, Cosmic Impostor', 'Nicol Bolas'],
    ['m:/^$/', 'Forest', 'Ornithopter'],
    ['m:/^{2}{w}{w}$/', 'Wrath of God', 'Archangel Avacyn // Avacyn, the Purifier'],
    ['m:/^{2}({w}){2}$/', 'Wrath of God', 'Savannah Lions'],
    ['m!=/{r}/', 'Forest', 'Lightning Bolt'],
  )

  testWarns(['m>/{r}/', 'a pattern is neither more nor less than a cost'])

  test('are explained', () => {
    expectQuery('m:/{x}/').means('the mana cost matches /{x}/')
  })
})
