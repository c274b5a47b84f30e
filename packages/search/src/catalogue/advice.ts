import { numberList } from '../text/number-table.ts'
import type { CardObject } from './card-object.ts'
import type { PrintingColumns } from './collectors.ts'
import type { DraftCard } from './drafts.ts'
import { interner } from './interned.ts'
import { noPrice, printingFlag } from './printing-facts.ts'

/** How cards are measured for advice on decks. Search knows no decks, so this is passed in. */
export interface AdviceMeasures {
  /** What a card is, does and is about, such as “role:ramp”. */
  tagsOf(card: CardObject): readonly string[]
  /** Higher for a card that is played more. */
  popularityOf(card: PlayedCard): number
}

export interface PlayedCard {
  edhrecRank: number | undefined
  /** Of the cheapest copy on paper. */
  usdCents: number | undefined
  printings: number
  /** In lower case. */
  typeLine: string
}

/** For catalogues that give no advice. */
export const noAdvice: AdviceMeasures = { tagsOf: () => [], popularityOf: () => 0 }

/** Collects the tags of cards outside the heap until the order of the cards is known. */
export function adviceTagCollector(tagsOf: AdviceMeasures['tagsOf']) {
  const names = interner()
  const tags = numberList()
  const ends = numberList()
  return {
    /** The number by which `columnsFor` knows the tags of the card. */
    add(card: CardObject): number {
      for (const tag of new Set(tagsOf(card))) tags.push(names.number(tag))
      ends.push(tags.length)
      return ends.length - 1
    },
    /** For cards in their order. Tags are numbered in the order of their names, however they came. */
    columnsFor(collected: Uint32Array) {
      const sorted = sortedNumbers(names.values())
      const [allTags, allEnds] = [tags.numbers(), ends.numbers()]
      const starts = new Uint32Array(collected.length + 1)
      const numbers: number[] = []
      collected.forEach((number, card) => {
        const own = allTags.subarray(allEnds[number - 1] ?? 0, allEnds[number])
        const places = Array.from(own, (tag) => sorted.places[tag] ?? 0)
        numbers.push(...places.sort((one, other) => one - other))
        starts[card + 1] = numbers.length
      })
      return {
        names: sorted.names,
        columns: { cardAdviceTagStarts: starts, cardAdviceTags: Uint16Array.from(numbers) },
      }
    },
  }
}

export type AdviceTagCollector = ReturnType<typeof adviceTagCollector>

function sortedNumbers(names: readonly string[]): { names: string[]; places: number[] } {
  const sorted = [...names].sort()
  const placeOf = new Map(sorted.map((name, place) => [name, place]))
  return { names: sorted, places: names.map((name) => placeOf.get(name) ?? 0) }
}

/** What the cards cost at least, and how much they are played. */
export function playedColumns(
  cards: readonly DraftCard[],
  ranks: Float32Array,
  { drafts, popularityOf }: Pick<AdviceMeasures, 'popularityOf'> & { drafts: PrintingColumns },
) {
  const columns = {
    cardUsd: new Int32Array(cards.length),
    cardPopularity: new Float32Array(cards.length),
  }
  cards.forEach((card, at) => {
    const onPaper = card.printings.filter((printing) => isOnPaper(drafts, printing))
    const usd = cheapest(drafts, onPaper)
    columns.cardUsd[at] = usd
    columns.cardPopularity[at] = popularityOf({
      edhrecRank: Number.isNaN(ranks[at]) ? undefined : ranks[at],
      usdCents: usd === noPrice ? undefined : usd,
      printings: card.printings.length,
      typeLine: card.type,
    })
  })
  return columns
}

/** Whether a printing is sold on paper to play with. */
function isOnPaper({ printingFlags }: PrintingColumns, printing: number): boolean {
  const { digital, extra, oversized } = printingFlag
  return ((printingFlags[printing] ?? 0) & (digital | extra | oversized)) === 0
}

function cheapest(drafts: PrintingColumns, printings: readonly number[]): number {
  const { printingUsd, printingUsdFoil, printingUsdEtched } = drafts
  let lowest = noPrice
  for (const printing of printings) {
    for (const prices of [printingUsd, printingUsdFoil, printingUsdEtched]) {
      const price = prices[printing] ?? noPrice
      if (price !== noPrice && (lowest === noPrice || price < lowest)) lowest = price
    }
  }
  return lowest
}
