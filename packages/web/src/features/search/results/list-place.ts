import { readStored, storeText } from '../../../lib/browser-storage.ts'

/** Where a list of results is scrolled to: an entry, and how far below the window's top its row is. */
export interface ListPlace {
  /** How many pages the list was long. */
  pages: number
  position: number
  offset: number
}

const storageKey = 'manafolio-result-places'

/** How many entries of the browser's history have their place remembered. */
const mostPlaces = 50

/** Remembers a place for an entry of the browser's history, for Back and a reload. */
export function storeListPlace(key: string, place: ListPlace): void {
  const others = readAll().filter(([other]) => other !== key)
  const all = [...others, [key, place]].slice(-mostPlaces)
  storeText('sessionStorage', storageKey, JSON.stringify(all))
}

export function readListPlace(key: string): ListPlace | undefined {
  const place = readAll().find(([other]) => other === key)?.[1]
  return isPlace(place) ? place : undefined
}

function readAll(): [string, unknown][] {
  try {
    const all = JSON.parse(readStored('sessionStorage', storageKey) ?? '[]')
    return Array.isArray(all) ? all.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, unknown] {
  return Array.isArray(entry) && typeof entry[0] === 'string'
}

/** Another version of the pages may have stored it. */
function isPlace(place: unknown): place is ListPlace {
  if (typeof place !== 'object' || place === null) return false
  const { pages, position, offset } = place as Record<keyof ListPlace, unknown>
  return [pages, position].every(Number.isInteger) && typeof offset === 'number'
}
