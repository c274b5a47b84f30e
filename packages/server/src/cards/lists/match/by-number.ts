import type { Catalogue } from '@manafolio/search'
import { builtIndex, setAndNumber } from '../../indexes.ts'
import { agrees } from './agreement.ts'
import { isOfToken, namedIn, tokensInSets } from './by-name.ts'
import type { MatchedSets } from './match-sets.ts'
import { isToken, type Named } from './named-printings.ts'
import type { ParsedName } from './parse-name.ts'
import { parseNumbers, stampedLetters } from './parse-numbers.ts'

export interface FoundByNumber {
  printing: number
  isUnsure: boolean
}

export interface ParsedNumber {
  sets: MatchedSets
  number: string
}

/** The printing that has this number in its set, or which other card has it: “2XM 117”. */
export function findByNumber(
  catalogue: Catalogue,
  { sets, number }: ParsedNumber,
  name: ParsedName | undefined,
): FoundByNumber | { otherCard: string } | undefined {
  const plain = [...printingsAt(catalogue, sets.meant, parseNumbers(number))]
  const [other] = plain
  if (!name) return other === undefined ? other : { printing: other, isUnsure: plain.length > 1 }
  const agreeing = name.isToken
    ? findToken(catalogue, { sets, number }, name)
    : (findAgreeing(catalogue, plain, name) ?? findStamped(catalogue, { sets, number }, name))
  if (agreeing || other === undefined) return agreeing
  // Nobody is called so: it may be the name in another language.
  if (!name.isKnown) return { printing: other, isUnsure: true }
  return { otherCard: `${codeOf(catalogue, other).toUpperCase()} ${number}` }
}

function findAgreeing(
  catalogue: Catalogue,
  printings: readonly number[],
  name: ParsedName,
): FoundByNumber | undefined {
  const printing = printings.find((printing) => agrees(catalogue, printing, name))
  return printing === undefined ? undefined : { printing, isUnsure: false }
}

/** Tokens have numbers of their own; what is no token is found if the sets have none of that name. */
function findToken(
  catalogue: Catalogue,
  { sets, number }: ParsedNumber,
  name: ParsedName,
): FoundByNumber | undefined {
  const all = printingsAt(catalogue, [...sets.meant, ...sets.related], parseNumbers(number))
  const agreeing = [...all].filter((printing) => agrees(catalogue, printing, name))
  const token = agreeing.find((printing) => isToken(catalogue, printing))
  if (token !== undefined) return { printing: token, isUnsure: false }
  const [printing] = agreeing
  if (printing === undefined || tokensInSets(catalogue, sets, name).length > 0) return undefined
  return { printing, isUnsure: true }
}

/** Among the promos and tokens of the set, or with the letter of a stamped copy. */
function findStamped(
  catalogue: Catalogue,
  { sets, number }: ParsedNumber,
  name: ParsedName,
): FoundByNumber | undefined {
  const numbers = parseNumbers(number)
  const lettered = numbers.flatMap((number) => stampedLetters.map((letter) => number + letter))
  for (const [places, spellings] of [
    [sets.related, numbers],
    [[...sets.meant, ...sets.related], lettered],
  ] as const) {
    const printings = [...printingsAt(catalogue, places, spellings)]
    const agreeing = printings.filter((printing) => agrees(catalogue, printing, name))
    const found = cardsFirst(catalogue, agreeing, { sets, name })
    if (found) return found
  }
  return undefined
}

interface NumberFields {
  sets: MatchedSets
  name: ParsedName
}

/** A token or an art card is not what is meant by the name of a card that is in the set. */
function cardsFirst(
  catalogue: Catalogue,
  agreeing: readonly number[],
  { sets, name }: NumberFields,
): FoundByNumber | undefined {
  const cards = agreeing.filter((printing) => !isToken(catalogue, printing))
  const [printing = agreeing[0]] = cards
  if (printing === undefined) return undefined
  if (cards.length > 0) return { printing, isUnsure: agreeing.length > 1 }
  const isOfCard = ({ usual }: Named) => !isToken(catalogue, usual)
  if (namedIn(catalogue, sets.meant, name).some(isOfCard)) return undefined
  return { printing, isUnsure: agreeing.length > 1 || !isOfToken(catalogue, name) }
}

/** In the order of the sets. */
export function* printingsAt(
  catalogue: Catalogue,
  sets: readonly number[],
  numbers: readonly string[],
): Generator<number> {
  const index = builtIndex(catalogue, 'setAndNumber')
  for (const set of sets) {
    for (const number of numbers) {
      const printing = index?.get(setAndNumber(catalogue.meta.sets[set]?.code ?? '', number))
      if (printing !== undefined) yield printing
    }
  }
}

function codeOf({ meta, columns }: Catalogue, printing: number): string {
  return meta.sets[columns.printingSet[printing] ?? 0]?.code ?? ''
}
