import { nameForms, nameSeparator, namesIn } from '../catalogue/card-names.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { lore } from '../filters/lore.ts'
import { name } from '../filters/name.ts'
import type { Query } from '../query/tree.ts'
import { hasRow } from '../rows/row-set.ts'
import { foldName } from '../text/fold.ts'
import { rowText } from '../text/text-column.ts'
import { readQuery } from './read-query.ts'
import { hasFacet } from './usual-printing.ts'

/** Of printings that a folded name finds, those on paper that bear it in place of the card's name. */
export function printingsBearing(
  catalogue: Catalogue,
  printings: readonly number[],
  folded: string,
): number[] {
  const bears = hasFacet(catalogue, `named:${folded}`)
  return printings.filter(
    (printing) => bears(printing) && hasRow(catalogue.visible.onPaper, printing),
  )
}

/** Whether a card is called so, but not itself: in another language, or of another world. */
export function isOtherName({ texts }: Catalogue, card: number, folded: string): boolean {
  const { own, others } = namesIn(rowText(texts.cardName, card))
  return others.includes(folded) && !own.includes(folded)
}

/** The card's other name, as printed, with those of the folded words that its own names lack. */
export function otherNameWith(
  { texts }: Catalogue,
  card: number,
  words: readonly string[],
): string | undefined {
  const { own, others } = namesIn(rowText(texts.cardName, card))
  if (others.length === 0) return undefined
  const missing = words.filter((word) => !own.some((name) => name.includes(word)))
  if (missing.length === 0) return undefined
  const printed = rowText(texts.cardOtherNames, card).split(nameSeparator)
  return printed.find((name) => {
    const forms = nameForms([name])
    return missing.every((word) => forms.some((form) => form.includes(word)))
  })
}

/** The folded words by which a query finds names. */
export function nameWordsOf(catalogue: Catalogue, query: string): string[] {
  const words = namesRequested(readQuery(catalogue, query).query).flatMap((name) =>
    foldName(name).split(' '),
  )
  return [...new Set(words)].filter(Boolean)
}

const nameKeys = [...name.names, ...lore.names]

function namesRequested(query: Query): string[] {
  switch (query.kind) {
    case 'and':
      return query.all.flatMap(namesRequested)
    case 'or':
      return query.any.flatMap(namesRequested)
    case 'name':
      return query.style === 'regex' ? [] : [query.text]
    case 'filter':
      return nameKeys.includes(query.key) && query.style !== 'regex' ? [query.value] : []
    case 'not':
      return []
  }
}
