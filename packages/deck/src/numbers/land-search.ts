import { basicLandTypes } from '../deck-face.ts'
import { isLand } from './card-type.ts'
import type { Front } from './front.ts'

/** The lands that a search finds: any of these types, or any land when it names none. */
interface LandSearch {
  isBasic: boolean
  types: readonly string[]
}

/** The lands that a fetch land such as Windswept Heath finds. Searches by opponents do not count. */
export function fetchedBy<T extends { front: Front }>(land: T, lands: readonly T[]): T[] {
  const searches = searchesIn(land.front)
  return lands.filter(({ front }) => searches.some((search) => finds(search, front)))
}

const searching =
  /(?:search your|each player searches their) library for ([^.\n]*?)(?:,? (?:and )?(?:put|reveal)|[.\n]|$)/gi

function searchesIn({ oracleText }: Front): LandSearch[] {
  return [...oracleText.matchAll(searching)].flatMap(([, description = '']) => {
    const types = basicLandTypes.filter((type) => description.includes(type))
    const isBasic = /\bbasic\b/i.test(description)
    return types.length > 0 || /\bland\b/i.test(description) ? [{ isBasic, types }] : []
  })
}

function finds({ isBasic, types }: LandSearch, front: Front): boolean {
  if (!isLand(front) || (isBasic && !front.types.includes('Basic'))) return false
  return types.length === 0 || types.some((type) => front.subtypes.includes(type))
}
