import { expect, test } from 'vitest'
import { type Case, expectFindings, inEach, onlyFinding } from '../../test/legality/findings.ts'

const fourOf: readonly Case[] = [
  ['four copies', { main: ['4 Duress'] }],
  ['five copies', { main: ['5 Duress'] }, ['copies: Duress']],
  ['four in main deck and sideboard', { main: ['3 Duress'], side: ['1 Duress'] }],
  [
    'five in main deck and sideboard',
    { main: ['3 Duress'], side: ['2 Duress'] },
    ['copies: Duress'],
  ],
  ['five in the sideboard', { side: ['5 Duress'] }, ['copies: Duress']],
  ['two printings, four copies', { main: ['2 Duress', '2 Duress @2'] }],
  ['two printings, five copies', { main: ['3 Duress', '2 Duress @2'] }, ['copies: Duress']],
  ['two cards, four each', { main: ['4 Duress', '4 Opt'] }],
  ['sixty of a basic land', { main: ['60 Island'] }],
  ['Hare Apparent, 20 copies', { main: ['20 Hare Apparent'] }],
]

test.each(inEach(['standard', 'pioneer', 'modern', 'legacy', 'vintage', 'pauper'], fourOf))(
  '%s',
  (_, deck, found) => expectFindings(deck, found),
)

const inModern: readonly Case[] = [
  ['Relentless Rats, 30 copies', { main: ['30 Relentless Rats'] }],
  ['Rat Colony, 15 in main and 15 in side', { main: ['15 Rat Colony'], side: ['15 Rat Colony'] }],
  ["Dragon's Approach, 25 copies", { main: ["25 Dragon's Approach"] }],
  ['Nazgûl, 9 copies', { main: ['9 Nazgûl'] }],
  ['Nazgûl, 10 copies', { main: ['10 Nazgûl'] }, ['copies: Nazgûl']],
  ['Nazgûl, 8 and 2 copies', { main: ['8 Nazgûl'], side: ['2 Nazgûl'] }, ['copies: Nazgûl']],
  ['Seven Dwarves, 7 copies', { main: ['7 Seven Dwarves'] }],
  ['Seven Dwarves, 8 copies', { main: ['8 Seven Dwarves'] }, ['copies: Seven Dwarves']],
  [
    'a card that searches for any number of itself',
    { main: ['5 Battalion Foot Soldier'] },
    ['copies: Battalion Foot Soldier'],
  ],
  ['Snow-Covered Island, 30 copies', { main: ['30 Snow-Covered Island'] }],
  ['Snow-Covered Wastes, 30 copies', { main: ['30 Snow-Covered Wastes'] }],
  ['a land with basic land types', { main: ['5 Steam Vents'] }, ['copies: Steam Vents']],
  ['a split card', { main: ['4 Fire // Ice'] }],
  ['a split card, 5 copies', { main: ['5 Fire // Ice'] }, ['copies: Fire // Ice']],
  [
    'a card with two faces, in two printings',
    {
      main: ['3 Delver of Secrets // Insectile Aberration'],
      side: ['2 Delver of Secrets // Insectile Aberration @2'],
    },
    ['copies: Delver of Secrets // Insectile Aberration'],
  ],
]

test.each(inEach(['modern'], inModern))('%s', (_, deck, found) => expectFindings(deck, found))

const leader = { commander: 'Tymna the Weaver' }
const singleton: readonly Case[] = [
  ['one copy', { ...leader, main: ['1 Duress'] }],
  ['two copies', { ...leader, main: ['2 Duress'] }, ['copies: Duress']],
  ['two printings', { ...leader, main: ['1 Duress', '1 Duress @2'] }, ['copies: Duress']],
  ['basic lands', { ...leader, main: ['20 Plains', '20 Swamp'] }],
  ['Wastes', { ...leader, main: ['60 Wastes', '20 Snow-Covered Wastes'] }],
  ['Relentless Rats, 30 copies', { ...leader, main: ['30 Relentless Rats'] }],
  ['Nazgûl, 9 copies', { ...leader, main: ['9 Nazgûl'] }],
  ['Nazgûl, 10 copies', { ...leader, main: ['10 Nazgûl'] }, ['copies: Nazgûl']],
  ['the commander among the cards', { ...leader, main: ['1 Tymna the Weaver'] }],
  [
    'the commander twice',
    { ...leader, main: ['2 Tymna the Weaver'] },
    ['copies: Tymna the Weaver'],
  ],
  [
    'the commander in another printing',
    { ...leader, main: ['1 Tymna the Weaver', '1 Tymna the Weaver @2'] },
    ['copies: Tymna the Weaver'],
  ],
]

test.each(inEach(['commander'], singleton))('%s', (_, deck, found) => expectFindings(deck, found))

const brawl = { commander: 'Ajani, Caller of the Pride' }
const oathbreaker = { commander: 'Chandra, Torch of Defiance' }
const bolt = '1 Lightning Bolt #signature_spell'

test('brawl and oathbreaker are singleton too', () => {
  const one = ['1 Arcane Signet', '20 Hare Apparent', '30 Plains']
  expectFindings({ format: 'brawl', ...brawl, main: one })
  expectFindings({ format: 'brawl', ...brawl, main: ['2 Arcane Signet'] }, [
    'copies: Arcane Signet',
  ])
  expectFindings({ format: 'oathbreaker', ...oathbreaker, main: [bolt, '7 Seven Dwarves'] })
  const two = [bolt, '2 Sol Ring']
  expectFindings({ format: 'oathbreaker', ...oathbreaker, main: two }, ['copies: Sol Ring'])
})

test('the signature spell counts as a copy of its card', () => {
  const main = ['2 Lightning Bolt #signature_spell']
  expectFindings({ format: 'oathbreaker', ...oathbreaker, main }, ['copies: Lightning Bolt'])
})

test('copies are removed from the sideboard before the main deck', () => {
  const finding = onlyFinding({ format: 'modern', main: ['4 Duress'], side: ['1 Duress @2'] })
  expect(finding).toMatchObject({
    message: 'Duress: 5 copies in main deck and sideboard, 4 are allowed.',
    cites: 'CR 100.4a',
    fixes: [{ label: 'Remove 1 Duress', change: { cards: [{ slotType: 'side', quantity: 0 }] } }],
  })
})

test('excess copies are removed across printings', () => {
  const finding = onlyFinding({ format: 'modern', main: ['2 Duress', '9 Duress @2'] })
  expect(finding).toMatchObject({
    message: 'Duress: 11 copies, 4 are allowed.',
    cites: 'CR 100.2a',
    fixes: [{ label: 'Remove 7 Duress', change: { cards: [{ quantity: 0 }, { quantity: 4 }] } }],
  })
})

test('the commander stays when a copy of it is removed', () => {
  const finding = onlyFinding({ format: 'commander', ...leader, main: ['2 Tymna the Weaver'] })
  expect(finding).toMatchObject({
    message: 'Tymna the Weaver: 2 copies, 1 is allowed.',
    cites: 'CR 903.5b',
    fixes: [{ change: { cards: [{ cardName: 'Tymna the Weaver', quantity: 1 }] } }],
  })
})
