import type { DeckFormat } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { expectFindings, onlyFinding } from '../../test/legality/findings.ts'

const isamaru = 'Isamaru, Hound of Konda'
const nissa = 'Nissa, Vastwood Seer // Nissa, Sage Animist'
const abbey = 'Westvale Abbey // Ormendahl, Profane Prince'

const leaders: [DeckFormat, string, 'can' | 'can not'][] = [
  ['commander', isamaru, 'can'],
  ['commander', 'Lutri, the Spellchaser', 'can'],
  ['commander', 'Grist, the Hunger Tide', 'can'],
  ['commander', 'Shorikai, Genesis Engine', 'can'],
  ['commander', 'The Seriema', 'can'],
  ['commander', 'Hearthhull, the Worldseed', 'can'],
  ['commander', 'Teferi, Temporal Archmage', 'can'],
  ['commander', nissa, 'can'],
  ['commander', 'Gisela, the Broken Blade', 'can'], // melds
  ['commander', 'Brisela, Voice of Nightmares', 'can not'], // of two cards
  ['commander', 'The Eternity Elevator', 'can not'],
  ['commander', 'Ajani, Caller of the Pride', 'can not'],
  ['commander', abbey, 'can not'],
  ['commander', 'Hare Apparent', 'can not'],
  ['commander', 'Mox Opal', 'can not'],
  ['commander', 'Raised by Giants', 'can not'],
  ['brawl', 'Ajani, Caller of the Pride', 'can'],
  ['brawl', 'The Seriema', 'can'],
  ['brawl', 'The Regalia', 'can'],
  ['brawl', 'The Eternity Elevator', 'can not'],
  ['brawl', 'Llanowar Elves', 'can not'],
]

test.each(leaders)('%s: %s %s lead a deck', (format, commander, can) => {
  const found = can === 'can' ? [] : [`commander: ${commander}`]
  for (const main of [[], [`1 ${commander}`]]) expectFindings({ format, commander, main }, found)
})

const oathbreakers: [string, string, 'can' | 'can not'][] = [
  ['Chandra, Torch of Defiance', 'Lightning Bolt', 'can'],
  ['Grist, the Hunger Tide', 'Duress', 'can'],
  ['Ugin, Eye of the Storms', '', 'can'],
  [nissa, "Kodama's Reach", 'can not'],
  [isamaru, 'Swords to Plowshares', 'can not'],
]

test.each(oathbreakers)('%s with %s %s be an oathbreaker', (commander, spell, can) => {
  const main = spell === '' ? [] : [`1 ${spell} #signature_spell`]
  const found = can === 'can' ? [] : [`commander: ${commander}`]
  const noSpell = spell === '' ? ['signature_spell'] : []
  expectFindings({ format: 'oathbreaker', commander, main }, [...found, ...noSpell])
})

test.each(['commander', 'brawl'] as const)('%s decks have a commander', (format) => {
  expectFindings({ format }, ['commander'])
})

test("a card that can't lead gets a message about what can", () => {
  const finding = onlyFinding({ format: 'commander', commander: 'Hare Apparent' })
  expect(finding).toMatchObject({
    message:
      'Hare Apparent can not lead a Commander deck: its commander is a legendary creature, Vehicle or Spacecraft, or a card that says it can be one.',
    cites: 'CR 903.3',
    fixes: [
      { label: 'Choose another commander', opens: 'facts' },
      {
        label: 'Make Hare Apparent a plain card',
        change: {
          cards: [{ cardName: 'Hare Apparent', quantity: 1, slotType: 'main', role: null }],
          facts: { commanderId: null, commanderName: null },
        },
      },
    ],
  })
})

test('a missing commander is suggested from the cards, by how many others fit its colors', () => {
  const main = ['1 Kozilek, Butcher of Truth', '20 Mountain', '1 Alesha, Who Smiles at Death']
  const finding = onlyFinding({ format: 'commander', main })
  expect(finding).toMatchObject({
    message: 'A Commander deck has a commander, and none is chosen yet.',
    cardNames: [],
    fixes: [
      {
        label: 'Make Alesha, Who Smiles at Death the commander',
        change: { facts: { commanderName: 'Alesha, Who Smiles at Death' } },
      },
      { label: 'Make Kozilek, Butcher of Truth the commander' },
      { label: 'Choose a commander', opens: 'facts' },
    ],
  })
})

test('a missing oathbreaker is suggested too', () => {
  const main = ['1 Chandra, Torch of Defiance', '1 Lightning Bolt #signature_spell']
  expect(onlyFinding({ format: 'oathbreaker', main })).toMatchObject({
    message: 'An Oathbreaker deck has an oathbreaker, and none is chosen yet.',
    cites: 'Oathbreaker rules',
    fixes: [{ label: 'Make Chandra, Torch of Defiance the oathbreaker' }, { opens: 'facts' }],
  })
})

const formatsWithout = ['standard', 'pioneer', 'modern', 'legacy', 'vintage', 'pauper'] as const

test.each(formatsWithout)('decks for %s have no commanders', (format) => {
  const main = ['1 Llanowar Elves', '1 Hare Apparent #commander']
  const [elves, hare] = ['commander: Llanowar Elves', 'commander: Hare Apparent']
  expectFindings({ format, fill: 'Forest', main }, [hare])
  expectFindings({ format, fill: 'Forest', commander: 'Llanowar Elves', main }, [elves, hare])
  expectFindings({ format, fill: 'Forest', commander: 'Llanowar Elves' }, [elves])
  expectFindings({ format, fill: 'Forest', main: ['1 Llanowar Elves', '1 Hare Apparent'] })
})

test('a commander from outside the deck becomes one of its cards', () => {
  const finding = onlyFinding({ format: 'modern', commander: isamaru })
  expect(finding).toMatchObject({
    message: `Modern decks have no commander, but ${isamaru} is marked as one.`,
    fixes: [
      {
        label: `Make ${isamaru} a plain card`,
        change: {
          cards: [{ cardName: isamaru, quantity: 1, slotType: 'main' }],
          facts: { commanderId: null, commanderName: null },
        },
      },
    ],
  })
})
