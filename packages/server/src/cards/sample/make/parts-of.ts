import { type Catalogue, findCardsCalled, relatedCards, rowText } from '@manafolio/search'
import type { PackedPart } from '../packed-card.ts'

const components: Readonly<Record<string, string>> = {
  'meld result': 'meld_result',
  'meld part': 'meld_part',
  token: 'token',
}

/** The tokens and other halves of a card that the sample has too. */
export function partsOf(
  catalogue: Catalogue,
  name: string,
  isInSample: (name: string) => boolean,
): PackedPart[] {
  const { columns, texts } = catalogue
  const [card] = findCardsCalled(catalogue, name)
  if (card === undefined) return []
  const related = relatedCards(catalogue, card, columns.cardPrintings[card] ?? 0)
  const parts = related.flatMap(({ relation, printing }): PackedPart[] => {
    const component = components[relation]
    const title = rowText(texts.cardTitle, columns.printingCard[printing] ?? 0)
    return component && isInSample(title) ? [[component, title]] : []
  })
  return [...new Map(parts.map((part) => [part.join(), part])).values()]
}
