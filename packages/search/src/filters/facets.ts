import { withoutSeparators } from '../text/fold.ts'
import { facetFilter } from './facet.ts'
import { quoted, statementOf } from './statement.ts'

export const keyword = facetFilter({
  names: ['kw', 'keyword', 'keywords'],
  facet: 'keyword',
  level: 'card',
  example: 'kw:flying',
  noun: 'keyword',
  group: 'Names and text',
  help: 'A keyword ability or action that the card has.',
  sentence: (value) => statementOf('it', 'has', `the keyword ${quoted(value)}`),
})

export const frame = facetFilter({
  names: ['frame'],
  facet: 'frame',
  level: 'printing',
  example: 'frame:1997',
  noun: 'frame',
  known:
    '1993 1997 2003 2015 future legendary colorshifted tombstone enchantment nyxtouched showcase extendedart inverted etched snow miracle devoid'.split(
      ' ',
    ),
  group: 'Artwork and frames',
  help: 'The edition of the frame (1993, 1997, 2003, 2015, future), or an effect such as showcase.',
  sentence: (value) => statementOf('the frame', 'is', value),
})

export const border = facetFilter({
  names: ['border'],
  facet: 'border',
  level: 'printing',
  example: 'border:borderless',
  noun: 'border',
  known: 'black white silver borderless gold yellow'.split(' '),
  group: 'Artwork and frames',
  help: 'The border: black, white, silver, gold, yellow or borderless.',
  sentence: (value) => statementOf('the border', 'is', value),
})

export const stamp = facetFilter({
  names: ['stamp'],
  facet: 'stamp',
  level: 'printing',
  example: 'stamp:acorn',
  noun: 'stamp',
  known: 'oval acorn triangle arena circle heart'.split(' '),
  group: 'Artwork and frames',
  help: 'The security stamp: oval, acorn, triangle, arena, circle or heart.',
  sentence: (value) => statementOf('the security stamp', 'is', value),
})

export const game = facetFilter({
  names: ['game'],
  facet: 'game',
  level: 'printing',
  example: 'game:paper',
  noun: 'game',
  known: 'paper mtgo arena astral sega'.split(' '),
  group: 'Printings',
  help: 'Where a printing can be played: on paper, in Arena, in Magic Online.',
  sentence: (value) =>
    statementOf('it', 'is', `playable ${gamePlaces.get(value) ?? `in ${value}`}`),
})

const gamePlaces = new Map([
  ['paper', 'on paper'],
  ['mtgo', 'in Magic Online'],
  ['arena', 'in Arena'],
  ['astral', 'in the game by MicroProse'],
  ['sega', 'on the Sega Dreamcast'],
])

export const watermark = facetFilter({
  names: ['wm', 'watermark'],
  facet: 'watermark',
  level: 'printing',
  example: 'wm:boros',
  noun: 'watermark',
  group: 'Artwork and frames',
  help: 'The watermark behind the rules text.',
  sentence: (value) => statementOf('the watermark', 'is', quoted(value)),
})

/** Former set types. */
const olderSetTypes = new Map([
  ['boxset', 'box'],
  ['beginner', 'starter'],
  ['portal', 'starter'],
  ['unset', 'funny'],
])

/** Ignores underscores and hyphens: draft_innovation, draftinnovation. */
export const setType = facetFilter({
  names: ['st', 'settype', 'set_type'],
  facet: 'settype',
  level: 'printing',
  example: 'st:masters',
  noun: 'type of sets',
  normalize(value) {
    const word = withoutSeparators(value)
    return olderSetTypes.get(word) ?? word
  },
  known:
    'core expansion draftinnovation masters funny commander dueldeck fromthevault spellbook premiumdeck alchemy archenemy masterpiece memorabilia planechase promo starter token treasurechest vanguard box minigame eternal arsenal'.split(
      ' ',
    ),
  group: 'Sets and dates',
  help: 'The type of the set: core, expansion, masters, commander, promo and so on.',
  sentence: (value) => statementOf('the type of the set', 'is', setTypeTitles.get(value) ?? value),
})

const setTypeTitles = new Map([
  ['draftinnovation', 'draft innovation'],
  ['dueldeck', 'duel deck'],
  ['fromthevault', 'From the Vault'],
  ['premiumdeck', 'premium deck'],
  ['treasurechest', 'treasure chest'],
])

const layoutNames = new Map([
  ['mdfc', 'modaldfc'],
  ['tdfc', 'transform'],
  ['dfctoken', 'doublefacedtoken'],
  ['plane', 'planar'],
  ['reversible', 'reversiblecard'],
])

/** Ignores underscores and hyphens, as set types do. */
export const layout = facetFilter({
  names: ['layout'],
  facet: 'layout',
  level: 'printing',
  example: 'layout:saga',
  noun: 'layout',
  normalize(value) {
    const word = withoutSeparators(value)
    return layoutNames.get(word) ?? word
  },
  known:
    'normal split flip transform modaldfc meld leveler class case saga adventure prepare mutate prototype battle planar scheme vanguard token doublefacedtoken emblem augment host artseries reversiblecard'.split(
      ' ',
    ),
  group: 'Kinds of cards',
  help: 'The layout of the card: normal, split, flip, transform, modal_dfc, meld, saga, adventure, token and so on.',
  sentence: (value) => statementOf('the layout', 'is', layoutTitles.get(value) ?? value),
})

const layoutTitles = new Map([
  ['modaldfc', 'modal double-faced'],
  ['doublefacedtoken', 'double-faced token'],
  ['artseries', 'art card'],
  ['reversiblecard', 'reversible'],
])
