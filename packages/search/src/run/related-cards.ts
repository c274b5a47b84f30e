import { type Relation, relations } from '@manafolio/contract'
import { type Catalogue, printingsOfCard } from '../catalogue/catalogue.ts'
import { decodeRelation } from '../catalogue/relations/relation-edges.ts'
import { type Postings, postings } from '../text/postings.ts'
import { popularityOf } from './popularity.ts'
import { usualPrinting } from './usual-printing.ts'

/** A card that belongs to another one, shown by one of its printings. */
export interface RelatedCard {
  relation: Relation
  printing: number
  /** Found by a rules text, since the card data does not list it. */
  isGuess: boolean
}

/** No page shows more cards of one relation. */
const mostOfRelation = 24

/**
 * The cards that belong to a card: each once, the closest relations first, and of each relation those
 * that are listed, then the most played ones. They are shown by a printing of the same set as the given one where there is any; the same
 * art is that of this printing.
 */
export function relatedCards(catalogue: Catalogue, card: number, printing: number): RelatedCard[] {
  const { places } = popularityOf(catalogue)
  const found = [...related(catalogue, card), ...withSameArt(catalogue, card, printing)]
  const known = new Set<number>()
  const each = found
    .map((one) => ({ ...one, rank: relations.indexOf(one.relation) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        Number(a.isGuess) - Number(b.isGuess) ||
        (places[a.card] ?? 0) - (places[b.card] ?? 0),
    )
    .filter((one) => !known.has(one.card) && known.add(one.card))
  return relations.flatMap((relation) =>
    each
      .filter((one) => one.relation === relation)
      .slice(0, mostOfRelation)
      .flatMap((one) => {
        const shown = one.printing ?? printingBeside(catalogue, one.card, printing)
        return shown === undefined ? [] : [{ relation, printing: shown, isGuess: one.isGuess }]
      }),
  )
}

interface Found extends Pick<RelatedCard, 'relation' | 'isGuess'> {
  card: number
  printing?: number
}

function* related({ columns }: Catalogue, card: number): Generator<Found> {
  const end = columns.cardRelationStarts[card + 1] ?? 0
  for (let at = columns.cardRelationStarts[card] ?? 0; at < end; at++) {
    yield { card: columns.relationCard[at] ?? 0, ...decodeRelation(columns.relationCode[at] ?? 0) }
  }
}

function* withSameArt(catalogue: Catalogue, card: number, printing: number): Generator<Found> {
  const { printingIllustration, printingCard } = catalogue.columns
  const { starts, rows } = printingsByArt(catalogue)
  const art = printingIllustration[printing] ?? 0
  const byCard = new Map<number, number[]>()
  for (const other of rows.subarray(starts[art], starts[art + 1])) {
    const shownOn = printingCard[other] ?? 0
    if (shownOn !== card) byCard.set(shownOn, [...(byCard.get(shownOn) ?? []), other])
  }
  for (const [other, shown] of byCard) {
    const usual = usualPrinting(catalogue, shown)
    if (usual !== undefined)
      yield { card: other, printing: usual, relation: 'same art', isGuess: false }
  }
}

const known = new WeakMap<Catalogue, Postings>()

function printingsByArt(catalogue: Catalogue): Postings {
  const { columns, texts } = catalogue
  const byArt =
    known.get(catalogue) ??
    postings(texts.illustrationId.starts.length - 1, (take) => {
      columns.printingIllustration.forEach((art, printing) => {
        take(art, printing)
      })
    })
  known.set(catalogue, byArt)
  return byArt
}

/** Tokens of a set have a set of their own, whose code begins with a t. */
function printingBeside(catalogue: Catalogue, card: number, printing: number) {
  const { columns, meta } = catalogue
  const codeOf = (one: number) => meta.sets[columns.printingSet[one] ?? 0]?.code
  const set = codeOf(printing)
  const wanted = [set, `t${set}`, set?.replace(/^t/, '')]
  const all = printingsOfCard(catalogue, card)
  const beside = all.filter((one) => wanted.includes(codeOf(one)))
  return usualPrinting(catalogue, beside.length > 0 ? beside : all)
}
