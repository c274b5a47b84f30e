import type { Catalogue } from '@manafolio/search'
import { builtIndex, setAndNumber } from '../../cards/indexes.ts'
import { agrees } from './agreement.ts'
import type { SaidName } from './said-name.ts'
import { numbersSaid, stampedLetters } from './said-number.ts'
import type { SaidSets } from './said-sets.ts'

export interface FoundByNumber {
  printing: number
  isUnsure: boolean
}

export interface SaidPlace {
  sets: SaidSets
  number: string
}

/** The printing that has this number in its set, or which other card has it: “2XM 117”. */
export function findByNumber(
  catalogue: Catalogue,
  { sets, number }: SaidPlace,
  name: SaidName | undefined,
): FoundByNumber | { otherCard: string } | undefined {
  const plain = [...printingsAt(catalogue, sets.meant, numbersSaid(number))]
  const [other] = plain
  if (!name) return other === undefined ? other : { printing: other, isUnsure: plain.length > 1 }
  const agreeing = plain.find((printing) => agrees(catalogue, printing, name))
  if (agreeing !== undefined) return { printing: agreeing, isUnsure: false }
  const stamped = findStamped(catalogue, { sets, number }, name)
  if (stamped || other === undefined) return stamped
  // Nobody is called so: it may be the name in another language.
  if (!name.isKnown) return { printing: other, isUnsure: true }
  return { otherCard: `${codeOf(catalogue, other).toUpperCase()} ${number}` }
}

/** Among the promos and tokens of the set, or with the letter of a stamped copy. */
function findStamped(
  catalogue: Catalogue,
  { sets, number }: SaidPlace,
  name: SaidName,
): FoundByNumber | undefined {
  const numbers = numbersSaid(number)
  const lettered = numbers.flatMap((number) => stampedLetters.map((letter) => number + letter))
  for (const [places, spellings] of [
    [sets.related, numbers],
    [[...sets.meant, ...sets.related], lettered],
  ] as const) {
    const printings = [...printingsAt(catalogue, places, spellings)]
    const agreeing = printings.filter((printing) => agrees(catalogue, printing, name))
    const [printing] = agreeing
    if (printing !== undefined) return { printing, isUnsure: agreeing.length > 1 }
  }
  return undefined
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
