import { type Catalogue, finishesOf } from '@manafolio/search'
import type { ParsedCard } from '../listed.ts'
import { matchSets } from './match-sets.ts'
import { type Named, usualOf } from './named-printings.ts'
import { parseNumbers } from './parse-numbers.ts'

type Matches = (printing: number) => boolean

/**
 * Of the printings of a name the usual one of those that most of a row matches: finish, number, kind
 * of set. It is still a guess: many tools say “normal” of what nobody looked at, and foil of etched.
 */
export function likeliest(catalogue: Catalogue, named: Named, raw: ParsedCard): number {
  const conditions = [comesIn, hasNumber, isOfPromos].map((condition) => condition(catalogue, raw))
  const printings = conditions.reduce(matching, named.printings)
  return usualOf(catalogue, printings) ?? named.usual
}

/** All printings in the order of how much of a row they match; otherwise they keep theirs. */
export function likeliestFirst(
  catalogue: Catalogue,
  printings: readonly number[],
  raw: ParsedCard,
): number[] {
  const weights = [
    [hasNumber(catalogue, raw), 4],
    [comesIn(catalogue, raw), 2],
    [isOfPromos(catalogue, raw), 1],
  ] as const
  const weightOf = (printing: number) =>
    weights.reduce((sum, [matches, weight]) => sum + (matches?.(printing) ? weight : 0), 0)
  const weighed = printings.map((printing) => ({ printing, weight: weightOf(printing) }))
  return weighed.toSorted((a, b) => b.weight - a.weight).map(({ printing }) => printing)
}

/** Those that match; all if none does. */
function matching(printings: readonly number[], matches: Matches | undefined): readonly number[] {
  const some = matches ? printings.filter(matches) : []
  return some.length > 0 ? some : printings
}

function hasNumber({ meta, columns }: Catalogue, raw: ParsedCard): Matches | undefined {
  const written = parseNumbers(raw.collectorNumber ?? '')
  if (written.length === 0) return undefined
  return (printing) => written.includes(meta.numbers[columns.printingNumber[printing] ?? 0] ?? '')
}

function comesIn(catalogue: Catalogue, { finish }: ParsedCard): Matches | undefined {
  return finish && ((printing) => finishesOf(catalogue, printing).includes(finish))
}

/**
 * The card-data service has moved promos from one set to another: where a set is one of promos, or
 * looks like one that is gone, promos are meant.
 */
function isOfPromos(catalogue: Catalogue, raw: ParsedCard): Matches | undefined {
  const { meta, columns } = catalogue
  const isPromo = (set: number) => meta.sets[set]?.type === 'promo'
  const { meant } = matchSets(catalogue, raw)
  const isMeant = meant.length > 0 ? meant.every(isPromo) : isCalledPromo(raw)
  return isMeant ? (printing) => isPromo(columns.printingSet[printing] ?? 0) : undefined
}

const promoCode = /^p[a-z\d]{2,4}$/i
const promoName =
  /promo|gateway|play network|wpn|prerelease|judge|friday night|fnm|player rewards|arena league/i

function isCalledPromo({ setCode = '', setName = '' }: ParsedCard): boolean {
  return promoCode.test(setCode.trim()) || promoName.test(setName)
}
