import { describe, expect, test } from 'vitest'
import { cardObject } from '../../test/card-objects.ts'
import { traits, traitsOf, undecided } from './table.ts'

const words = traits.flatMap(({ name, aliases = [] }) => [name, ...aliases])

/** The values of the syntax page, but for those that compare printings. */
const page = `
  alchemy arena_league atypical bear bikeland bondland booster bounceland brawler buyabox canopyland
  checkland colorshifted commander companion convention creatureland datestamped default dfc digital
  dual duelcommander etched fastland fetchland filterland flip fnm foil frenchvanilla full funny
  gainland gamechanger gameday giftbox glossy hires historic hybrid instore intro_pack judge_gift
  league leveler manland masterpiece mdfc media_insert meld meldpart meldresult modal new nonfoil
  oathbreaker old outlaw painland partner party pathway permanent phyrexian planeswalker_deck
  player_rewards prerelease promo rebalanced release reprint reserved scryfallpreview scryland
  set_promo shadowland shockland slowland spell split spotlight storageland surveilland tangoland
  transform tricycleland triland universesbeyond vanilla
`.match(/\S+/g)

const alsoAccepted = `
  adventure arena artseries battle battleland bicycleland borderless canland cycleland extended
  extendedart flavor fullart indicator karoo mtgo oversized paper saga showcase stamp stamped story
  tdfc textless token trikeland triome watermark
`.match(/\S+/g)

describe('the table of traits', () => {
  test('no two traits share a name or an alias, however it is separated', () => {
    const owners = new Map<string, Set<string>>()
    for (const { name, aliases = [] } of traits) {
      for (const word of [name, ...aliases]) {
        const folded = word.replaceAll('_', '')
        owners.set(folded, (owners.get(folded) ?? new Set()).add(name))
      }
    }
    expect([...owners.values()].filter(({ size }) => size > 1)).toEqual([])
    expect(new Set(traits.map(({ name }) => name)).size).toBe(traits.length)
  })

  test('names are lower case without spaces', () => {
    expect(words.filter((word) => !/^[a-z_]+$/.test(word))).toEqual([])
  })

  test.each(page ?? [])('%s of the syntax page is decided, or said why not', (value) => {
    expect(words.includes(value) || undecided.has(value)).toBe(true)
  })

  test.each(alsoAccepted ?? [])('%s is known too', (value) => {
    expect(words).toContain(value)
  })

  test('what is undecided is no trait', () => {
    expect([...undecided.keys()].filter((name) => words.includes(name))).toEqual([])
    expect(undecided.get('scryfallpreview')).toBe('only the card-data service keeps that list')
  })

  test('what compares the printings of a card is left to others', () => {
    expect(words).not.toContain('unique')
    expect(words).not.toContain('newinpauper')
  })

  test.each(traits)(
    '$name has a sentence for cards with it and one for cards without it',
    ({ description }) => {
      expect(description.yes).toMatch(/^(is|has|can|comes|costs|shows) \S/)
      expect(description.no).toMatch(/^(is not|has no|cannot|does not|costs no|shows no) \S/)
    },
  )
})

test('a card has traits of its own and of its printing, by their first names', () => {
  const karoo = cardObject({
    name: 'Azorius Chancery',
    type_line: 'Land',
    oracle_text:
      "This land enters tapped.\nWhen this land enters, return a land you control to its owner's hand.\n{T}: Add {W}{U}.",
    frame: '2015',
    finishes: ['nonfoil', 'foil'],
  })
  expect(traitsOf(karoo, 'card')).toEqual(['permanent', 'bounceland'])
  expect(traitsOf(karoo, 'printing')).toEqual([
    'new',
    'default',
    'foil',
    'nonfoil',
    'firstprinting',
    'paper',
  ])
})

test('facts about a text that is missing add traits and take them away', () => {
  const elf = { name: 'Elf', type_line: 'Creature — Elf', oracle_text: '' }
  expect(traitsOf(cardObject(elf), 'card')).toContain('vanilla')
  const corrected = traitsOf(cardObject({ ...elf, text_traits: ['modal', '-vanilla'] }), 'card')
  expect(corrected).toContain('modal')
  expect(corrected).not.toContain('vanilla')
})
