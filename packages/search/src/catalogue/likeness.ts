import { LRUCache } from 'lru-cache'
import { cardsWithAny } from '../rows/levels.ts'
import { hasRow } from '../rows/row-set.ts'
import { rowText } from '../text/text-column.ts'
import type { Catalogue } from './catalogue.ts'
import { colorCount } from './colors.ts'
import { inverseFrequency, ofAll } from './rarity.ts'
import { wordLikeness } from './word-likeness.ts'

/** How much each of what cards have in common counts; found by trying out pairs that players know. */
const weights = {
  tags: 1,
  text: 0.6,
  type: 0.05,
  identity: 0.25,
  manaValue: 0.15,
  /** For each power of ten by which a card's rank is better. */
  popularity: 0.18,
}

const cachedCards = 500
const known = new WeakMap<Catalogue, LRUCache<number, readonly number[]>>()

/**
 * The cards that have most in common with a card, the most alike first: by their advice tags, texts,
 * types, color identities and mana values. Of cards that are about as alike, those that are played more
 * come first. Extras and cards that share no advice tag are left out.
 */
export function cardsLike(catalogue: Catalogue, card: number, count: number): readonly number[] {
  const cache = known.get(catalogue) ?? new LRUCache({ max: cachedCards })
  known.set(catalogue, cache)
  const cached = cache.get(card)
  if (cached && cached.length >= count) return cached.slice(0, count)
  const found = findCardsLike(catalogue, card, count)
  cache.set(card, found)
  return found
}

function findCardsLike(catalogue: Catalogue, card: number, count: number): number[] {
  const likeness = likenessTo(catalogue, card)
  const shown = cardsWithAny(catalogue, catalogue.visible.withoutExtras)
  likeness.forEach((_, other) => {
    if (other === card || !hasRow(shown, other)) likeness[other] = Number.NEGATIVE_INFINITY
  })
  const least = likeness.slice().sort().at(-count) ?? Number.NEGATIVE_INFINITY
  const cards: number[] = []
  likeness.forEach((value, other) => {
    if (value >= least && Number.isFinite(value)) cards.push(other)
  })
  const of = (other: number) => likeness[other] ?? 0
  return cards.sort((one, other) => of(other) - of(one) || one - other).slice(0, count)
}

/** Of all cards; minus infinity for those that share no advice tag. */
function likenessTo({ columns, texts, meta }: Catalogue, card: number): Float64Array {
  const { cardIdentity, cardManaValue, cardPopularity } = columns
  const tags = tagLikeness({ columns, meta }, card)
  const text = wordLikeness(texts.cardOracle, rowText(texts.cardTildeOracle, card))
  const type = wordLikeness(texts.cardType, rowText(texts.cardType, card))
  return tags.map((shared, other) => {
    if (shared === 0) return Number.NEGATIVE_INFINITY
    const apart = Math.abs((cardManaValue[card] ?? 0) - (cardManaValue[other] ?? 0))
    return (
      weights.tags * shared +
      weights.text * (text[other] ?? 0) +
      weights.type * (type[other] ?? 0) +
      weights.identity * colorLikeness(cardIdentity[card] ?? 0, cardIdentity[other] ?? 0) +
      weights.manaValue / (1 + apart) +
      weights.popularity * (cardPopularity[other] ?? 0)
    )
  })
}

/** The share of the colors of either that both have. */
function colorLikeness(one: number, other: number): number {
  const either = colorCount(one | other)
  return either === 0 ? 1 : colorCount(one & other) / either
}

type TagColumns = Pick<Catalogue, 'columns' | 'meta'>

function tagLikeness({ columns, meta }: TagColumns, card: number): Float64Array {
  const { cardAdviceTagStarts: starts, cardAdviceTags: tags } = columns
  const { weightOf, totals } = tagWeights({ columns, meta })
  const wanted = new Uint8Array(weightOf.length)
  for (const tag of tags.subarray(starts[card], starts[card + 1])) wanted[tag] = 1
  const own = totals[card] ?? 0
  return totals.map((total, other) => {
    let shared = 0
    const end = starts[other + 1] ?? 0
    for (let at = starts[other] ?? 0; at < end; at++) {
      const tag = tags[at] ?? 0
      if (wanted[tag] === 1) shared += weightOf[tag] ?? 0
    }
    return ofAll(shared, own, total)
  })
}

interface TagWeights {
  weightOf: Float64Array
  /** The sum of the weights of each card's tags. */
  totals: Float64Array
}

const knownWeights = new WeakMap<Catalogue['columns'], TagWeights>()

function tagWeights({ columns, meta }: TagColumns): TagWeights {
  const cached = knownWeights.get(columns)
  if (cached) return cached
  const { cardAdviceTagStarts: starts, cardAdviceTags: tags } = columns
  const counts = new Float64Array(meta.adviceTags.length)
  for (const tag of tags) counts[tag] = (counts[tag] ?? 0) + 1
  const weightOf = counts.map((count) => inverseFrequency(count, meta.cardCount))
  const totals = Float64Array.from({ length: meta.cardCount }, (_, card) =>
    tags
      .subarray(starts[card], starts[card + 1])
      .reduce((sum, tag) => sum + (weightOf[tag] ?? 0), 0),
  )
  knownWeights.set(columns, { weightOf, totals })
  return { weightOf, totals }
}
