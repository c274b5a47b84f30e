import { expect, test } from 'vitest'
import { deckOf } from '../../test/legality/decks.ts'
import { expectFindings, findingsOf, onlyFinding } from '../../test/legality/findings.ts'

const lurrus = 'Lurrus of the Dream-Den'
const yorion = 'Yorion, Sky Nomad'
const jegantha = 'Jegantha, the Wellspring'
const kaheera = 'Kaheera, the Orphanguard'
const gyruda = 'Gyruda, Doom of Depths'
const keruga = 'Keruga, the Macrosage'
const lutri = 'Lutri, the Spellchaser'
const obosh = 'Obosh, the Preypiercer'
const umori = 'Umori, the Collector'
const zirda = 'Zirda, the Dawnwaker'

/** Main decks of Vintage with a companion, and the cards that break its condition. */
const decks: [companion: string, main: string[], broken?: string[]][] = [
  [lurrus, ['4 Tarmogoyf', '4 Cryptic Command', '4 Plains']],
  [lurrus, ['4 Tarmogoyf', '1 Mulldrifter'], ['Mulldrifter']],
  [lurrus, ['1 Brazen Borrower // Petty Theft'], ['Brazen Borrower // Petty Theft']],
  [lurrus, ['1 Walking Ballista', '1 Valakut Awakening // Valakut Stoneforge']],
  [jegantha, ['4 Duress', '4 Opt', '4 Fire // Ice']],
  [jegantha, ['1 Counterspell', '1 Opt'], ['Counterspell']],
  [jegantha, ['1 Boros Reckoner', '1 Walking Ballista'], ['Boros Reckoner', 'Walking Ballista']],
  [jegantha, ['1 Beck // Call'], ['Beck // Call']],
  [jegantha, ['1 Insult // Injury'], ['Insult // Injury']],
  [kaheera, ['4 Mulldrifter', '4 Slippery Bogle', '4 Opt']],
  [kaheera, ['4 Woodland Changeling']],
  [kaheera, ['4 Mulldrifter', '1 Grizzly Bears'], ['Grizzly Bears']],
  [kaheera, ['1 Grist, the Hunger Tide'], ['Grist, the Hunger Tide']],
  [kaheera, ['1 Chandra, Torch of Defiance']],
  [gyruda, ['4 Counterspell', '4 Fire // Ice', '4 Ornithopter', '20 Island']],
  [gyruda, ['4 Counterspell', '1 Opt'], ['Opt']],
  [keruga, ['4 Mulldrifter', '4 Fire // Ice', '20 Island']],
  [keruga, ['4 Mulldrifter', '1 Ornithopter'], ['Ornithopter']],
  [lutri, ['1 Opt', '1 Duress', '20 Island']],
  [lutri, ['1 Opt', '2 Duress', '1 Opt @2'], ['Opt', 'Duress']],
  [obosh, ['4 Opt', '4 Mulldrifter', '20 Island']],
  [obosh, ['4 Opt', '1 Counterspell', '1 Ornithopter'], ['Counterspell', 'Ornithopter']],
  [umori, ['4 Tarmogoyf', '4 Ornithopter', '20 Island']],
  [umori, ['4 Tarmogoyf', '4 Ornithopter', '1 Opt'], ['Opt']],
  [umori, ['4 Opt', '4 Counterspell', '1 Duress', '1 Fire // Ice'], ['Duress']],
  [zirda, ['4 Llanowar Elves', '4 Bonesplitter', '4 Opt', '4 Steam Vents']],
  [zirda, ['1 Paradise Druid', '1 Walking Ballista', '20 Plains']],
  [zirda, ['4 Llanowar Elves', '1 Tarmogoyf'], ['Tarmogoyf']],
  [zirda, ['1 Cryptolith Rite', '1 Auriok Steelshaper'], ['Cryptolith Rite', 'Auriok Steelshaper']],
]

test.each(decks)('%s with %j', (companion, main, broken = []) => {
  const found = broken.length > 0 ? [`companion: ${[companion, ...broken].join(' + ')}`] : []
  expectFindings({ format: 'vintage', main, side: [`1 ${companion} #companion`] }, found)
  const note = broken.length > 0 ? [] : [`companion: ${companion}`]
  expectFindings({ format: 'vintage', main, side: [`1 ${companion}`] }, note)
})

test('Yorion requires twenty more cards', () => {
  const side = [`1 ${yorion} #companion`]
  expectFindings({ format: 'vintage', size: 80, side })
  expectFindings({ format: 'vintage', size: 79, side }, [`companion: ${yorion}`])
})

test("Yorion can't be a companion in formats with an exact size", () => {
  const deck = { format: 'commander', commander: "Atraxa, Praetors' Voice" } as const
  expectFindings({ ...deck, side: [`1 ${yorion} #companion`] }, [`companion: ${yorion}`])
  expectFindings({ ...deck, main: [`1 ${yorion}`] })
})

test('sideboard cards do not affect a companion', () => {
  const side = [`1 ${lurrus} #companion`, '4 Mulldrifter']
  expectFindings({ format: 'vintage', main: ['4 Opt'], side })
})

test('in Commander a companion is an extra card, in the commanders’ colors and a single copy', () => {
  const deck = { format: 'commander', commander: 'Tymna the Weaver' } as const
  const side = [`1 ${lurrus} #companion`]
  const found = [`companion: ${lurrus} + Tymna the Weaver`]
  expectFindings({ ...deck, side }, found)
  const alesha = { ...deck, commander: 'Alesha, Who Smiles at Death' } as const
  expectFindings({ ...alesha, side: [`1 ${obosh} #companion`] })
  expectFindings({ ...alesha, side: [`1 ${obosh}`] }, ['sideboard', `companion: ${obosh}`])
  expectFindings({ ...alesha, side: [`1 ${obosh} #companion`], main: [`1 ${obosh}`] }, [
    `copies: ${obosh}`,
  ])
  expectFindings({ ...alesha, side: [`1 ${gyruda} #companion`] }, [
    `companion: ${gyruda} + Alesha, Who Smiles at Death`,
    `identity: ${gyruda}`,
  ])
})

test('in Commander Lutri can lead and be in the deck, but is no companion', () => {
  const kraum = { format: 'commander', commander: "Kraum, Ludevic's Opus" } as const
  expectFindings({ format: 'commander', commander: lutri })
  expectFindings({ ...kraum, main: [`1 ${lutri}`] })
  expectFindings({ ...kraum, side: [`1 ${lutri} #companion`] }, [`banned: ${lutri}`])
  const [finding] = findingsOf(deckOf({ ...kraum, side: [`1 ${lutri} #companion`] }))
  expect(finding).toMatchObject({
    message: `${lutri} is banned as a companion in Commander.`,
    cites: 'Commander banned list',
    fixes: [{ label: `Remove ${lutri}` }],
  })
})

test('in Modern Lutri is a companion of decks without duplicates', () => {
  expectFindings({ format: 'modern', main: ['1 Duress'], side: [`1 ${lutri} #companion`] })
})

test('a banned companion is reported', () => {
  const side = [`1 ${lurrus} #companion`]
  expectFindings({ format: 'modern', side }, [`banned: ${lurrus}`])
  expectFindings({ format: 'modern', side: [`1 ${lurrus}`] }, [`banned: ${lurrus}`])
})

test('Oathbreaker decks have no companion', () => {
  const main = ['1 Lightning Bolt #signature_spell']
  const deck = { format: 'oathbreaker', commander: 'Chandra, Torch of Defiance', main } as const
  const side = [`1 ${jegantha} #companion`]
  expectFindings({ ...deck, side }, [`companion: ${jegantha}`, `identity: ${jegantha}`])
})

test('only one companion is allowed, and it has to have the ability', () => {
  const side = [`1 ${lurrus} #companion`, `1 ${obosh} #companion`]
  expectFindings({ format: 'vintage', side }, [`companion: ${lurrus} + ${obosh}`])
  const opt = { format: 'vintage', side: ['1 Opt #companion'] } as const
  expectFindings(opt, ['companion: Opt'])
  expect(onlyFinding(opt).message).toBe(
    'Opt can not be the companion in Vintage: it has no companion ability.',
  )
})

test('the cards that break the condition are named, up to three of them', () => {
  const side = [`1 ${lurrus} #companion`]
  const main = ['1 Mulldrifter', '1 Sol Ring', '2 Boros Reckoner', '1 Nazgûl', '1 Darksteel Ingot']
  const many = onlyFinding({ format: 'vintage', main, side })
  expect(many).toMatchObject({
    message: `${lurrus} can not be the companion in Vintage: it wants only permanents with mana value 2 or less, and Mulldrifter, Boros Reckoner, Nazgûl and 1 more are in the deck.`,
    cites: 'CR 702.139',
    fixes: [{ label: `Make ${lurrus} a plain sideboard card` }],
  })
  const few = onlyFinding({ format: 'vintage', main: main.slice(0, 3), side })
  expect(few.fixes[1]).toMatchObject({
    label: 'Remove Mulldrifter and Boros Reckoner',
    change: { cards: [{ quantity: 0 }, { quantity: 0 }] },
  })
})

test('Lutri allows one copy of a card', () => {
  const deck = { format: 'vintage', main: ['3 Duress'], side: [`1 ${lutri} #companion`] } as const
  expect(onlyFinding(deck).fixes[1]).toMatchObject({
    label: 'Keep one copy of Duress',
    change: { cards: [{ cardName: 'Duress', quantity: 1 }] },
  })
})

test('a possible companion is a note', () => {
  expect(onlyFinding({ format: 'vintage', side: [`1 ${lurrus}`] })).toMatchObject({
    severity: 'note',
    message: `${lurrus} can be the companion: the deck is as it wants.`,
    fixes: [
      {
        label: `Make ${lurrus} the companion`,
        change: { cards: [{ quantity: 1, slotType: 'side', role: 'companion' }] },
      },
    ],
  })
})
