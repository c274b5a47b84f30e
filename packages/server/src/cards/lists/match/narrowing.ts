import { type Catalogue, finishesOf } from '@manafolio/search'
import type { ParsedCard } from '../listed.ts'
import { matchSets } from './match-sets.ts'
import { type Named, usualOf } from './named-printings.ts'
import { parseNumbers } from './parse-numbers.ts'

type Speaks = (printing: number) => boolean

/** A name with the printing that a row most likely means by it. */
export interface Narrowed {
  printing: number
  /** Whether no other printing of the name comes in the finish of the row. */
  isOnly: boolean
}

/** Of the printings of a name those for which most of a row speaks: number, finish, kind of set. */
export function narrowed(catalogue: Catalogue, named: Named, raw: ParsedCard): Narrowed {
  const inFinish = such(named.printings, comesIn(catalogue, raw))
  const printings = such(such(inFinish, hasNumber(catalogue, raw)), isOfPromos(catalogue, raw))
  return {
    printing: usualOf(catalogue, printings) ?? named.usual,
    isOnly: inFinish.length === 1,
  }
}

/** All printings in the order of how much of a row speaks for them; otherwise they keep theirs. */
export function likeliestFirst(
  catalogue: Catalogue,
  printings: readonly number[],
  raw: ParsedCard,
): number[] {
  const signs = [hasNumber, comesIn, isOfPromos].map((sign) => sign(catalogue, raw))
  const weights = [4, 2, 1]
  const weightOf = (printing: number) =>
    signs.reduce((sum, speaks, i) => sum + (speaks?.(printing) ? (weights[i] ?? 0) : 0), 0)
  const weighed = printings.map((printing) => ({ printing, weight: weightOf(printing) }))
  return weighed.toSorted((a, b) => b.weight - a.weight).map(({ printing }) => printing)
}

/** Those for which something speaks; all if it speaks for none. */
function such(printings: readonly number[], speaks: Speaks | undefined): readonly number[] {
  const some = speaks ? printings.filter(speaks) : []
  return some.length > 0 ? some : printings
}

function hasNumber({ meta, columns }: Catalogue, raw: ParsedCard): Speaks | undefined {
  const written = parseNumbers(raw.collectorNumber ?? '')
  if (written.length === 0) return undefined
  return (printing) => written.includes(meta.numbers[columns.printingNumber[printing] ?? 0] ?? '')
}

function comesIn(catalogue: Catalogue, { finish }: ParsedCard): Speaks | undefined {
  return finish && ((printing) => finishesOf(catalogue, printing).includes(finish))
}

/**
 * The card-data service has moved promos from one set to another: where a set is one of promos, or
 * looks like one that is gone, promos are meant.
 */
function isOfPromos(catalogue: Catalogue, raw: ParsedCard): Speaks | undefined {
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
