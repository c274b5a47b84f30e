import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Test } from '../filters/filter.ts'
import type { Plan } from './compile.ts'

/** The matching printings, those of one card together. */
export interface Matches {
  cards: number[]
  /** Where the printings of cards[i] begin in `printings`; one more entry than cards. */
  starts: number[]
  printings: number[]
}

/** Runs a plan over the catalogue, leaving out printings with any of the hidden flags. */
export function match(catalogue: Catalogue, plan: Plan, hidden: number): Matches {
  const matches: Matches = { cards: [], starts: [0], printings: [] }
  const wants = printingTest(catalogue, plan, hidden)
  for (let card = 0; card < catalogue.meta.cardCount; card++) {
    if (plan.card && !plan.card(card)) continue
    collect(catalogue, card, wants, matches)
  }
  return matches
}

function printingTest({ columns }: Catalogue, { printing }: Plan, hidden: number): Test {
  const isVisible: Test = (index) => ((columns.printingFlags[index] ?? 0) & hidden) === 0
  return printing ? (index) => isVisible(index) && printing(index) : isVisible
}

function collect({ columns }: Catalogue, card: number, wants: Test, matches: Matches) {
  const before = matches.printings.length
  const end = columns.cardPrintings[card + 1] ?? 0
  for (let printing = columns.cardPrintings[card] ?? 0; printing < end; printing++) {
    if (wants(printing)) matches.printings.push(printing)
  }
  if (matches.printings.length === before) return
  matches.cards.push(card)
  matches.starts.push(matches.printings.length)
}
