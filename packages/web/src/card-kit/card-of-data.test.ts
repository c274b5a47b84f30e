import type { CardDataCard } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { cardOfData } from './card-of-data.ts'

const printing = {
  ...{ id: 'delver', rarity: 'common', set: 'isd', set_name: 'Innistrad', collector_number: '51' },
  ...{ released_at: '2011-09-30', color_identity: ['U'], tcgplayer_id: 52191 },
  ...{ prices: { usd: '1.20', usd_foil: null, usd_etched: '7.00', eur: '0.90' } },
  scryfall_uri: 'https://scryfall.com/card/isd/51',
}

const delver: CardDataCard = {
  ...printing,
  name: 'Delver of Secrets // Insectile Aberration',
  type_line: 'Creature — Human Wizard // Creature — Human Insect',
  card_faces: [
    {
      ...{ name: 'Delver of Secrets', mana_cost: '{U}', type_line: 'Creature — Human Wizard' },
      ...{ oracle_text: 'Look at the top card.', power: '1', toughness: '1', artist: 'Nils Hamm' },
      image_uris: { normal: 'front.jpg', art_crop: 'art.jpg' },
    },
    {
      ...{ name: 'Insectile Aberration', mana_cost: '', type_line: 'Creature — Human Insect' },
      ...{ oracle_text: 'Flying', power: '3', toughness: '2' },
      image_uris: { normal: 'back.jpg' },
    },
  ],
}

test('fields that only the faces have are joined, and the front is shown', () => {
  expect(cardOfData(delver)).toMatchObject({
    ...{ id: 'delver', manaCost: '{U}', artist: 'Nils Hamm', power: null, tcgplayerId: 52191 },
    oracleText: 'Look at the top card.\n//\nFlying',
    imageUris: { normal: 'front.jpg', artCrop: 'art.jpg', large: null, small: null },
    faces: [
      { name: 'Delver of Secrets', power: '1', imageUris: { normal: 'front.jpg' } },
      { name: 'Insectile Aberration', power: '3', imageUris: { normal: 'back.jpg' } },
    ],
  })
})

test('both halves of a split card have a cost, and a card without prices has none', () => {
  const fire = { name: 'Fire', mana_cost: '{1}{R}', type_line: 'Instant' }
  const ice = { name: 'Ice', mana_cost: '{1}{U}', type_line: 'Instant' }
  const split = { ...printing, name: 'Fire // Ice', prices: {}, card_faces: [fire, ice] }
  const card = cardOfData(split)
  expect(card).toMatchObject({ manaCost: '{1}{R} // {1}{U}', typeLine: 'Instant // Instant' })
  expect(card.prices).toEqual({
    ...{ usd: null, usdFoil: null, usdEtched: null, eur: null, eurFoil: null },
  })
})

test('a card that is the same on both sides has the oracle id of its faces', () => {
  const face = { name: 'Shock', mana_cost: '{R}', type_line: 'Instant', oracle_id: 'shock' }
  const reversible = { ...printing, name: 'Shock // Shock', card_faces: [face, face] }
  expect(cardOfData({ ...reversible, oracle_id: undefined }).oracleId).toBe('shock')
})

test('a single-faced card keeps its own text, and has no faces', () => {
  const shock = { ...printing, name: 'Shock', mana_cost: '{R}', oracle_text: 'It deals 2 damage.' }
  const card = cardOfData({ ...shock, tcgplayer_id: null, artist: 'Jon Foster' })
  expect(card).toMatchObject({ manaCost: '{R}', oracleText: 'It deals 2 damage.', typeLine: '' })
  expect(card).toMatchObject({ faces: [], imageUris: null, tcgplayerId: null })
  expect(card.artist).toBe('Jon Foster')
})
