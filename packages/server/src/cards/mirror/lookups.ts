import { setImmediate } from 'node:timers/promises'
import type { CardDataIdentifier } from '@manafolio/contract'
import { type Catalogue, printingNamed } from '@manafolio/search'
import { indexOf, setAndNumber } from '../indexes.ts'
import { isInSet } from './set-filter.ts'

export interface Lookups {
  /** In the order of the request, each once. */
  printings: number[]
  notFound: CardDataIdentifier[]
}

/** Names are looked up so many at a time, for a name may be that of a thousand printings. */
const sliceSize = 50

export async function lookUp(
  catalogue: Catalogue,
  identifiers: readonly CardDataIdentifier[],
): Promise<Lookups> {
  const printings = new Set<number>()
  const notFound: CardDataIdentifier[] = []
  for (const [at, identifier] of identifiers.entries()) {
    if (at % sliceSize === sliceSize - 1) await setImmediate()
    const found = lookUpOne(catalogue, identifier)
    const printing = found instanceof Promise ? await found : found
    if (printing === undefined) notFound.push(identifier)
    else printings.add(printing)
  }
  return { printings: [...printings], notFound }
}

/** The printing of an id, a name and so on; by a name the usual one. */
export function lookUpOne(
  catalogue: Catalogue,
  identifier: CardDataIdentifier,
): number | undefined | Promise<number | undefined> {
  if ('id' in identifier) return catalogue.printingById.get(identifier.id.toLowerCase())
  if ('name' in identifier) {
    const set = 'set' in identifier ? identifier.set : undefined
    return printingNamed(catalogue, identifier.name, isInSet(catalogue, set))
  }
  return lookUpIn(catalogue, identifier)
}

type Indexed = Exclude<CardDataIdentifier, { id: string } | { name: string }>

async function lookUpIn(catalogue: Catalogue, identifier: Indexed): Promise<number | undefined> {
  const [name, key] = placeOf(identifier)
  return (await indexOf(catalogue, name)).get(key)
}

function placeOf(identifier: Indexed) {
  if ('oracle_id' in identifier) return ['oracleId', identifier.oracle_id.toLowerCase()] as const
  if ('illustration_id' in identifier) {
    return ['illustrationId', identifier.illustration_id.toLowerCase()] as const
  }
  if ('mtgo_id' in identifier) return ['mtgoId', String(identifier.mtgo_id)] as const
  if ('multiverse_id' in identifier) {
    return ['multiverseId', String(identifier.multiverse_id)] as const
  }
  return ['setAndNumber', setAndNumber(identifier.set, identifier.collector_number)] as const
}
