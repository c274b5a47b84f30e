import type { Card, ListedPrinting } from '@manafolio/contract'
import { type Catalogue, finishCents, finishesOf, noPrice } from '@manafolio/search'
import { presentCards } from '../../../cards/present.ts'

/** Tells what printings are, each of them once. */
export function listedPrintings(catalogue: Catalogue): (printing: number) => ListedPrinting {
  const known = new Map<number, ListedPrinting>()
  return (printing) => {
    const listed = known.get(printing) ?? listedPrinting(catalogue, printing)
    known.set(printing, listed)
    return listed
  }
}

function listedPrinting(catalogue: Catalogue, printing: number): ListedPrinting {
  const [card] = presentCards(catalogue, [printing])
  if (!card) throw new Error(`the catalogue has no printing ${printing}`)
  return { ...factsOf(card), usd: dollarsOf(catalogue, printing) }
}

function factsOf(card: Card): Omit<ListedPrinting, 'usd'> {
  const { setCode, setName, collectorNumber, tcgplayerId, typeLine } = card
  const image = card.imageUris?.normal ?? null
  const what = { scryfallId: card.id, cardName: card.name }
  return { ...what, setCode, setName, collectorNumber, tcgplayerId, typeLine, image }
}

function dollarsOf(catalogue: Catalogue, printing: number): number | null {
  const prices = finishesOf(catalogue, printing).map((finish) =>
    finishCents(catalogue, printing, finish),
  )
  const cents = prices.find((price) => price !== noPrice)
  return cents === undefined ? null : cents / 100
}
