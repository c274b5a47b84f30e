import { type Catalogue, findCardsNamed } from '../catalogue/catalogue.ts'
import type { Scope } from '../filters/filter.ts'
import { filterNames, findFilter } from '../filters/table.ts'
import { format } from '../query/format.ts'
import { parse } from '../query/parse.ts'
import type { FilterTerm, NameTerm, Query } from '../query/tree.ts'
import { isOnlyNames } from '../run/requested-name.ts'
import { findSetting, settingNames } from '../settings/table.ts'
import { fold, foldName } from '../text/fold.ts'
import { rowText } from '../text/text-column.ts'
import { wordCount, wordsThat } from '../text/word-index.ts'
import { nearestWord } from './nearest.ts'

/** A similar query that finds something, with corrected names, types, sets, keys or values. */
export function suggestQuery(
  scope: Scope,
  query: Query,
  finds: (query: Query) => boolean,
): string | undefined {
  if (countTerms(query) > maxTerms) return undefined
  const name = isOnlyNames(query) ? nearestName(scope.catalogue, format(query), finds) : undefined
  if (name) return name
  const corrected = mapTerms(query, (term) => {
    const isRight = term.style === 'regex' || finds(term)
    return isRight ? term : correctTerm(scope.catalogue, term)
  })
  const text = format(corrected)
  return text !== format(query) && finds(corrected) ? text : undefined
}

/** Each term may cost a search and a comparison with every known word. */
const maxTerms = 6

type Term = NameTerm | FilterTerm

function countTerms(query: Query): number {
  let count = 0
  mapTerms(query, (term) => {
    count++
    return term
  })
  return count
}

function mapTerms(query: Query, change: (term: Term) => Term): Query {
  switch (query.kind) {
    case 'and':
      return { kind: 'and', all: query.all.map((part) => mapTerms(part, change)) }
    case 'or':
      return { kind: 'or', any: query.any.map((part) => mapTerms(part, change)) }
    case 'not':
      return { kind: 'not', query: mapTerms(query.query, change) }
    case 'name':
    case 'filter':
      return change(query)
  }
}

/** The nearest whole name, as printed; only names that find something. */
function nearestName(
  catalogue: Catalogue,
  typed: string,
  finds: (query: Query) => boolean,
): string | undefined {
  const titleOf = (folded: string) => {
    const [card] = findCardsNamed(catalogue, folded)
    return card === undefined ? undefined : nearestTitle(catalogue, card, folded)
  }
  const isFound = (folded: string) => finds(parse(titleOf(folded) ?? '').query)
  const near = nearestWord(foldName(typed), catalogue.cardsByName.keys(), isFound)
  return near === undefined ? undefined : titleOf(near)
}

/** For a card with faces, the face with that name. */
function nearestTitle({ texts }: Catalogue, card: number, folded: string): string {
  const title = rowText(texts.cardTitle, card)
  return title.split(' // ').find((face) => foldName(face) === folded) ?? title
}

function correctTerm(catalogue: Catalogue, term: Term): Term {
  return term.kind === 'name' ? correctName(catalogue, term) : correctFilter(catalogue, term)
}

function correctName({ texts: { cardName } }: Catalogue, term: NameTerm): NameTerm {
  const { index } = cardName
  const known = Array.from({ length: wordCount(index) }, (_, word) => rowText(index.words, word))
  const words = foldName(term.text).split(' ')
  const corrected = words.map((word) =>
    wordsThat.contain(index, word).length > 0 ? word : (nearestWord(word, known) ?? word),
  )
  if (corrected.every((word, at) => word === words[at])) return term
  const style = corrected.length > 1 ? 'quoted' : term.style
  return { ...term, text: corrected.join(' '), style }
}

function correctFilter(catalogue: Catalogue, term: FilterTerm): FilterTerm {
  const filter = findFilter(term.key)
  const setting = findSetting(term.key)
  if (!filter && !setting) {
    const key = nearestWord(term.key, [...filterNames, ...settingNames].filter(isLong))
    return key ? { ...term, key } : term
  }
  const known = setting
    ? [...setting.values.keys()]
    : (filter?.values?.(catalogue) ?? []).flatMap(({ value, label }) => [
        value,
        ...(label ? [fold(label)] : []),
      ])
  const value = nearestWord(fold(term.value), known)
  if (value === undefined) return term
  return { ...term, value, style: /[\s()"]/.test(value) ? 'quoted' : 'word' }
}

/** With one wrong letter out of two, anything would be similar. */
function isLong(key: string): boolean {
  return key.length > 2
}
