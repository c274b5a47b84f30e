import { traitsOf } from '@manafolio/search'
import { byRank, hasType, type KnownCard } from './known-card.ts'

/** How often cards are in lists of players, by the front name or the whole. */
export type Popularity = ReadonlyMap<string, number>

/** As many cards as the sample has beside those with a text of our own. */
const size = 2260

const mostPlayed = 1000
const commanderCount = 400
const perLayout = 6

/** The cards of the sample: what people play most, lands by their cycles, commanders, every layout. */
export function chosenCards(cards: readonly KnownCard[], inLists: Popularity): KnownCard[] {
  const ranked = [...cards].sort(byRank)
  const chosen = new Set<KnownCard>()
  const take = (some: readonly KnownCard[]) => {
    for (const card of some) chosen.add(card)
  }
  take(ranked.slice(0, mostPlayed))
  take(ranked.filter(isCycleLand))
  take(ranked.filter(isCommander).slice(0, commanderCount))
  take(ranked.filter(isLeaderOfTwo).slice(0, 80))
  take(ranked.filter((card) => hasType(card, 'Background')))
  take(ranked.filter(hasTrait('companion')))
  take(partnersOf([...chosen], cards))
  for (const layout of layoutsOf(ranked)) {
    take(ranked.filter(({ first }) => first.layout === layout).slice(0, perLayout))
  }
  take(byPopularity(ranked, inLists))
  for (const card of ranked) if (chosen.size < size) chosen.add(card)
  return ranked.filter((card) => chosen.has(card))
}

const landTraits = (
  'dual shockland fetchland checkland fastland slowland tangoland bondland shadowland painland ' +
  'canopyland gainland scryland surveilland bikeland vergeland bounceland creatureland filterland ' +
  'storageland triland tricycleland pathway tron'
).split(' ')

/** Lands of cycles, basic ones, Gates, and those on the back of a spell. */
function isCycleLand(card: KnownCard): boolean {
  if (!hasType(card, 'Land')) return false
  if (hasType(card, 'Basic') || hasType(card, 'Gate')) return true
  const { layout } = card.first
  const traits = traitsOf(card.first, 'card')
  return layout === 'modal_dfc' || landTraits.some((name) => traits.includes(name))
}

function hasTrait(name: string) {
  return ({ first }: KnownCard) => traitsOf(first, 'card').includes(name)
}

function isCommander(card: KnownCard): boolean {
  return card.first.legalities.commander === 'legal' && hasTrait('commander')(card)
}

function isLeaderOfTwo(card: KnownCard): boolean {
  return isCommander(card) && hasTrait('partner')(card)
}

const partnerWith = /^Partner with ([^(\n]+)/m

/** The other halves of cards that name their partner. */
function partnersOf(some: readonly KnownCard[], all: readonly KnownCard[]): KnownCard[] {
  const names = some.map(({ first }) => partnerWith.exec(first.oracle_text ?? '')?.[1]?.trim())
  return all.filter(({ name }) => names.includes(name))
}

function layoutsOf(cards: readonly KnownCard[]): Set<string> {
  return new Set(cards.map(({ first }) => first.layout))
}

/** Those in most lists first. */
function byPopularity(ranked: readonly KnownCard[], inLists: Popularity): KnownCard[] {
  const countOf = ({ name }: KnownCard) =>
    inLists.get(name) ?? inLists.get(name.split(' // ')[0] ?? '') ?? 0
  return ranked.filter((card) => countOf(card) > 1).sort((a, b) => countOf(b) - countOf(a))
}
