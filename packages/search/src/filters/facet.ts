import type { Catalogue } from '../catalogue/catalogue.ts'
import { facetsOf, rowsWithFacet } from '../catalogue/facets.ts'
import { fold } from '../text/fold.ts'
import { equalityOps } from './compare.ts'
import type { Filter, Level } from './filter.ts'

interface FacetWords {
  names: readonly string[]
  facet: string
  level: Level
  example: string
  /** What a value is called in “no … is called”. */
  noun: string
  /** Values that are understood also when no card has them. */
  known?: readonly string[]
  /** Values as people write them, by how the catalogue has them. */
  normalize?: (value: string) => string
}

function facetFilter({ facet, noun, known = [], normalize = same, ...words }: FacetWords): Filter {
  return {
    ...words,
    ops: equalityOps,
    compile(catalogue, op, value) {
      const wanted = normalize(fold(value))
      const rows = findRows(catalogue, words.level, `${facet}:${wanted}`)
      if (!rows && !known.includes(wanted)) return `no ${noun} is called “${value}”`
      return (index) => (rows?.[index] === 1) !== (op === '!=')
    },
  }
}

function same(value: string): string {
  return value
}

function findRows(catalogue: Catalogue, level: Level, value: string): Uint8Array | undefined {
  const count = level === 'card' ? catalogue.meta.cardCount : catalogue.meta.printingCount
  return rowsWithFacet(facetsOf(catalogue, level), value, count)
}

/** Names of languages, by which their codes can be called too. */
const languages = new Map(
  Object.entries({
    english: 'en',
    spanish: 'es',
    french: 'fr',
    german: 'de',
    italian: 'it',
    portuguese: 'pt',
    japanese: 'ja',
    korean: 'ko',
    russian: 'ru',
    phyrexian: 'ph',
    latin: 'la',
    hebrew: 'he',
  }),
)

export const keyword = facetFilter({
  names: ['kw', 'keyword', 'keywords'],
  facet: 'keyword',
  level: 'card',
  example: 'kw:flying',
  noun: 'keyword',
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
})

export const border = facetFilter({
  names: ['border'],
  facet: 'border',
  level: 'printing',
  example: 'border:borderless',
  noun: 'border',
  known: 'black white silver borderless gold yellow'.split(' '),
})

export const stamp = facetFilter({
  names: ['stamp'],
  facet: 'stamp',
  level: 'printing',
  example: 'stamp:acorn',
  noun: 'stamp',
  known: 'oval acorn triangle arena circle heart'.split(' '),
})

export const game = facetFilter({
  names: ['game'],
  facet: 'game',
  level: 'printing',
  example: 'game:paper',
  noun: 'game',
  known: 'paper mtgo arena astral sega'.split(' '),
})

export const watermark = facetFilter({
  names: ['wm', 'watermark'],
  facet: 'watermark',
  level: 'printing',
  example: 'wm:boros',
  noun: 'watermark',
})

export const language = facetFilter({
  names: ['lang', 'language'],
  facet: 'lang',
  level: 'printing',
  example: 'lang:ja',
  noun: 'language',
  normalize: (value) => languages.get(value) ?? value,
  known: [...languages.values()],
})

/** Underscores and hyphens do not matter: draft_innovation, draftinnovation. */
export const setType = facetFilter({
  names: ['st', 'settype'],
  facet: 'settype',
  level: 'printing',
  example: 'st:masters',
  noun: 'type of sets',
  normalize: (value) => value.replace(/[_-]/g, ''),
  known:
    'core expansion draftinnovation masters funny commander dueldeck fromthevault spellbook premiumdeck alchemy archenemy masterpiece memorabilia planechase promo starter token treasurechest vanguard box minigame eternal arsenal'.split(
      ' ',
    ),
})
