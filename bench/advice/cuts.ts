import {
  type AdviceDeck,
  type AdviceTable,
  adviceOn,
  hasTag,
  isLand,
  randomFrom,
} from '@manafolio/deck'

import type { AdviceWorld } from './advice-world.ts'
import type { BenchDeck } from './bench-decks.ts'
import { meanOf } from './recall.ts'
import { adviceDeckOf, candidatesFor, cardsPerTrial, pickSome, seeds, trialSize } from './trial.ts'

export interface IntruderFigures {
  /** How likely a card that does not belong lies before one that does. */
  auc: number
  /** The share of them among as many first cuts as there are of them. */
  precision: number
}

export interface CutFigures extends IntruderFigures {
  /** The shares of the tribe, in decks of one, and of staples among the first ten cuts. */
  tribe: number
  staples: number
}

/** Themes of a deck that cards which do not belong to it have none of. */
const themesAvoided = 12
/** How far apart the logarithms of two ranks may be. */
const rankTolerance = 0.05
const playset = 4
const [tribeMembers, tribeMentions] = [12, 3]
const stapleCount = 100

/** Ranks the cards of decks, with cards among them that do not belong, and without. */
export function measureCuts(world: AdviceWorld, decks: readonly BenchDeck[]): CutFigures {
  const plain = decks.map((bench) => plainTrial(world, bench))
  return {
    ...measureIntruders(world, decks),
    tribe: meanOf(plain.flatMap(({ tribe }) => tribe ?? [])),
    staples: meanOf(plain.map(({ staples }) => staples)),
  }
}

/** Ranks the cards of decks with some among them that do not belong: playsets in decks of sixty cards. */
export function measureIntruders(world: AdviceWorld, decks: readonly BenchDeck[]): IntruderFigures {
  const trials = decks.flatMap((bench) =>
    seeds.map((seed) => intruderTrial(world, bench, randomFrom(seed))),
  )
  return {
    auc: meanOf(trials.map(({ auc }) => auc)),
    precision: meanOf(trials.map(({ precision }) => precision)),
  }
}

function intruderTrial(world: AdviceWorld, bench: BenchDeck, random: () => number) {
  const { table } = world
  const candidates = candidatesFor(world, bench, bench.cards)
  const intruders = intrudersFor(world, { bench, candidates }, random)
  const copies = adviceDeckOf(bench, bench.cards).kind === 'constructed' ? playset : 1
  const cards = [...bench.cards, ...intruders.map((card) => ({ card, copies }))]
  const left = candidates.filter((card) => !intruders.includes(card))
  const ranking = cutsOf(table, adviceDeckOf(bench, cards), left)
  const count = trialSize(spellsOf(table, bench).length)
  const first = ranking.slice(0, count)
  return {
    auc: aucOf(ranking, intruders),
    precision: first.filter((card) => intruders.includes(card)).length / count,
  }
}

/** Each about as popular as a card of the deck, and without any of its themes. */
function intrudersFor(
  { table }: AdviceWorld,
  { bench, candidates }: { bench: BenchDeck; candidates: Uint32Array },
  random: () => number,
): number[] {
  const advice = adviceOn(table, adviceDeckOf(bench, bench.cards), candidates)
  const tags = advice.themes(themesAvoided).map(({ theme }) => table.tagNames.indexOf(theme))
  const offTheme = [...candidates].filter(
    (card) => !isLand(table, card) && !tags.some((tag) => hasTag(table, card, tag)),
  )
  const spells = spellsOf(table, bench)
  const models = pickSome(spells, trialSize(spells.length), random)
  const intruders: number[] = []
  for (const model of models) {
    const alike = offTheme.filter(
      (card) => !intruders.includes(card) && popularityGap(table, card, model) < rankTolerance,
    )
    intruders.push(...pickSome(alike, 1, random))
  }
  return intruders
}

function popularityGap({ popularity }: AdviceTable, one: number, other: number): number {
  return Math.abs((popularity[one] ?? 0) - (popularity[other] ?? 0))
}

function aucOf(ranking: readonly number[], intruders: readonly number[]): number {
  let [wins, behind] = [0, 0]
  for (const card of ranking.toReversed()) {
    if (intruders.includes(card)) wins += behind
    else behind++
  }
  return wins / (behind * (ranking.length - behind))
}

function plainTrial(world: AdviceWorld, bench: BenchDeck) {
  const { table } = world
  const candidates = candidatesFor(world, bench, bench.cards)
  const first = cutsOf(table, adviceDeckOf(bench, bench.cards), candidates).slice(0, cardsPerTrial)
  const share = (isOne: (card: number) => boolean) => first.filter(isOne).length / first.length
  const staples = staplesAmong(table, [...candidates, ...spellsOf(table, bench)])
  const tribe = tribeOf(table, spellsOf(table, bench))
  return {
    staples: share((card) => staples.has(card)),
    tribe: tribe === undefined ? undefined : share((card) => hasTag(table, card, tribe)),
  }
}

function cutsOf(table: AdviceTable, deck: AdviceDeck, candidates: Uint32Array): number[] {
  return adviceOn(table, deck, candidates)
    .fits()
    .map(({ card }) => card)
}

function spellsOf(table: AdviceTable, { cards }: BenchDeck): number[] {
  return cards.map(({ card }) => card).filter((card) => !isLand(table, card))
}

/** The most played cards that the deck may have, other than lands. */
function staplesAmong(table: AdviceTable, cards: readonly number[]): ReadonlySet<number> {
  const rankOf = (card: number) => table.edhrecRank[card] || Number.MAX_VALUE
  const spells = cards.filter((card) => !isLand(table, card))
  return new Set(spells.sort((a, b) => rankOf(a) - rankOf(b) || a - b).slice(0, stapleCount))
}

/** The subtype that many cards are or make and several mention, if there is one: the one of most cards. */
function tribeOf(table: AdviceTable, cards: readonly number[]): number | undefined {
  const counted = (tag: number) => cards.filter((card) => hasTag(table, card, tag)).length
  const types = table.tagNames.flatMap((name, tag) => (name.startsWith('sub:') ? [tag] : []))
  const tribes = types.flatMap((tag) => {
    const mentions = table.tagNames.indexOf((table.tagNames[tag] ?? '').replace('sub:', 'cares:'))
    const members = counted(tag)
    return members >= tribeMembers && counted(mentions) >= tribeMentions ? [{ tag, members }] : []
  })
  return tribes.sort((a, b) => b.members - a.members || a.tag - b.tag)[0]?.tag
}
