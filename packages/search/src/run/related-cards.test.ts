import { describe, expect, test } from 'vitest'
import type { CardObject } from '../catalogue/card-object.ts'
import { findCardsCalled } from '../catalogue/catalogue.ts'
import { cardObject, catalogueOf, printingsOf } from '../test/card-objects.ts'
import { nameOf } from '../test/printing-names.ts'
import { relatedCards } from './related-cards.ts'

/** The cards that belong to the first of these, as “token: Soldier [tst]”, guesses with a question mark. */
function relatedTo(...cards: CardObject[]): string[] {
  const catalogue = catalogueOf(cards)
  const [first] = cards
  const printing = catalogue.printingById.get(first?.id ?? '') ?? -1
  const card = catalogue.columns.printingCard[printing] ?? -1
  return relatedCards(catalogue, card, printing).map(
    ({ relation, printing: other, isGuess }) =>
      `${relation}${isGuess ? '?' : ''}: ${nameOf(catalogue, other).withSet}`,
  )
}

const named = (name: string, oracle_text = '', more: Partial<CardObject> = {}) =>
  cardObject({ name, oracle_text, type_line: 'Creature — Human', ...more })

const token = (name: string, size = '1/1', more: Partial<CardObject> = {}) => {
  const [power, toughness] = size.split('/')
  const facts = { layout: 'token', type_line: `Token Creature — ${name}`, colors: ['W'] }
  return cardObject({ name, ...facts, oracle_text: '', power, toughness, ...more })
}

const part = (component: string, card: CardObject) => ({ id: card.id, component, name: card.name })

test('a partner that is listed as a piece is no guess', () => {
  const toothy = named('Toothy, Friend')
  const pir = named('Pir, Rascal', 'Partner with Toothy, Friend (Whoever.)', {
    all_parts: [part('combo_piece', toothy)],
  })
  expect(relatedTo(pir, toothy)).toEqual(['partner: Toothy, Friend [tst]'])
  expect(relatedTo(toothy, pir)).toEqual(['partner: Pir, Rascal [tst]'])
})

describe('what the card data lists', () => {
  const soldier = token('Soldier')

  test('belongs to the card, and the card to it', () => {
    const captain = named('Captain', '', { all_parts: [part('token', soldier)] })
    expect(relatedTo(captain, soldier, token('Goblin'))).toEqual(['token: Soldier [tst]'])
    expect(relatedTo(soldier, captain)).toEqual(['combo piece: Captain [tst]'])
  })

  test('may stand on another printing, and be missing from the data but for its name', () => {
    const [old, late] = printingsOf({ name: 'Captain' }, [
      { set: 'old' },
      { set: 'new', all_parts: [{ ...part('token', soldier), id: 'of another set' }] },
    ])
    if (!old || !late) throw new Error('there are two printings')
    expect(relatedTo(old, late, soldier)).toEqual(['token: Soldier [tst]'])
  })

  test('is made by what a token or an emblem lists as pieces', () => {
    const lord = named('Elspeth')
    const emblem = { type_line: 'Emblem', layout: 'emblem' }
    const listed = named('Elspeth Emblem', '', {
      ...emblem,
      all_parts: [part('combo_piece', lord)],
    })
    expect(relatedTo(lord, listed)).toEqual(['token: Elspeth Emblem [tst]'])
  })

  test('is shown by a printing of the same set', () => {
    const soldiers = printingsOf(
      { ...soldier, id: '' },
      ['tnew', 'told', 'tmid'].map((set) => ({ set, id: set })),
    )
    const all_parts = [{ ...part('token', soldier), id: 'tmid' }]
    const captain = named('Captain', '', { set: 'old', all_parts })
    expect(relatedTo(captain, ...soldiers)).toEqual(['token: Soldier [told]'])
  })

  test('of a relation that is not known is a combo piece', () => {
    const other = named('Other')
    const card = named('Card', '', {
      all_parts: [part('dream', other), part('dream', named('Gone'))],
    })
    expect(relatedTo(card, other)).toEqual(['combo piece: Other [tst]'])
    expect(relatedTo(other, card)).toEqual(['combo piece: Card [tst]'])
  })
})

describe('tokens by the words of a text', () => {
  const flying = token('Bird', '1/1', { oracle_text: 'Flying', keywords: ['Flying'] })
  const plain = token('Bird', '1/1', { oracle_id: 'plain', id: 'plain' })
  const large = token('Bird', '4/4', { oracle_id: 'large', id: 'large' })
  const blue = token('Bird', '1/1', { oracle_id: 'blue', id: 'blue', colors: ['U'] })
  const birds = [flying, plain, large, blue]
  const treasure = token('Treasure', '', { type_line: 'Token Artifact — Treasure', colors: [] })

  function madeBy(text: string): string[] {
    const catalogue = catalogueOf([named('Maker', text), ...birds, treasure])
    const card = findCardsCalled(catalogue, 'maker')[0] ?? -1
    const printing = catalogue.columns.cardPrintings[card] ?? -1
    return relatedCards(catalogue, card, printing).map(
      ({ printing: other, isGuess, relation }) =>
        `${relation}${isGuess ? '?' : ''}: ${[...catalogue.texts.printingId.text.split('\0')][other]}`,
    )
  }

  test.each([
    ['Create a 1/1 white Bird creature token with flying.', flying.id],
    ['Create two 1/1 white Bird creature tokens.', 'plain'],
    ['Create X tapped 4/4 white Bird creature tokens.', 'large'],
    ['Create a 1/1 blue Bird creature token.', 'blue'],
    ['Create a Treasure token.', treasure.id],
  ])('%s', (text, id) => {
    expect(madeBy(text)).toEqual([`token?: ${id}`])
  })

  test.each([
    'Create a 1/1 white Bird creature token with flying and haste.',
    'Create a 1/1 white Bird creature token with "Birds sing."',
    'Create a 2/2 white Bird creature token.',
    'Create a 1/1 white and blue Bird creature token.',
    "Create a token that's a copy of target Bird.",
    'Create a Bird token.',
    'Destroy target Treasure.',
  ])('no other one than it describes: %s', (text) => {
    expect(madeBy(text)).toEqual([])
  })

  test('a listed token leaves no guess of that name', () => {
    const text = 'Create a 1/1 white Bird creature token.'
    expect(
      relatedTo(named('Maker', text, { all_parts: [part('token', large)] }), ...birds),
    ).toEqual(['token: Bird [tst]'])
  })
})

describe('cards that a text names', () => {
  const partner = named('Toothy, Friend', 'Partner with Pir, Rascal (Whoever.)')

  test('as a partner', () => {
    const pir = named('Pir, Rascal', 'Partner with Toothy, Friend (Whoever.)')
    expect(relatedTo(pir, partner, named('Toothy'))).toEqual(['partner?: Toothy, Friend [tst]'])
  })

  test('as the halves and the result of melding', () => {
    const text = 'If you own a creature named Bruna, exile them, then meld them into Brisela.'
    const gisela = named('Gisela', text)
    const bruna = named('Bruna', '(Melds with Gisela.)')
    const brisela = named('Brisela')
    const all = [gisela, bruna, brisela]
    expect(relatedTo(...all)).toEqual(['meld result?: Brisela [tst]', 'meld part?: Bruna [tst]'])
    expect(relatedTo(bruna, ...all)).toEqual([
      'meld result?: Brisela [tst]',
      'meld part?: Gisela [tst]',
    ])
    expect(relatedTo(brisela, ...all).sort()).toEqual([
      'meld part?: Bruna [tst]',
      'meld part?: Gisela [tst]',
    ])
  })

  test('with the word “named”, for both', () => {
    const herald = named('Herald', 'Search your library for a card named Godsire, reveal it.')
    expect(relatedTo(herald, named('Godsire'))).toEqual(['named by this card: Godsire [tst]'])
    expect(relatedTo(named('Godsire'), herald)).toEqual(['names this card: Herald [tst]'])
  })

  test('by several words with their capitals', () => {
    const tower = named('Urza’s Tower', 'If you control an Urza’s Mine, add {C}.')
    const mine = named('Urza’s Mine')
    expect(relatedTo(tower, mine)).toEqual(['named by this card?: Urza’s Mine [tst]'])
  })

  test.each([
    ['Fear', 'Fear (Nobody blocks it.)'],
    ['Sleep', 'Sleep well.'],
    ['Sleep Deep', 'They sleep deep.'],
    ['Warrior Angel', 'It becomes a Spirit Warrior Angel.'],
    ['Green Dragon', 'Create a Green Dragon creature token.'],
    ['Sneak Attack', 'Sneak Attack — Draw a card.'],
    ['Jaya Ballard', 'Jaya Ballard deals 3 damage.'],
  ])('%s is not named by: %s', (name, text) => {
    expect(relatedTo(named('Jaya Ballard, Mage', text), named(name))).toEqual([])
    expect(
      relatedTo(named('Jaya Ballard, Mage', `${text} A card named ${name}.`), named(name)),
    ).toEqual([`named by this card: ${name} [tst]`])
  })

  test('by lists of cards that are no rules do not count', () => {
    const list = named('Checklist', 'Sol Ring, Opt', { layout: 'token', type_line: 'Card' })
    expect(relatedTo(named('Sol Ring'), list)).toEqual([])
  })
})

test('cards with the art of the printing are related, each once and the closest relation first', () => {
  const [old, late] = printingsOf({ name: 'Angel' }, [
    { set: 'old', illustration_id: 'a' },
    { set: 'new', illustration_id: 'b', all_parts: [] },
  ])
  const twin = named('Twin', 'A card named Angel.', { illustration_id: 'a' })
  const other = named('Other', '', { illustration_id: 'b' })
  if (!old || !late) throw new Error('there are two printings')
  expect(relatedTo(old, late, twin, other)).toEqual(['names this card: Twin [tst]'])
  expect(relatedTo(late, old, twin, other)).toEqual([
    'names this card: Twin [tst]',
    'same art: Other [tst]',
  ])
})

test('of many those that are listed are shown first, then the most played', () => {
  const makers = Array.from({ length: 30 }, (_, i) =>
    named(`Maker ${i}`, 'Create a Food token.', { edhrec_rank: 100 - i }),
  )
  const listed = named('Baker', '', {
    all_parts: [{ id: 'of another set', component: 'token', name: 'Food' }],
  })
  const food = token('Food', '', { type_line: 'Token Artifact — Food', colors: [] })
  const shown = relatedTo(food, ...makers, listed)
  expect(shown).toHaveLength(24)
  expect(shown.slice(0, 2)).toEqual(['combo piece: Baker [tst]', 'combo piece?: Maker 29 [tst]'])
  expect(shown).not.toContain('combo piece?: Maker 0 [tst]')
})
