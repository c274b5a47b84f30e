import { describe, expect, test } from 'vitest'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { searchSmall } from '../test/expect-query.ts'
import { variedCatalogue } from '../test/varied-catalogue.ts'

type Mode = 'cards' | 'art' | 'prints'

function suggestion(query: string, mode: Mode = 'cards'): string | undefined {
  return searchSmall({ query, mode }, variedCatalogue).didYouMean
}

describe.each<Mode>(['cards', 'prints'])('misspelt names, listed as %s', (mode) => {
  test.each([
    ['lightning bold', 'Lightning Bolt'], // a wrong letter
    ['lightening bolt', 'Lightning Bolt'], // one too many
    ['lightning blt', 'Lightning Bolt'], // one too few
    ['lightning blot', 'Lightning Bolt'], // two swapped
    ['lihgtning bolt', 'Lightning Bolt'],
    ['lightnin blot', 'Lightning Bolt'], // in two words
    ['LIGHTENING  BOLT', 'Lightning Bolt'],
    ['"lightening bolt"', 'Lightning Bolt'],
    ['!"lightening bolt"', 'Lightning Bolt'],
    ['!frie', 'Fire'], // a face
    ['nicol bolsa', 'Nicol Bolas'],
    ['frorest', 'Forest'],
  ])('%s', (query, expected) => {
    expect(suggestion(query, mode)).toBe(expected)
  })
})

describe('parts of a query', () => {
  test.each([
    ['t:creatrue', 't:creature'],
    ['t:gobln or t:efl', 't:gobln or t:elf'],
    ['lightening t:instant', 'lightning t:instant'],
    ['!"lightening bolt" t:instant', '!"lightning bolt" t:instant'],
    ['!lightening-bolt t:instant', '!"lightning bolt" t:instant'],
    ['s:lae', 's:lea'],
    ['s:zendikra', 's:zendikar'],
    ['t:creatrue -t:elf', 't:creature -t:elf'],
    ['s:"modern horizon 3"', 's:"modern horizons 2"'],
    ['tpye:elf', 'type:elf'],
    ['orcale:draw', 'oracle:draw'],
    ['f:modrn', 'f:modern'],
    ['is:comander', 'is:commander'],
    ['r:mythc', 'r:mythic'],
    ['c:bleu', 'c:blue'],
    ['c:geren', 'c:green'],
    ['a:rushh mv=1', undefined],
    ['order:relased', 'order:released'],
    ['odrer:usd', 'order:usd'],
    ['kw:fling', 'kw:flying'],
    ['tpye:efl', 'type:elf'],
    ['t:"legendary creatrue"', 't:"legendary creature"'],
  ])('%s', (query, expected) => {
    expect(suggestion(query, 'prints')).toBe(expected)
  })
})

describe('of equally near names', () => {
  const cards = [
    cardObject({ name: 'Sheoldred, Whispering One', edhrec_rank: 900 }),
    cardObject({ name: 'Sheoldred, the Apocalypse', edhrec_rank: 20 }),
    cardObject({
      name: 'Sheoldred // The True Scriptures',
      layout: 'transform',
      card_faces: [{ name: 'Sheoldred' }, { name: 'The True Scriptures' }],
      edhrec_rank: 3000,
    }),
    cardObject({ name: 'Bold Move', edhrec_rank: 40 }),
    cardObject({ name: 'Bolt', edhrec_rank: 30 }),
    cardObject({ name: 'Bole', edhrec_rank: 50 }),
    cardObject({ name: 'Sowed Field', edhrec_rank: 60 }),
    cardObject({ name: 'Sword of Saints', edhrec_rank: 10 }),
  ]
  test.each([
    ['sheoldread', 'Sheoldred, the Apocalypse'],
    ['!sheoldread', 'Sheoldred'],
    ['bolx', 'Bolt'],
    ['sowrd', 'sword'],
  ])('%s is the one that is played most', (query, expected) => {
    expect(searchSmall({ query }, catalogueOf(cards)).didYouMean).toBe(expected)
  })
})

test('half of a name that is misspelt is completed', () => {
  const catalogue = catalogueOf([cardObject({ name: 'Rhystic Study' })])
  expect(searchSmall({ query: 'rhsyt stu' }, catalogue).didYouMean).toBe('Rhystic Study')
})

describe('words of texts', () => {
  const cards = [
    cardObject({
      name: 'Divination',
      oracle_text: 'Draw a card, then discard another card unless you may keep it.',
    }),
    cardObject({ name: 'Dawn', oracle_text: 'Drawn cards are lost.', flavor_text: 'A mystery' }),
    cardObject({ name: 'Lore', oracle_text: 'Draw a card.' }),
  ]
  test.each([
    ['o:"drwa a card"', 'o:"draw a card"'],
    ['o:"drwa a crad"', 'o:"draw a card"'],
    ['o:"then discar another"', 'o:"then discard another"'], // within a phrase words are whole
    ['o:"draw an card"', 'o:"draw a card"'],
    ['o:drwa', 'o:draw'],
    ['fo:anothre', 'fo:another'],
    ['ft:mistery', 'ft:mystery'],
    ['o:"card drwa"', undefined], // not found either
  ])('%s', (query, expected) => {
    expect(searchSmall({ query }, catalogueOf(cards)).didYouMean).toBe(expected)
  })
})

describe('beside what is found', () => {
  test.each([
    ['mv<=3 tpye:elf', 'mv<=3 type:elf'],
    ['mv<=3 tpye:efl', 'mv<=3 type:elf'],
    ['mv<=3 odrer:usd', 'mv<=3 order:usd'],
    ['mv<=3 order:edrec', 'mv<=3 order:edhrec'],
    ['mv<=3 f:comander', 'mv<=3 f:commander'],
    ['mv<=3 tpye:zzz', undefined], // there would be nothing left
    ['mv<=3 (t:elf or tpye:rat)', 'mv<=3 (t:elf or type:rat)'],
    ['mv<=3 o:"drwa a card" or t:elf', undefined], // nothing was ignored
  ])('%s', (query, expected) => {
    const answer = searchSmall({ query }, variedCatalogue)
    expect(answer.total).toBeGreaterThan(0)
    expect(answer.didYouMean).toBe(expected)
  })
})

describe('there is nothing to suggest', () => {
  test.each([
    ['when something is found', 'lightning bolt'],
    ['when something is found beside what is ignored', 'lightning foo:bar'],
    ['when all is spelt well but nothing is both', 't:elf t:rat'],
    ['for what is like nothing', 'xyzzy quux'],
    ['for patterns', 'o:/drwa/'],
    ['when the corrected query finds nothing either', 't:creatrue mv=99'],
    ['for extras, which are not shown', 'lightning tokne'],
    ['for keys of two letters', 'xv:2'],
    ['for nothing', ''],
    ['for more terms than anybody mistypes', 'lightening '.repeat(7)],
  ])('%s', (_, query) => {
    expect(suggestion(query)).toBeUndefined()
  })

  test('a digital-only name is suggested where it is listed', () => {
    expect(suggestion('lightning phantmo', 'prints')).toBe('Lightning Phantom')
    expect(suggestion('lightning phantmo', 'cards')).toBeUndefined()
    expect(suggestion('lightning phantom', 'cards')).toBeUndefined()
  })
})

test('of two names the one that is found is suggested', () => {
  const cards = [cardObject({ name: 'Bola', layout: 'token' }), cardObject({ name: 'Bolb' })]
  const { didYouMean } = searchSmall({ query: 'bolx' }, catalogueOf(cards))
  expect(didYouMean).toBe('Bolb')
})

test('a name that only a token has was not mistyped', () => {
  const cards = [cardObject({ name: 'Bola', layout: 'token' }), cardObject({ name: 'Bolb' })]
  const found = (query: string) => searchSmall({ query }, catalogueOf(cards))
  expect(found('bola')).toMatchObject({ total: 0, didYouMean: undefined })
  expect(found('bolc')).toMatchObject({ total: 0, didYouMean: 'Bolb' })
})
