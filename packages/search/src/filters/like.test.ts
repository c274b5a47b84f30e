import { type CardSort, limits } from '@manafolio/contract'
import { expect, test } from 'vitest'
import type { AdviceMeasures } from '../catalogue/advice.ts'
import type { CardObject } from '../catalogue/card-object.ts'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { completeAt } from '../test/complete-at.ts'
import { expectQuery, namesOf, searchSmall } from '../test/expect-query.ts'

/** Cards with their advice tags, which are their keywords here. */
const cards = Object.entries({
  'Sol Ring': ['artifact', 'rock', 'cheap'],
  'Arcane Signet': ['artifact', 'rock', 'fixing'],
  'Mind Stone': ['artifact', 'rock', 'cheap'],
  'Elvish Mystic': ['creature', 'cheap', 'elf'],
  Divination: ['sorcery', 'draw'],
  'Fire // Ice': ['sorcery', 'draw', 'damage'],
}).map(([name, keywords]) => {
  const card_faces = name.split(' // ').map((face) => ({ name: face }))
  return cardObject({ name, keywords, card_faces })
})

const token = cardObject({ name: 'Treasure', layout: 'token', keywords: ['artifact', 'rock'] })
const advice: AdviceMeasures = { tagsOf: ({ keywords }) => keywords ?? [], popularityOf: () => 0 }
const catalogue = catalogueOf([...cards, token], [], advice)

function answerTo(query: string, sort: CardSort = 'relevance') {
  const answer = searchSmall({ query, sort, mode: 'cards' }, catalogue)
  const names = namesOf(answer, catalogue).map((name) => name.replace(' [tst]', ''))
  return { names, warnings: answer.warnings, explanation: answer.explanation }
}

/** The cards beside a Bolt that have the same tag, the most alike first. */
function namesLikeBolt(others: Record<string, Partial<CardObject>>): string[] {
  const bolt = { oracle_text: 'Bolt deals 3 damage.', color_identity: ['R'] }
  const texts = Array.from({ length: 3 }, (_, number) => [`Text ${number}`, filler] as const)
  const all = [['Bolt', bolt] as const, ...Object.entries(others), ...texts]
  const catalogue = catalogueOf(
    all.map(([name, facts]) => cardObject({ name, ...facts })),
    [],
    {
      tagsOf: ({ name }) => (name.startsWith('Text') ? [] : ['burn']),
      popularityOf: ({ edhrecRank = 1000 }) => -Math.log10(edhrecRank),
    },
  )
  const answer = searchSmall({ query: 'like:bolt', sort: 'relevance', mode: 'cards' }, catalogue)
  return namesOf(answer, catalogue).map((name) => name.replace(' [tst]', ''))
}

/** Words count once three cards have them. */
const filler = { oracle_text: 'It deals 3 damage. Each opponent loses half their life. Deals 4' }

test('what shares most comes first; the card itself, extras and what shares nothing are left out', () => {
  const { names, explanation } = answerTo('like:"Sol Ring"')
  expect(names).toEqual(['Mind Stone', 'Arcane Signet', 'Elvish Mystic'])
  expect(explanation).toBe('Cards where it is among the 100 cards most like “Sol Ring”.')
})

test('the name may be written in any case, or be that of a face', () => {
  expect(answerTo('like:"sol RING"').names[0]).toBe('Mind Stone')
  expect(answerTo('like:fire').names).toEqual(['Divination'])
})

test('other terms narrow it, without a change of the order, and another order goes before it', () => {
  expect(answerTo('like:"Sol Ring" -"mind stone"').names).toEqual([
    'Arcane Signet',
    'Elvish Mystic',
  ])
  expect(answerTo('like:"Sol Ring"', 'name').names[0]).toBe('Arcane Signet')
  expect(answerTo('like:"Sol Ring" order:name').names[0]).toBe('Arcane Signet')
})

test('of cards with the same tags and words, those of the same colors come first', () => {
  const names = namesLikeBolt({
    'Strike of Blue': { oracle_text: 'Strike of Blue deals 4 damage.', color_identity: ['U'] },
    'Strike of Red': { oracle_text: 'Strike of Red deals 4 damage.', color_identity: ['R'] },
  })
  expect(names).toEqual(['Strike of Red', 'Strike of Blue'])
})

test('one that does the same and more is as alike as one that does less', () => {
  const more = 'deals 3 damage. Then that player may copy it, discard a card or draw two cards.'
  const names = namesLikeBolt({
    'Another Curse': { oracle_text: 'Each opponent loses half their life.' },
    'Chain of Bolts': { oracle_text: `Chain of Bolts ${more}` },
  })
  expect(names).toEqual(['Chain of Bolts', 'Another Curse'])
})

test('of cards that are as alike, the one that is played more comes first', () => {
  const names = namesLikeBolt({ 'A Rare One': {}, 'Common One': { edhrec_rank: 10 } })
  expect(names).toEqual(['Common One', 'A Rare One'])
})

test('the others are those that are not like it', () => {
  const { names } = answerTo('like!="Sol Ring"')
  expect(names).toContain('Divination')
  expect(names).not.toContain('Mind Stone')
})

test('no more than a fixed number is found', () => {
  const many = Array.from({ length: limits.cardsLike + 50 }, (_, number) =>
    cardObject({ name: `Rock ${number}`, keywords: ['rock'] }),
  )
  const large = catalogueOf([...cards, ...many], [], advice)
  const { total } = searchSmall({ query: 'like:"Sol Ring"', mode: 'cards' }, large)
  expect(total).toBe(limits.cardsLike)
})

test('an unknown name is reported, and so is a catalogue that knows nothing of it', () => {
  expect(answerTo('like:"Soul Rings" t:x').warnings).toEqual([
    '“like:"Soul Rings"” was ignored: no card is called “Soul Rings”.',
  ])
  expectQuery('like:"Lightning Bolt"').warns(
    '“like:"Lightning Bolt"” was ignored: nothing is known of what cards do.',
  )
})

test('names of cards complete it', () => {
  expect(completeAt('like:sol|', catalogue).taken).toBe('like:"Sol Ring"')
  expect(completeAt('t:x like:"mind s|', catalogue).taken).toBe('t:x like:"Mind Stone"')
})
