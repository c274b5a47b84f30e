import { type Catalogue, foldName, rowText } from '@manafolio/search'
import { percentile } from './measure.ts'
import { completeQuery, searchCards } from './request.ts'
import { printTable } from './table.ts'

const cardCount = 1000
/** Results among which a player sees a card at a glance. */
const seen = 3
/** A word that stands in more names means none of them. */
const mostNames = 20
const shortestWord = 4
const joiningWords = new Set('with from into over that this your when upon'.split(' '))

interface Typed {
  text: string
  title: string
}

/** How often the most played cards are found by a part of their names. All lists are made from the data. */
export function measureRanking(catalogue: Catalogue): void {
  const titles = mostPlayedTitles(catalogue)
  const words = titles.flatMap(distinctiveWordsIn(catalogue))
  const found = words.map(({ text, title }) => titlesFound(catalogue, text).indexOf(title))
  printTable(`Ranking: the ${cardCount} most played cards`, [
    ['typed', 'texts', 'first', 'in the first three'],
    ['a distinctive word', String(words.length), ...sharesOf(found, seen)],
  ])
  printTable(`Completion: the ${cardCount} most played cards`, [
    ['typed', 'texts', 'first', 'listed', 'p50 ms', 'p99 ms'],
    ...Object.entries(halfTyped(titles)).map(([kind, texts]) =>
      completionRow(catalogue, kind, texts),
    ),
  ])
}

function mostPlayedTitles({ texts, columns, meta }: Catalogue): string[] {
  const rankOf = (card: number) => columns.cardEdhrecRank[card] ?? Number.NaN
  const ranked = Array.from({ length: meta.cardCount }, (_, card) => card).filter(
    (card) => !Number.isNaN(rankOf(card)),
  )
  ranked.sort((a, b) => rankOf(a) - rankOf(b))
  return ranked.slice(0, cardCount).map((card) => rowText(texts.cardTitle, card))
}

/** Words of at least four letters that stand in at most twenty names. */
function distinctiveWordsIn({ texts, meta }: Catalogue): (title: string) => Typed[] {
  const names = new Map<string, number>()
  for (let card = 0; card < meta.cardCount; card++) {
    for (const word of new Set(wordsOf(rowText(texts.cardTitle, card)))) {
      names.set(word, (names.get(word) ?? 0) + 1)
    }
  }
  const isDistinctive = (word: string) =>
    word.length >= shortestWord && !joiningWords.has(word) && (names.get(word) ?? 0) <= mostNames
  return (title) =>
    [...new Set(wordsOf(title))].filter(isDistinctive).map((text) => ({ text, title }))
}

function wordsOf(title: string): string[] {
  return foldName(title).split(' ')
}

function titlesFound(catalogue: Catalogue, query: string): string[] {
  const { printings } = searchCards(catalogue, query)
  const cards = printings.map((printing) => catalogue.columns.printingCard[printing] ?? 0)
  return [...new Set(cards.map((card) => rowText(catalogue.texts.cardTitle, card)))]
}

/** The beginnings of two words: the first two of a name, or the longest two, without short words. */
function halfTyped(titles: readonly string[]): Record<string, Typed[]> {
  const typed = (choose: (words: string[]) => string[]): Typed[] =>
    titles.flatMap((title) => {
      const words = choose(wordsOf(title.split(' // ')[0] ?? '').filter((word) => word.length > 2))
      return words.length < 2 ? [] : [{ text: words.slice(0, 2).join(' '), title }]
    })
  const begin = (length: number) => (word: string) => word.slice(0, length)
  const byLength = (a: string, b: string) => b.length - a.length
  return {
    'three letters of the first two words': typed((words) => words.map(begin(3))),
    'four letters of the first two words': typed((words) => words.map(begin(4))),
    'three letters of the longest two words': typed((words) =>
      words.toSorted(byLength).map(begin(3)),
    ),
    'four letters of them, the last word first': typed((words) =>
      words.slice(0, 2).toReversed().map(begin(4)),
    ),
    'the first word with two letters swapped, three of the second': typed(([first, second]) =>
      first && second && first.length > 4 ? [withSwap(first), begin(3)(second)] : [],
    ),
  }
}

function withSwap(word: string): string {
  const middle = Math.floor(word.length / 2)
  return word.slice(0, middle) + word[middle + 1] + word[middle] + word.slice(middle + 2)
}

function completionRow(catalogue: Catalogue, kind: string, texts: readonly Typed[]): string[] {
  const times: number[] = []
  const places = texts.map(({ text, title }) => {
    const began = performance.now()
    const { options } = completeQuery(catalogue, text)
    times.push(performance.now() - began)
    return options.findIndex(({ text: name, label }) => (label ?? name) === title)
  })
  const figures = [0.5, 0.99].map((share) => percentile(times, share).toFixed(2))
  return [kind, String(texts.length), ...sharesOf(places, Number.POSITIVE_INFINITY), ...figures]
}

/** The shares that are first, and that are among the first so many; -1 is nowhere. */
function sharesOf(places: readonly number[], count: number): string[] {
  const shareOf = (isGood: (place: number) => boolean) =>
    `${((places.filter(isGood).length / places.length) * 100).toFixed(1)} %`
  return [shareOf((place) => place === 0), shareOf((place) => place >= 0 && place < count)]
}
