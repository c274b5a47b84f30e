import { basicLandTypes } from '../deck-face.ts'
import { isLand } from './card-type.ts'
import type { Front } from './front.ts'

/** Which lands a search finds: any of these types, or any at all when it names none. */
interface LandSearch {
  isBasic: boolean
  types: readonly string[]
}

/** The lands that a land fetches, such as Windswept Heath does. Opponents that may search do not count. */
export function fetchedBy<T extends { front: Front }>(land: T, lands: readonly T[]): T[] {
  const searches = searchesIn(land.front)
  return lands.filter(({ front }) => searches.some((search) => finds(search, front)))
}

const searching =
  /(?:search your|each player searches their) library for ([^.\n]*?)(?:,? (?:and )?(?:put|reveal)|[.\n]|$)/gi

function searchesIn({ oracleText }: Front): LandSearch[] {
  return [...oracleText.matchAll(searching)].flatMap(([, wanted = '']) => {
    const types = basicLandTypes.filter((type) => wanted.includes(type))
    const isBasic = /\bbasic\b/i.test(wanted)
    return types.length > 0 || /\bland\b/i.test(wanted) ? [{ isBasic, types }] : []
  })
}

function finds({ isBasic, types }: LandSearch, front: Front): boolean {
  if (!isLand(front) || (isBasic && !front.types.includes('Basic'))) return false
  return types.length === 0 || types.some((type) => front.subtypes.includes(type))
}
