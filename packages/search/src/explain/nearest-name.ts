import { type Catalogue, findCardsNamed } from '../catalogue/catalogue.ts'
import { parse } from '../query/parse.ts'
import type { Query } from '../query/tree.ts'
import { listRows } from '../rows/row-set.ts'
import { popularityOf } from '../run/popularity.ts'
import { foldName } from '../text/fold.ts'
import { rowText } from '../text/text-column.ts'
import { rowsWithWords, wordsThat } from '../text/word-index.ts'
import { listNameCompletions } from './name-completions.ts'
import { nearestWords } from './nearest.ts'

type Finds = (query: Query) => boolean

/**
 * The name that is spelt most like the typed one, as printed; of the most played card among equals.
 * Only names that find something.
 */
export function nearestName(catalogue: Catalogue, typed: string, finds: Finds): string | undefined {
  if (foldName(typed) === '') return undefined
  const { places } = popularityOf(catalogue)
  const isFound = ({ title }: Named) => finds(parse(title).query)
  const near = nearestWords(foldName(typed), catalogue.cardsByName.keys(), (name) =>
    cardsCalled(catalogue, name).some(isFound),
  )
  const called = near.flatMap((name) => [
    ...cardsCalled(catalogue, name),
    ...(isExact(typed) ? [] : legendsCalled(catalogue, name)),
  ])
  called.sort((a, b) => (places[a.card] ?? 0) - (places[b.card] ?? 0))
  return called.find(isFound)?.title
}

function isExact(typed: string): boolean {
  return typed.startsWith('!')
}

interface Named {
  card: number
  /** The name of the card, or of one of its faces. */
  title: string
}

/** The cards with that whole name, or with a face of that name. */
function cardsCalled(catalogue: Catalogue, name: string): Named[] {
  return findCardsNamed(catalogue, name).map((card) => {
    const title = rowText(catalogue.texts.cardTitle, card)
    return { card, title: title.split(' // ').find((face) => foldName(face) === name) ?? title }
  })
}

/** The cards with that name before a comma, such as “Sheoldred, the Apocalypse”. */
function legendsCalled({ texts, meta }: Catalogue, name: string): Named[] {
  const { index } = texts.cardName
  const [first = ''] = name.split(' ')
  const cards = listRows(rowsWithWords(index, wordsThat.are(index, first), meta.cardCount))
  return cards.flatMap((card) => {
    const title = rowText(texts.cardTitle, card)
    const [begin = ''] = title.split(',', 1)
    return begin.length < title.length && foldName(begin) === name ? [{ card, title }] : []
  })
}

/** The first name that completes the typed one. */
export function completedName(
  catalogue: Catalogue,
  typed: string,
  finds: Finds,
): string | undefined {
  const [name] = isExact(typed) ? [] : listNameCompletions(catalogue, foldName(typed), 1)
  return name?.isLikely && finds(parse(name.title).query) ? name.title : undefined
}
