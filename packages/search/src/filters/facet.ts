import type { Catalogue } from '../catalogue/catalogue.ts'
import { facetsOf, rowsWithFacet } from '../catalogue/facets.ts'
import { matchNothing, matchRows, unlessDenied } from '../rows/matchers.ts'
import type { RowSet } from '../rows/row-set.ts'
import { fold } from '../text/fold.ts'
import { equalityOps } from './compare.ts'
import type { Filter, Level, Value } from './filter.ts'
import { denied, quoted, type Statement, says } from './statement.ts'

interface FacetFilter extends Pick<Filter, 'names' | 'level' | 'group' | 'example' | 'help'> {
  facet: string
  /** What a value is called in “no … is called”. */
  noun: string
  /** Values that are understood also when no card has them. */
  known?: readonly string[]
  /** Values as people write them, by how the catalogue has them. */
  normalize?: (value: string) => string
  sentence(value: string): Statement
}

function facetFilter(words: FacetFilter): Filter {
  const { facet, noun, known = [], normalize = same, sentence, ...filter } = words
  return {
    ...filter,
    ops: equalityOps,
    values: (catalogue) => facetValues(catalogue, words.level, facet),
    compile({ catalogue }, { op, value }) {
      const wanted = normalize(fold(value))
      const rows = findRows(catalogue, words.level, `${facet}:${wanted}`)
      if (!rows && !known.includes(wanted)) return `no ${noun} is called “${value}”`
      return unlessDenied(op, rows ? matchRows(rows) : matchNothing)
    },
    describe({ op, value }) {
      const statement = sentence(normalize(fold(value)))
      return op === '!=' ? denied(statement) : statement
    },
  }
}

function same(value: string): string {
  return value
}

/** The rows of a level that have a facet, such as "frame:2015"; undefined when none has. */
export function findRows(catalogue: Catalogue, level: Level, value: string): RowSet | undefined {
  const count = level === 'card' ? catalogue.meta.cardCount : catalogue.meta.printingCount
  return rowsWithFacet(facetsOf(catalogue, level), value, count)
}

/** The values of a vocabulary that the catalogue has. */
export function facetValues({ meta }: Catalogue, level: Level, facet: string): Value[] {
  const start = `${facet}:`
  return meta.facets[level]
    .filter((value) => value.startsWith(start))
    .map((value) => ({ value: value.slice(start.length) }))
    .sort((a, b) => (a.value < b.value ? -1 : 1))
}

/** Languages of cards, with their codes. */
const languages = [
  ['English', 'en'],
  ['Spanish', 'es'],
  ['French', 'fr'],
  ['German', 'de'],
  ['Italian', 'it'],
  ['Portuguese', 'pt'],
  ['Japanese', 'ja'],
  ['Korean', 'ko'],
  ['Russian', 'ru'],
  ['Simplified Chinese', 'zhs'],
  ['Traditional Chinese', 'zht'],
  ['Ancient Greek', 'grc'],
  ['Arabic', 'ar'],
  ['Hebrew', 'he'],
  ['Latin', 'la'],
  ['Phyrexian', 'ph'],
  ['Quenya', 'qya'],
  ['Sanskrit', 'sa'],
] as const

const codesByName = new Map<string, string>(
  languages.map(([name, code]) => [withoutSeparators(name.toLowerCase()), code]),
)

/** The code of a language that is called by its name or already by its code. */
export function languageCode(word: string): string {
  return codesByName.get(withoutSeparators(word)) ?? word
}

function withoutSeparators(word: string): string {
  return word.replace(/[-_\s]/g, '')
}

export const keyword = facetFilter({
  names: ['kw', 'keyword', 'keywords'],
  facet: 'keyword',
  level: 'card',
  example: 'kw:flying',
  noun: 'keyword',
  group: 'Names and text',
  help: 'A keyword ability or action that the card has.',
  sentence: (value) => says('it', 'has', `the keyword ${quoted(value)}`),
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
  help: 'The edition of the frame, or an effect of it such as showcase.',
  sentence: (value) => says('the frame', 'is', value),
})

export const border = facetFilter({
  names: ['border'],
  facet: 'border',
  level: 'printing',
  example: 'border:borderless',
  noun: 'border',
  known: 'black white silver borderless gold yellow'.split(' '),
  group: 'Artwork and frames',
  help: 'The colour of the border, or borderless.',
  sentence: (value) => says('the border', 'is', value),
})

export const stamp = facetFilter({
  names: ['stamp'],
  facet: 'stamp',
  level: 'printing',
  example: 'stamp:acorn',
  noun: 'stamp',
  known: 'oval acorn triangle arena circle heart'.split(' '),
  group: 'Artwork and frames',
  help: 'The security stamp.',
  sentence: (value) => says('the security stamp', 'is', value),
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
  sentence: (value) => says('it', 'is', `playable ${gamePlaces.get(value) ?? `in ${value}`}`),
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
  help: 'The mark behind the rules text.',
  sentence: (value) => says('the watermark', 'is', quoted(value)),
})

const languageNames = new Map<string, string>(languages.map(([name, code]) => [code, name]))

const oneLanguage = facetFilter({
  names: ['lang', 'language'],
  facet: 'lang',
  level: 'printing',
  example: 'lang:ja',
  noun: 'language',
  normalize: languageCode,
  known: [...languageNames.keys()],
  group: 'Printings',
  help: 'The language, by name or code.',
  sentence: (value) => says('the language', 'is', languageNames.get(value) ?? value),
})

/** `lang:any` takes every language that is loaded. */
export const language: Filter = {
  ...oneLanguage,
  compile(scope, term) {
    if (term.value.toLowerCase() !== 'any') return oneLanguage.compile(scope, term)
    return unlessDenied(term.op, matchRows(scope.catalogue.visible.all))
  },
  describe(term, catalogue) {
    if (term.value.toLowerCase() !== 'any') return oneLanguage.describe(term, catalogue)
    const statement = says('it', 'is', 'in any language')
    return term.op === '!=' ? denied(statement) : statement
  },
}

/** Underscores and hyphens do not matter: draft_innovation, draftinnovation. */
export const setType = facetFilter({
  names: ['st', 'settype'],
  facet: 'settype',
  level: 'printing',
  example: 'st:masters',
  noun: 'type of sets',
  normalize: withoutSeparators,
  known:
    'core expansion draftinnovation masters funny commander dueldeck fromthevault spellbook premiumdeck alchemy archenemy masterpiece memorabilia planechase promo starter token treasurechest vanguard box minigame eternal arsenal'.split(
      ' ',
    ),
  group: 'Sets and dates',
  help: 'The type of the set.',
  sentence: (value) => says('the type of the set', 'is', setTypeTitles.get(value) ?? value),
})

const setTypeTitles = new Map([
  ['draftinnovation', 'draft innovation'],
  ['dueldeck', 'duel deck'],
  ['fromthevault', 'From the Vault'],
  ['premiumdeck', 'premium deck'],
  ['treasurechest', 'treasure chest'],
])
