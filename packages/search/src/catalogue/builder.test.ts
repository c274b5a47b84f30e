import { describe, expect, test } from 'vitest'
import { cardObject, catalogueOf, printingsOf } from '../test/card-objects.ts'
import { namesOf, searchSmall } from '../test/expect-query.ts'
import { readRecord } from '../text/record-pool.ts'
import type { CardObject } from './card-object.ts'
import { findCardsNamed } from './catalogue.ts'
import type { CardRecord } from './records.ts'

function printsOf(query: string, cards: CardObject[]) {
  const catalogue = catalogueOf(cards)
  return namesOf(searchSmall({ query, mode: 'prints' }, catalogue), catalogue)
}

describe('printings', () => {
  test('those with one oracle id are one card', () => {
    const cards = printingsOf({ name: 'Opt' }, [{ set: 'inv' }, { set: 'eld' }])
    const { meta } = catalogueOf([...cards, cardObject({ name: 'Ponder' })])
    expect(meta).toMatchObject({ cardCount: 2, printingCount: 3 })
  })

  test('cards of one name with different oracle ids stay apart', () => {
    const { meta } = catalogueOf([
      cardObject({ name: 'Everythingamajig', oracle_id: 'a', id: '1' }),
      cardObject({ name: 'Everythingamajig', oracle_id: 'b', id: '2' }),
    ])
    expect(meta.cardCount).toBe(2)
  })

  test('a later one with the same id replaces the earlier', () => {
    const [early, late] = printingsOf({ name: 'Opt', id: 'same' }, [
      { set: 'inv', prices: { usd: '1.00' } },
      { set: 'inv', prices: { usd: '2.00' } },
    ])
    const cards = [early, late].flatMap((card) => card ?? [])
    expect(catalogueOf(cards).meta.printingCount).toBe(1)
    expect(printsOf('usd=2', cards)).toEqual(['Opt [inv]'])
    expect(printsOf('usd=1', cards)).toEqual([])
  })

  test('a printing that moved to another card leaves nothing behind', () => {
    const cards = [
      cardObject({ name: 'Wrong', id: 'same' }),
      cardObject({ name: 'Right', id: 'same' }),
    ]
    expect(catalogueOf(cards).meta).toMatchObject({ cardCount: 1, printingCount: 1 })
    expect(printsOf('right', cards)).toEqual(['Right [tst]'])
  })

  test('they are found by their id', () => {
    const catalogue = catalogueOf(printingsOf({ name: 'Opt' }, [{ set: 'inv' }, { set: 'eld' }]))
    const found = ['Opt [inv 1]', 'Opt [eld 1]'].map((id) => catalogue.printingById.get(id))
    expect([...found].sort()).toEqual([0, 1])
    expect(catalogue.printingById.get('Opt [xyz 1]')).toBeUndefined()
  })

  test('a rarity that is not known yet counts as common', () => {
    const cards = [cardObject({ name: 'Opt', rarity: 'legendary' })]
    expect(printsOf('r:common', cards)).toEqual(['Opt [tst]'])
  })
})

describe('a reversible printing', () => {
  const plain = cardObject({ name: 'Blood Crypt', set: 'rna', type_line: 'Land — Swamp Mountain' })
  const reversible = cardObject({
    name: 'Blood Crypt // Blood Crypt',
    id: 'reversible',
    set: 'ecl',
    layout: 'reversible_card',
    oracle_id: null,
    card_faces: [
      { name: 'Blood Crypt', oracle_id: 'Blood Crypt', type_line: 'Land — Swamp Mountain' },
      { name: 'Blood Crypt', oracle_id: 'Blood Crypt', type_line: 'Land — Swamp Mountain' },
    ],
  })

  test.each([
    ['after', [plain, reversible]],
    ['before', [reversible, plain]],
  ])('joins its oracle card when it comes %s', (_, cards) => {
    const catalogue = catalogueOf(cards)
    expect(catalogue.meta).toMatchObject({ cardCount: 1, printingCount: 2 })
    expect(readRecord<CardRecord>(catalogue.pools.cards, 0)).toMatchObject({
      name: 'Blood Crypt',
      layout: 'normal',
    })
    expect(findCardsNamed(catalogue, 'blood crypt')).toEqual([0])
  })

  test('alone it is the card that its front shows', () => {
    const cards = [reversible]
    expect(printsOf('t:swamp', cards)).toEqual(['Blood Crypt [ecl]'])
    expect(printsOf('!"blood crypt"', cards)).toEqual(['Blood Crypt [ecl]'])
  })

  describe('with an oracle id of its own', () => {
    const own = (facts: Parameters<typeof cardObject>[0]) =>
      cardObject({ id: `${facts.name} reversible`, layout: 'reversible_card', ...facts })
    const regentFaces = [
      { name: 'Marang River Regent', type_line: 'Creature — Dragon' },
      { name: 'Coil and Catch', type_line: 'Instant — Omen' },
    ]
    const regent = cardObject({
      name: 'Marang River Regent // Coil and Catch',
      layout: 'adventure',
      type_line: 'Creature — Dragon // Instant — Omen',
      card_faces: regentFaces,
    })
    const reversibleRegent = own({
      name: 'Marang River Regent // Coil and Catch // Marang River Regent',
      type_line: 'Creature — Dragon',
      card_faces: regentFaces,
    })
    const token = cardObject({
      ...{ name: 'Blood Crypt', oracle_id: 'token', id: 'token', layout: 'token' },
      type_line: 'Token Land',
    })
    const separate = own({ ...reversible, name: 'Blood Crypt // Blood Crypt', oracle_id: 'other' })

    test('belongs to the card that it shows, whichever comes first', () => {
      for (const cards of [
        [plain, token, separate, regent, reversibleRegent],
        [reversibleRegent, separate, regent, token, plain],
      ]) {
        const { printingById, columns, meta } = catalogueOf(cards)
        const cardOf = ({ id }: { id: string }) => columns.printingCard[printingById.get(id) ?? -1]
        expect(meta).toMatchObject({ cardCount: 3, printingCount: 5 })
        expect(cardOf(separate)).toBe(cardOf(plain))
        expect(cardOf(reversibleRegent)).toBe(cardOf(regent))
        expect(cardOf(token)).not.toBe(cardOf(plain))
      }
    })

    test('belongs to it as well with the layout of cards that transform, which others stay', () => {
      const bird = { name: 'Birds of Paradise', type_line: 'Creature — Bird' }
      const birds = cardObject(bird)
      const showcase = own({
        ...bird,
        name: 'Birds of Paradise // Birds of Paradise',
        set: 'sld',
        layout: 'transform',
        card_faces: [bird, bird],
      })
      const delver = cardObject({
        name: 'Delver of Secrets // Insectile Aberration',
        layout: 'transform',
        card_faces: [{ name: 'Delver of Secrets' }, { name: 'Insectile Aberration' }],
      })
      const catalogue = catalogueOf([showcase, delver, birds])
      expect(catalogue.meta).toMatchObject({ cardCount: 2, printingCount: 3 })
      expect(findCardsNamed(catalogue, 'birds of paradise')).toHaveLength(1)
      expect(findCardsNamed(catalogue, 'insectile aberration')).toHaveLength(1)
    })

    test('is a card of its own when several cards may be meant', () => {
      const namesake = cardObject({ ...plain, id: 'namesake', oracle_id: 'namesake' })
      expect(catalogueOf([plain, namesake, separate]).meta.cardCount).toBe(3)
    })
  })

  test('is not there twice when it comes again after its oracle card', () => {
    const catalogue = catalogueOf([reversible, plain, reversible])
    expect(catalogue.meta).toMatchObject({ cardCount: 1, printingCount: 2 })
  })
})

describe('faces', () => {
  const delver = cardObject({
    name: 'Delver of Secrets // Insectile Aberration',
    layout: 'transform',
    colors: null,
    oracle_text: null,
    type_line: null,
    card_faces: [
      {
        name: 'Delver of Secrets',
        type_line: 'Creature — Wizard',
        oracle_text: 'Look.',
        colors: ['U'],
      },
      { name: 'Insectile Aberration', type_line: 'Creature — Insect', oracle_text: 'Flying' },
    ],
  })

  test('types and texts of all of them are found', () => {
    expect(printsOf('t:wizard t:insect o:look o:flying', [delver])).toHaveLength(1)
  })

  test('a type line is not read across them', () => {
    expect(printsOf('t:"wizard creature"', [delver])).toEqual([])
    expect(printsOf('t:"wizard // creature"', [delver])).toHaveLength(1)
  })

  test('the card is found by its whole name and by each of theirs', () => {
    const catalogue = catalogueOf([delver])
    const names = ['delver of secrets insectile aberration', 'Delver of Secrets']
    for (const name of [...names, 'INSECTILE ABERRATION']) {
      expect(findCardsNamed(catalogue, name), name).toEqual([0])
    }
    expect(findCardsNamed(catalogue, 'delver')).toEqual([])
  })
})

test('the formats are those that any card names', () => {
  const { meta } = catalogueOf([
    cardObject({ name: 'Opt', legalities: { modern: 'legal', pauper: 'legal' } }),
    cardObject({ name: 'Shahrazad', legalities: { vintage: 'banned', modern: 'not_legal' } }),
  ])
  expect(meta.formats).toEqual(['modern', 'pauper', 'vintage'])
})

test('a catalogue may be empty', () => {
  const catalogue = catalogueOf([])
  expect(catalogue.meta).toMatchObject({ cardCount: 0, printingCount: 0 })
  expect(searchSmall({ query: 't:goblin or bolt' }, catalogue).total).toBe(0)
})
