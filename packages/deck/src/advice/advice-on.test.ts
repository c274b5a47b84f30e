import { describe, expect, test } from 'vitest'
import { smallTable } from '../test/advice/small-table.ts'
import { adviceOn } from './advice-on.ts'
import { spreadOut } from './spread-out.ts'

const squirrel = ['type:creature', 'mv:2', 'sub:squirrel']
const bear = ['type:creature', 'mv:2', 'sub:bear']
const ramp = ['type:sorcery', 'mv:2', 'role:ramp']
const land = ['type:land', 'role:land']

/** Six squirrels, a bear and a land in the deck; then what could be added. */
const [bearInDeck, landInDeck, moreSquirrel, moreBear, otherBear, moreRamp, moreLand, staple] = [
  6, 7, 8, 9, 10, 11, 12, 13,
]
const table = smallTable([
  ...Array.from({ length: 6 }, () => ({ tags: squirrel, rank: 5000 })),
  { tags: bear, rank: 5000 },
  { tags: land },
  { tags: squirrel, rank: 5000 },
  { tags: bear, rank: 5000 },
  { tags: bear, rank: 5000 },
  { tags: ramp, rank: 5000 },
  { tags: land, rank: 1 },
  { tags: bear, rank: 500 },
])
const candidates = Uint32Array.of(moreSquirrel, moreBear, otherBear, moreRamp, moreLand)
const cards = [0, 1, 2, 3, 4, 5, bearInDeck, landInDeck].map((card) => ({ card, copies: 1 }))
const advice = adviceOn(table, { kind: 'commander', commanders: [], cards }, candidates)
const cardsOf = (scored: readonly { card: number }[]) => scored.map(({ card }) => card)

test('what many cards of the deck are comes first, equal cards come by their numbers, lands not at all', () => {
  const best = cardsOf(advice.best({ count: 9 }))
  expect(best[0]).toBe(moreSquirrel)
  expect(best.indexOf(moreBear)).toBeLessThan(best.indexOf(otherBear))
  expect(best).not.toContain(moreLand)
})

test('cards with a tag, or those that are wanted, are ranked alone', () => {
  expect(cardsOf(advice.best({ count: 9, tag: 'role:ramp' }))).toEqual([moreRamp])
  expect(cardsOf(advice.best({ count: 9, tag: 'role:land' }))).toEqual([moreLand])
  expect(cardsOf(advice.best({ count: 9, tag: 'sub:otter' }))).toEqual([])
  const isWanted = (card: number) => card !== moreSquirrel
  expect(cardsOf(advice.best({ count: 1, isWanted }))).not.toContain(moreSquirrel)
})

test('reasons count cards of the deck: its themes, else the role that it lacks; ranks are for staples', () => {
  const theme = { theme: 'sub:squirrel', name: 'Squirrels', cards: 6 }
  expect(advice.themes(5)).toEqual([theme])
  expect(advice.reasonsFor(moreSquirrel)).toEqual([{ kind: 'theme', ...theme }])
  const lacking = { kind: 'role', role: 'ramp', cards: 0, usual: 10 }
  expect(advice.reasonsFor(moreRamp)).toEqual([lacking])
  expect(advice.reasonsFor(staple)).toEqual([{ kind: 'rank', rank: 500 }])
  expect(advice.reasonsFor(moreBear)).toEqual([])
})

test('in sixty-card formats neither roles nor ranks of Commander are reasons', () => {
  const modern = adviceOn(table, { kind: 'constructed', commanders: [], cards }, candidates)
  expect(modern.reasonsFor(moreRamp)).toEqual([])
  expect(modern.reasonsFor(staple)).toEqual([])
  expect(modern.reasonsFor(moreSquirrel)).toMatchObject([{ kind: 'theme', cards: 6 }])
  const rampDeck = [moreRamp, ...cards.map(({ card }) => card)].map((card) => ({ card, copies: 4 }))
  const elves = adviceOn(
    table,
    { kind: 'constructed', commanders: [], cards: rampDeck },
    candidates,
  )
  const shared = { kind: 'theme', theme: 'role:ramp', name: 'Ramp', cards: 4 }
  expect(elves.reasonsFor(moreRamp)).toEqual([shared])
})

test('the card that shares nothing with the others is the first to cut, and lands are none', () => {
  const fits = cardsOf(advice.fits())
  expect(fits).toHaveLength(7)
  expect(fits[0]).toBe(bearInDeck)
  expect(fits).not.toContain(landInDeck)
  expect(advice.themesOf(0, 3)).toEqual([{ theme: 'sub:squirrel', name: 'Squirrels', cards: 6 }])
  expect(advice.themesOf(bearInDeck, 3)).toEqual([])
  expect(advice.typicalCards(6)).not.toContain(bearInDeck)
})

test('a keyword that is a concept too is one theme, and the broader one is counted', () => {
  const cycling = Array.from({ length: 4 }, () => ({ tags: ['concept:cycling', 'kw:cycling'] }))
  const small = smallTable([...cycling, { tags: ['concept:cycling'] }, { tags: ['kw:cycling'] }])
  const deck = [0, 1, 2, 3, 4].map((card) => ({ card, copies: 1 }))
  const drakes = adviceOn(
    small,
    { kind: 'constructed', commanders: [], cards: deck },
    Uint32Array.of(5),
  )
  const theme = { theme: 'concept:cycling', name: 'Cycling', cards: 5 }
  expect(drakes.themes(9)).toEqual([theme])
  expect(drakes.themesOf(0, 9)).toEqual([theme])
})

test('several copies of one card are no theme, but those of two cards are', () => {
  const birds = smallTable([
    ...Array.from({ length: 3 }, () => ({ tags: ['sub:bird'], rank: 5000 })),
    { tags: ['sub:bear'], rank: 1 },
  ])
  const adviceWith = (...cards: number[]) =>
    adviceOn(
      birds,
      {
        kind: 'constructed',
        commanders: [],
        cards: cards.map((card) => ({ card, copies: 4 })),
      },
      Uint32Array.of(2, 3),
    )
  expect(adviceWith(0).themes(9)).toEqual([])
  expect(adviceWith(0).reasonsFor(2)).toEqual([])
  expect(adviceWith(0, 1).themes(9)).toEqual([{ theme: 'sub:bird', name: 'Birds', cards: 8 }])
})

test('what a lone commander is about are themes, what is rarer first, and reasons', () => {
  const chatterfang = [
    'sub:warrior',
    'sub:squirrel',
    'cares:squirrel',
    'concept:sacrifice',
    'kw:menace',
  ]
  const small = smallTable(
    [chatterfang, ['sub:squirrel'], ['sub:warrior'], ['kw:menace'], ['concept:sacrifice']].map(
      (tags) => ({ tags, rank: 5000 }),
    ),
  )
  const lone = { kind: 'commander', commanders: [0], cards: [] } as const
  const { themes, reasonsFor } = adviceOn(small, lone, Uint32Array.of(1, 2, 3, 4))
  const squirrels = { theme: 'sub:squirrel', name: 'Squirrels', cards: 1 }
  const sacrifice = { theme: 'concept:sacrifice', name: 'Sacrifice', cards: 1 }
  expect(themes(9)).toEqual([sacrifice, squirrels])
  expect(reasonsFor(1)).toEqual([{ kind: 'theme', ...squirrels }])
  expect(reasonsFor(2)).toEqual([]) // a subtype that its text is not about
  expect(reasonsFor(3)).toEqual([]) // a keyword
  expect(reasonsFor(4)).toEqual([{ kind: 'theme', ...sacrifice }])
})

test('a subtype of which no text speaks is no theme, unless it is that of many cards', () => {
  const wizards = (count: number) => Array.from({ length: count }, () => ({ tags: ['sub:wizard'] }))
  const others = (count: number) => Array.from({ length: count }, () => ({ tags: ['sub:bear'] }))
  const themesOf = (cards: { tags: string[] }[]) => {
    const small = smallTable([...cards, ...Array.from({ length: 90 }, () => ({ tags: ['mv:9'] }))])
    const deck = cards.map((_, card) => ({ card, copies: 1 }))
    const candidates = Uint32Array.from({ length: 90 }, (_, at) => cards.length + at)
    const advice = adviceOn(small, { kind: 'commander', commanders: [], cards: deck }, candidates)
    return advice.themes(9).map(({ theme }) => theme)
  }
  expect(themesOf([...wizards(4), ...others(30)])).toEqual(['sub:bear'])
  expect(themesOf([...wizards(30), ...others(4)])).toEqual(['sub:wizard'])
  const lords = [{ tags: ['sub:wizard', 'cares:wizard'] }, { tags: ['sub:wizard', 'cares:wizard'] }]
  expect(themesOf([...wizards(2), ...lords, ...others(30)])).toContain('sub:wizard')
})

test('of ten cards that stand together four at most serve any deck, two of them for one role', () => {
  const cards = ['rock 1', 'rock 2', 'rock 3', 'draw 1', 'draw 2', 'ward 1', ...'abcdefghijkl']
  const kindOf = (card: string) => (card.length > 1 ? card.split(' ')[0] : undefined)
  const spread = spreadOut(cards, kindOf)
  expect(spread.slice(0, 10)).toEqual(['rock 1', 'rock 2', 'draw 1', 'draw 2', ...'abcdef'])
  expect(spread.slice(10)).toEqual(['rock 3', 'ward 1', ...'ghijkl'])
})

describe('fits', () => {
  const elf = ['type:creature', 'sub:elf']
  const [coat, bearInElves, untapper] = [6, 7, 8]
  const elves = smallTable([
    ...Array.from({ length: 6 }, () => ({ tags: elf })),
    { tags: ['concept:typal'] },
    { tags: ['concept:goad'] },
    { tags: ['concept:untap'] },
    { tags: ['concept:tap_abilities'] },
    ...Array.from({ length: 21 }, (_, at) => ({
      tags: [['concept:typal', 'concept:goad', 'concept:untap'][at % 3] ?? ''],
    })),
  ])
  const commander = 9
  const candidatesOfElves = Uint32Array.from({ length: 21 }, (_, at) => 10 + at)
  const adviceIn = (deckCards: readonly number[], commanders: readonly number[] = []) => {
    const cardsIn = deckCards.map((card) => ({ card, copies: 1 }))
    const deck = { kind: 'commander', commanders, cards: cardsIn } as const
    return adviceOn(elves, deck, candidatesOfElves)
  }
  const fitsIn = (...deck: Parameters<typeof adviceIn>) =>
    new Map(
      adviceIn(...deck)
        .fits()
        .map((fit) => [fit.card, fit]),
    )
  const scoreIn = (card: number, ...deck: Parameters<typeof fitsIn>) =>
    fitsIn(...deck).get(card)?.score ?? Number.NaN

  test('a payoff of the tribe fits, however few of them there are', () => {
    const deck = [0, 1, 2, 3, 4, 5, coat, bearInElves]
    expect(scoreIn(coat, deck)).toBeGreaterThan(scoreIn(bearInElves, deck))
    expect(scoreIn(coat, [coat, bearInElves])).toBeCloseTo(
      scoreIn(bearInElves, [coat, bearInElves]),
    )
  })

  test('a payoff shares the theme of the cards that make it good', () => {
    const deck = adviceIn([0, 1, 2, 3, 4, 5, coat, bearInElves])
    expect(deck.themesOf(coat, 3)).toEqual([{ theme: 'sub:elf', name: 'Elves', cards: 7 }])
    expect(deck.themesOf(bearInElves, 3)).toEqual([])
  })

  test('a payoff of the commander fits', () => {
    const deck = [0, 1, untapper, bearInElves]
    expect(scoreIn(untapper, deck, [commander])).toBeGreaterThan(
      scoreIn(bearInElves, deck, [commander]),
    )
    expect(scoreIn(untapper, deck)).not.toBeGreaterThan(scoreIn(bearInElves, deck))
  })

  test('how many other cards would fit better is a share', () => {
    const fits = fitsIn([0, 1, 2, 3, 4, 5, bearInElves])
    expect(fits.get(0)?.betterShare).toBe(0)
    expect(fits.get(bearInElves)?.betterShare).toBeCloseTo(2 / 3)
  })
})
