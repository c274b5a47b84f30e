import type { DeckAddition } from '@manafolio/contract'
import {
  type Catalogue,
  copiesOfPrinting,
  type Holdings,
  hasRow,
  printingsOfCard,
  usualPrinting,
} from '@manafolio/search'
import { presentCards } from '../../cards/present.ts'
import { cheapestOf } from '../needs/offers.ts'
import type { AdvisedDeck } from './advised-deck.ts'
import { freeOf, type Inventory, ownedOf } from './inventory.ts'

/** Cards for a deck, in a printing that is owned or, of what is to be bought, in the cheapest one. */
export function presentPicks(
  { catalogue, advice }: AdvisedDeck,
  inventory: Inventory,
  picks: readonly number[],
): DeckAddition[] {
  const { holdings } = inventory
  const printings = picks.map((card) => printingFor(catalogue, holdings, card))
  const presented = presentCards(catalogue, printings)
  return picks.flatMap((pick, at) => {
    const card = presented[at]
    if (!card) return []
    const cheapest = cheapestOf(catalogue, pick)
    return [
      {
        card,
        owned: ownedOf(inventory, pick),
        free: freeOf(inventory, pick),
        usd: cheapest ? cheapest.cents / 100 : null,
        usdFinish: cheapest?.finish ?? null,
        reasons: advice.reasonsFor(pick),
      },
    ]
  })
}

function printingFor(catalogue: Catalogue, holdings: Holdings, card: number): number {
  const all = printingsOfCard(catalogue, card)
  const owned = all.filter((printing) => copiesOfPrinting(holdings, printing) > 0)
  const onPaper = all.filter((one) => hasRow(catalogue.visible.onPaperWithoutExtras, one))
  return (
    usualPrinting(catalogue, owned) ??
    cheapestOf(catalogue, card)?.printing ??
    usualPrinting(catalogue, onPaper) ??
    0 // no card is without printings
  )
}
