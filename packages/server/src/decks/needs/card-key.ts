import { type Catalogue, rowText } from '@manafolio/search'

/** A card by its number in a catalogue; one that this does not know by the id of its printing. */
export type CardKey = number | string

export function cardKeyOf({ printingById, columns }: Catalogue, scryfallId: string): CardKey {
  const printing = printingById.get(scryfallId)
  return (printing === undefined ? undefined : columns.printingCard[printing]) ?? scryfallId
}

const basicLands = new WeakMap<Catalogue, ReadonlySet<CardKey>>()

/** The snow-covered ones and Wastes too: they are basic lands by the rules. */
export function basicLandsIn(catalogue: Catalogue): ReadonlySet<CardKey> {
  const known = basicLands.get(catalogue) ?? findBasicLands(catalogue)
  basicLands.set(catalogue, known)
  return known
}

function findBasicLands({ meta, texts }: Catalogue): ReadonlySet<CardKey> {
  const cards = Array.from({ length: meta.cardCount }, (_, card) => card)
  return new Set(cards.filter((card) => /^basic\b.*\bland\b/i.test(rowText(texts.cardType, card))))
}
