import {
  type Catalogue,
  isWholeName,
  oddnessOf,
  printingsOfCard,
  usualPrinting,
} from '@manafolio/search'
import { indexOf } from '../../indexes.ts'
import type { ParsedCard } from '../listed.ts'
import { indexesOfIds, printingsWithIds } from './by-id.ts'
import { printingsAt } from './by-number.ts'
import { type MatchedSets, matchSets } from './match-sets.ts'
import { type FindLike, likeNames } from './name-likeness.ts'
import { isToken } from './named-printings.ts'
import { likeliestFirst } from './narrowing.ts'
import { type ParsedName, parseName, type Spelling } from './parse-name.ts'
import { parseNumbers } from './parse-numbers.ts'

/** Printings that may be meant, the likeliest first, each of them once. */
export async function suggestionsFor(
  catalogue: Catalogue,
  raw: ParsedCard,
  limit: number,
): Promise<number[]> {
  for (const index of [...indexesOfIds(raw), 'setAndNumber'] as const) {
    await indexOf(catalogue, index)
  }
  const findLike = await likeNames(catalogue)
  const found = new Set<number>()
  for (const printing of suggested(catalogue, raw, findLike)) {
    if (found.size >= limit) break
    found.add(printing)
  }
  return [...found]
}

/** What has the id, what is at the set and number, what is called so, and what is called nearly so. */
function* suggested(catalogue: Catalogue, raw: ParsedCard, findLike: FindLike): Generator<number> {
  const sets = matchSets(catalogue, raw)
  const name = parseName(catalogue, raw.name)
  const numbers = parseNumbers(raw.collectorNumber ?? '')
  yield* printingsWithIds(catalogue, { raw, name })
  yield* printingsAt(catalogue, [...sets.meant, ...sets.related], numbers)
  if (!name) return
  for (const { folded } of name.spellings) {
    yield* likeliestFirst(catalogue, [...calledSo(catalogue, folded, sets)], raw)
  }
  yield* fuzzyNameMatches(catalogue, name, { sets, findLike })
}

/** Those in the sets, then a usual one of each card, then all others; cards of faces called so last. */
function* calledSo(catalogue: Catalogue, folded: string, sets: MatchedSets): Generator<number> {
  const named = catalogue.cardsByName.get(folded) ?? []
  const isWhole = (card: number) => Number(isWholeName(catalogue, card, folded))
  const cards = named.toSorted((a, b) => isWhole(b) - isWhole(a))
  const all = cards.flatMap((card) => usualFirst(catalogue, printingsOfCard(catalogue, card)))
  yield* all.filter((printing) => isInSets(catalogue, printing, sets))
  yield* cards.flatMap((card) => usualPrinting(catalogue, printingsOfCard(catalogue, card)) ?? [])
  yield* all
}

interface Likely {
  sets: MatchedSets
  findLike: FindLike
}

/** One printing of each card, in the sets if there is one. */
function fuzzyNameMatches(
  catalogue: Catalogue,
  { spellings }: ParsedName,
  { sets, findLike }: Likely,
): number[] {
  const raw = shortest(spellings)
  const likely = findLike(raw.folded).flatMap(({ name, likeness }) =>
    (catalogue.cardsByName.get(name) ?? []).flatMap((card) => {
      const all = printingsOfCard(catalogue, card)
      const within = all.filter((printing) => isInSets(catalogue, printing, sets))
      const printing = usualPrinting(catalogue, within.length > 0 ? within : all)
      if (printing === undefined) return []
      const traits = {
        inSet: within.length > 0,
        faceOnly: !isWholeName(catalogue, card, name),
        otherKind: isToken(catalogue, printing) !== raw.isToken,
      }
      return [{ printing, likeness: likeness + weightOf(traits) }]
    }),
  )
  return likely.sort((a, b) => b.likeness - a.likeness).map(({ printing }) => printing)
}

/** What counts for a card, and against it, as much as so much likeness. */
const weights = { inSet: 0.15, faceOnly: -0.05, otherKind: -0.2 }

function weightOf(traits: Record<keyof typeof weights, boolean>): number {
  return (
    (traits.inSet ? weights.inSet : 0) +
    (traits.faceOnly ? weights.faceOnly : 0) +
    (traits.otherKind ? weights.otherKind : 0)
  )
}

/** Without what tools add. */
function shortest(spellings: readonly Spelling[]): Spelling {
  const [first = { folded: '', isToken: false }, ...others] = spellings
  return others.reduce((a, b) => (b.folded.length < a.folded.length ? b : a), first)
}

function isInSets(
  { columns }: Catalogue,
  printing: number,
  { meant, related }: MatchedSets,
): boolean {
  const set = columns.printingSet[printing] ?? 0
  return meant.includes(set) || related.includes(set)
}

/** Of those that are as usual, the order stays: the newest first. */
function usualFirst(catalogue: Catalogue, printings: readonly number[]): number[] {
  const oddness = oddnessOf(catalogue)
  return printings.toSorted((a, b) => (oddness[a] ?? 0) - (oddness[b] ?? 0))
}
