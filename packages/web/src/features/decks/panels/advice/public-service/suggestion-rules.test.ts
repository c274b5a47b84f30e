import { limits } from '@manafolio/contract'
import { parse } from '@manafolio/search/query'
import { expect, test } from 'vitest'
import { dataCard, landfall } from '../../../../../test/decks/suggested-cards.ts'
import { cardNamed, deckOf, rowOf } from '../../../../../test/decks.ts'
import { namesInDeck } from '../deck-names.ts'
import { fittingCards } from './fitting-cards.ts'
import { mergedSuggestions } from './merged-suggestions.ts'
import { formatTheme, strongestThemes } from './strongest-themes.ts'
import { boundsOf, themeQuery } from './theme-queries.ts'
import { type ThemeId, themeIds, themes } from './themes.ts'

const times = <Thing>(count: number, thing: Thing) => Array.from({ length: count }, () => thing)

test('the themes of most cards are the strongest, and one of few cards does not count', () => {
  const cards: ThemeId[][] = [
    ...times(7, ['landfall', 'ramp'] satisfies ThemeId[]),
    ...times(4, ['ramp', 'draw'] satisfies ThemeId[]),
    ...[...times(2, ['tokens'] satisfies ThemeId[]), ...times(7, [])],
  ]
  expect(strongestThemes(cards)).toEqual([
    { id: 'ramp', cards: 11 },
    { id: 'landfall', cards: 7 },
    { id: 'draw', cards: 4 },
  ])
})

test('at most three themes count; on a tie the rarer ones', () => {
  const cards = times(3, ['draw', 'ramp', 'tokens', 'landfall'] satisfies ThemeId[])
  expect(strongestThemes(cards).map(({ id }) => id)).toEqual(['landfall', 'tokens', 'ramp'])
})

test('a single card sets the theme of a small deck; the default is card draw', () => {
  expect(strongestThemes([['equipment']])).toEqual([{ id: 'equipment', cards: 1 }])
  expect(strongestThemes(times(9, []))).toEqual([{ id: 'draw', cards: null }])
  expect(strongestThemes([])).toEqual([{ id: 'draw', cards: null }])
})

test('the query keeps within the format and the colors', () => {
  const { q, order } = themeQuery('landfall', boundsOf('commander', ['G', 'W']))
  expect(q).toContain('o:landfall')
  expect(q).toContain('f:commander id<=wg -t:basic')
  expect(order).toBe('edhrec')
})

test.each([
  ['modern', null, 'f:modern -t'],
  ['modern', ['W'], 'f:modern -t'],
  ['commander', [], 'f:commander id<=c -t'],
  ['commander', null, 'f:commander -t'],
  ['brawl', ['U'], 'f:standardbrawl id<=u -t'],
] as const)('%s with a commander of %s requests %s', (format, commander, query) => {
  expect(themeQuery('draw', boundsOf(format, commander)).q).toContain(query)
})

test.each(themeIds)('our query language understands the query for %s', (theme) => {
  const { q } = themeQuery(theme, boundsOf('commander', ['G']))
  expect(parse(q).problems).toEqual([])
})

test('results that are out of bounds or off-theme are dropped', () => {
  const found = [
    ...[dataCard('Lotus Cobra', landfall), dataCard('Grizzly Bears')],
    dataCard('Roil Elemental', landfall, { color_identity: ['U'] }),
    dataCard('Banned One', landfall, { legalities: { commander: 'banned' } }),
    dataCard('Restricted One', landfall, { legalities: { commander: 'restricted' } }),
    dataCard('Forest', landfall, { type_line: 'Basic Land — Forest' }),
    dataCard('Plain Card', landfall, { legalities: undefined, color_identity: [] }),
  ]
  const fitting = fittingCards(found, 'landfall', { format: 'commander', colors: ['G', 'W'] })
  expect(fitting.map(({ card }) => card.name)).toEqual([
    ...['Lotus Cobra', 'Restricted One', 'Plain Card'],
  ])
})

/** A card with themes. */
const fits = (name: string, ...shown: ThemeId[]) => ({ card: cardNamed(name), themes: shown })
const colors: string[] = []

const twoThemes = [
  { id: 'ramp' as const, cards: 9 },
  { id: 'landfall' as const, cards: 7 },
]

test('themes alternate, no card appears twice, and each lists all its reasons', () => {
  const cobra = fits('Lotus Cobra', 'landfall', 'ramp', 'draw')
  const suggestions = mergedSuggestions({
    themes: twoThemes,
    cards: [
      [cobra, fits('Sol Ring', 'ramp'), fits('Farseek', 'ramp')],
      [cobra, fits('Scute Swarm', 'landfall', 'tokens'), fits('Roil Elemental', 'landfall')],
    ],
    colors,
    names: new Set(['roil elemental']),
  })
  const labels = suggestions.map(({ card, reasons }) => [card.name, ...reasons.map(formatTheme)])
  expect(labels).toEqual([
    ['Lotus Cobra', 'ramp: 9 of your cards', 'landfall: 7 of your cards'],
    ['Scute Swarm', 'landfall: 7 of your cards'],
    ['Sol Ring', 'ramp: 9 of your cards'],
    ['Farseek', 'ramp: 9 of your cards'],
  ])
})

test('cards within the deck’s colors come first, across all themes', () => {
  const of = (name: string, colorIdentity: string[], theme: ThemeId) => ({
    card: cardNamed(name, { colorIdentity }),
    themes: [theme],
  })
  const found = {
    themes: twoThemes,
    names: new Set<string>(),
    cards: [
      [of('Growth Spiral', ['G', 'U'], 'ramp'), of('Sol Ring', [], 'ramp')],
      [of('Ruin Crab', ['U'], 'landfall'), of('Cobra', ['G'], 'landfall')],
    ],
  }
  const namesFor = (colors: string[]) =>
    mergedSuggestions({ ...found, colors }).map(({ card }) => card.name)
  expect(namesFor(['R', 'G', 'G'])).toEqual(['Sol Ring', 'Cobra', 'Growth Spiral', 'Ruin Crab'])
  expect(namesFor([])).toEqual(['Growth Spiral', 'Ruin Crab', 'Sol Ring', 'Cobra'])
})

test('the number of suggestions is limited', () => {
  const cards = Array.from({ length: 30 }, (_, n) => fits(`Card ${n}`, 'ramp'))
  const suggestions = mergedSuggestions({
    themes: twoThemes,
    cards: [cards],
    colors,
    names: new Set(),
  })
  expect(suggestions).toHaveLength(limits.suggestions)
})

test('cards in the deck are recognized by any name: in both slots, as a face, as commander', () => {
  const deck = deckOf({
    commanderName: 'Omnath, Locus of Rage',
    cards: [
      rowOf(cardNamed('Fire // Ice')),
      rowOf(cardNamed('Negate', { id: 'foil' }), 1, 'side'),
      { ...rowOf(cardNamed('Delver of Secrets // Insectile Aberration')), cardName: 'Delver' },
    ],
  })
  const pool = ['Fire', 'Fire // Ice', 'NEGATE', 'Omnath, Locus of Rage', 'Delver of Secrets']
  const cards = [[...pool, 'Shock', 'Firebolt'].map((name) => fits(name, 'draw'))]
  const names = namesInDeck(deck)
  const suggestions = mergedSuggestions({ themes: twoThemes, cards, colors, names })
  expect(suggestions.map(({ card }) => card.name)).toEqual(['Shock', 'Firebolt'])
})

test('the default theme has a reason of its own', () => {
  expect(formatTheme({ id: 'draw', cards: null })).toBe('card draw: useful in every deck')
  expect(formatTheme({ id: 'counters', cards: 3 })).toBe('+1/+1 counters: 3 of your cards')
})

test('queries avoid tags that the public service and our mirror name differently', () => {
  for (const { query } of Object.values(themes)) expect(query).not.toMatch(/otag|function|edhrec/)
})
