import type { DeckFormat, DeckListReport } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { liveCommanderCards } from '../../test/commander-cards.ts'
import { inWords } from '../../test/deck-lists.ts'
import { testClock } from '../../test/test-clock.ts'
import { readDeckList } from './rules.ts'

const catalogue = await liveCommanderCards()

function reportOf(list: string, deckFormat?: DeckFormat): Promise<DeckListReport> {
  return readDeckList({ catalogue, clock: testClock() }, Buffer.from(list), deckFormat)
}

/** The places of cards but those of the plain main deck: `Krenko, Mob Boss leads`. */
async function placesOf(list: string, deckFormat?: DeckFormat): Promise<string[]> {
  const { lines } = await reportOf(list, deckFormat)
  return lines.map(inWords).flatMap((line) => {
    const [, state, name, place] = /^\d+ (\w+): \d+ (.+) \(.*\) \S+, (\w+)$/.exec(line) ?? []
    return name === undefined ? [] : [`${name} ${place}, ${state}`]
  })
}

const fury = 'Nick Fury, Agent of S.H.I.E.L.D.'
const lurrus = 'Lurrus of the Dream-Den'

describe('a sideboard of commander and companion', () => {
  const listOf = (main: string, ...side: string[]) =>
    `${main}\n\n${side.map((name) => `1 ${name}`).join('\n')}\n`

  test('is read as that where the deck meets the condition, in either order', async () => {
    const read = [`${fury} leads, check`, `${lurrus} companion, check`]
    expect(await placesOf(listOf('99 Plains', fury, lurrus), 'commander')).toEqual(read)
    expect(await placesOf(listOf('99 Plains', lurrus, fury), 'commander')).toEqual(
      read.toReversed(),
    )
    const { lines } = await reportOf(listOf('99 Plains', fury, lurrus), 'commander')
    expect(lines.at(-1)?.messages.at(-1)).toBe(
      'The list has it beside the commander, with which it can not lead: it is the companion.',
    )
  })

  test('is read as that where the deck breaks the condition, which legality reports', async () => {
    // A permanent with a mana value of more than 2.
    const main = '98 Plains\n1 Krenko, Mob Boss'
    const read = [`${fury} leads, check`, `${lurrus} companion, check`]
    expect(await placesOf(listOf(main, fury, lurrus), 'commander')).toEqual(read)
    expect(await placesOf(listOf(main, lurrus, fury), 'commander')).toEqual(read.toReversed())
  })

  test('is two commanders where neither has the companion ability', async () => {
    expect(await placesOf(listOf('98 Plains', fury, 'Krenko, Mob Boss'), 'commander')).toEqual([
      `${fury} leads, check`,
      'Krenko, Mob Boss commander, check',
    ])
  })

  test('leaves a pair of partners alone, and finds the companion beside it', async () => {
    const partners = ['Thrasios, Triton Hero', 'Tymna the Weaver']
    const pair = ['Thrasios, Triton Hero leads, check', 'Tymna the Weaver commander, check']
    expect(await placesOf(listOf('98 Plains', ...partners), 'commander')).toEqual(pair)
    const three = ['The Prismatic Piper', 'Tymna the Weaver', 'Obosh, the Preypiercer']
    const unfit = ['The Prismatic Piper', 'Thrasios, Triton Hero', 'Yorion, Sky Nomad']
    const apart = unfit.map((name) => `${name} side, ready`)
    expect(await placesOf(listOf('98 Island', ...unfit), 'commander')).toEqual(apart)
    expect(await placesOf(listOf('1 Opt\n97 Island', ...three), 'commander')).toEqual([
      'The Prismatic Piper leads, check',
      'Tymna the Weaver commander, check',
      'Obosh, the Preypiercer companion, check',
    ])
  })

  test('has a companion that the format bans as one only where nothing else is possible', async () => {
    const lutri = 'Lutri, the Spellchaser' // whose condition a deck of single cards meets
    expect(await placesOf(listOf('1 Opt\n98 Island', fury, lutri), 'commander')).toEqual([
      `${fury} leads, check`,
      `${lutri} companion, check`,
    ])
    const three = ['The Prismatic Piper', 'Thrasios, Triton Hero', lutri]
    expect(await placesOf(listOf('1 Opt\n97 Island', ...three), 'commander')).toEqual(
      three.map((name) => `${name} side, ready`),
    )
  })

  test('a Background leads beside who chooses one', async () => {
    const side = ['Faceless One', 'Raised by Giants']
    expect(await placesOf(listOf('98 Forest', ...side), 'commander')).toEqual([
      'Faceless One leads, check',
      'Raised by Giants commander, check',
    ])
  })
})

describe('the sideboard of a list without a format', () => {
  const partners = ['Thrasios, Triton Hero', 'Tymna the Weaver']
  const listOf = (main: string, ...side: string[]) =>
    `${main}\n\nSideboard\n${side.map((name) => `1 ${name}`).join('\n')}\n`

  test('leads the deck that lacks just its cards, and the format is Commander', async () => {
    const krenko = listOf('1 Lightning Bolt\n98 Mountain', 'Krenko, Mob Boss')
    expect(await placesOf(krenko)).toEqual(['Krenko, Mob Boss leads, check'])
    expect((await reportOf(krenko)).deckFormat).toBe('commander')
    expect(await placesOf(listOf('98 Island', ...partners))).toEqual([
      'Thrasios, Triton Hero leads, check',
      'Tymna the Weaver commander, check',
    ])
    expect(await placesOf(listOf('99 Plains', lurrus, fury))).toEqual([
      `${lurrus} companion, check`,
      `${fury} leads, check`,
    ])
  })

  test.each([
    ['a deck of another size', listOf('98 Mountain', 'Krenko, Mob Boss')],
    ['a deck of playsets', listOf('4 Shock\n95 Mountain', 'Krenko, Mob Boss')],
    ['a deck of other colors', listOf('99 Island', 'Krenko, Mob Boss')],
    ['cards that can not lead', listOf('99 Mountain', 'Lightning Bolt')],
    ['two that do not lead together', listOf('98 Mountain', 'Krenko, Mob Boss', fury)],
  ])('stays one beside %s', async (_, list) => {
    const places = await placesOf(list)
    expect(places.length).toBeGreaterThan(0)
    expect(places.filter((place) => !place.endsWith(' side, ready'))).toEqual([])
    expect((await reportOf(list)).deckFormat).toBeNull()
  })
})

describe('the first line of a whole deck', () => {
  test('is proposed as the commander', async () => {
    const list = '1 Krenko, Mob Boss\n1 Lightning Bolt\n98 Mountain\n'
    for (const format of ['commander', undefined] as const) {
      expect(await placesOf(list, format)).toEqual(['Krenko, Mob Boss leads, check'])
    }
    expect((await reportOf(list)).deckFormat).toBe('commander')
    const { lines } = await reportOf(list, 'commander')
    expect(lines[0]?.messages).toContain(
      'It is the first card of a whole deck, where players list the commander.',
    )
  })

  test('counts with the hundred cards, or before them', async () => {
    const proposed = ['Krenko, Mob Boss leads, check']
    const listOf = (others: number) =>
      `1 Krenko, Mob Boss\n1 Lightning Bolt\n${others - 1} Mountain\n`
    expect(await placesOf(listOf(99))).toEqual(proposed)
    expect(await placesOf(listOf(100))).toEqual(proposed)
    expect(await placesOf(listOf(98))).toEqual([])
    expect(await placesOf(listOf(59), 'brawl')).toEqual(proposed)
    expect(await placesOf(listOf(59))).toEqual([])
    expect(await placesOf(listOf(99), 'modern')).toEqual([])
  })

  test('leads with the second one where they are partners', async () => {
    const list = '1 Thrasios, Triton Hero\n1 Tymna the Weaver\n98 Island\n'
    expect(await placesOf(list)).toEqual([
      'Thrasios, Triton Hero leads, check',
      'Tymna the Weaver commander, check',
    ])
    expect(await placesOf('1 Krenko, Mob Boss\n1 Tymna the Weaver\n98 Mountain\n')).toEqual([
      'Krenko, Mob Boss leads, check',
    ])
  })

  test('may be a card for which a color is chosen, and says that it is', async () => {
    const list = '1 Faceless One\n1 Opt\n98 Island\n'
    expect(await placesOf(list)).toEqual(['Faceless One leads, check'])
    const { lines } = await reportOf(list)
    const choosing = lines.map(({ printing }) => printing?.choosesColor)
    expect(choosing).toEqual([true, false, false])
  })

  test('is a card of the deck where the others do not fit its colors, or it can not lead', async () => {
    expect(await placesOf('1 Krenko, Mob Boss\n1 Opt\n49 Island\n49 Swamp\n')).toEqual([])
    expect(await placesOf('1 Lightning Bolt\n99 Mountain\n')).toEqual([])
    expect(await placesOf('2 Krenko, Mob Boss\n98 Mountain\n')).toEqual([])
  })

  test('leads one copy of each card, but for those of which a deck can have more', async () => {
    const placesWith = (copies: string) => placesOf(`1 Krenko, Mob Boss\n${copies}\n89 Mountain\n`)
    const proposed = ['Krenko, Mob Boss leads, check']
    expect(await placesWith('10 Relentless Rats')).toEqual(proposed)
    expect(await placesWith('7 Seven Dwarves\n3 Mountain')).toEqual(proposed)
    expect(await placesWith('8 Seven Dwarves\n2 Mountain')).toEqual([])
    expect(await placesWith('4 Lightning Bolt\n6 Mountain')).toEqual([])
  })

  test('is not needed where the list has commanders', async () => {
    const list = 'Deck\n1 Krenko, Mob Boss\n98 Mountain\n\nCommander\n1 Golos, Tireless Pilgrim\n'
    expect(await placesOf(list, 'commander')).toEqual(['Golos, Tireless Pilgrim leads, check'])
  })
})

describe('banned commanders', () => {
  const listOf = (name: string) => `Commander\n1 ${name}\n\nDeck\n99 Island\n`

  test.each(['Leovold, Emissary of Trest', 'Golos, Tireless Pilgrim'])(
    '%s leads the deck, and the line says that it is banned',
    async (name) => {
      const [, line] = (await reportOf(listOf(name), 'commander')).lines
      expect(line).toMatchObject({
        isCommander: true,
        state: 'check',
        messages: ['It is banned as commander in Commander (EDH).'],
      })
    },
  )

  test('Lutri is banned in Brawl, and in Commander only as the companion', async () => {
    const lineFor = async (format: DeckFormat) =>
      (await reportOf(listOf('Lutri, the Spellchaser'), format)).lines[1]
    expect((await lineFor('commander'))?.messages).toEqual([])
    expect(await lineFor('historicbrawl')).toMatchObject({
      isCommander: true,
      messages: ['It is banned as commander in Brawl (100 cards).'],
    })
  })
})

test('a card that is not released yet says when it comes out', async () => {
  const { lines } = await reportOf('1 Arzakon\n1 Golos, Tireless Pilgrim\n', 'commander')
  expect(lines.map(({ messages }) => messages)).toEqual([
    ['It is not released yet: it comes out on 2026-11-13.'],
    [],
  ])
})
