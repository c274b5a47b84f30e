import { ownNamesIn } from '../catalogue/card-names.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { rowText } from '../text/text-column.ts'

/** A catalogue's printings by name, then by set and collector number. */
export interface PlacesInList {
  /** All of them, in that order. */
  printings: Uint32Array
  /** For each card the place of its name, which several may have. */
  nameOf: Uint32Array
}

const known = new WeakMap<Catalogue, PlacesInList>()

/** Worked out once for each catalogue, since that takes longer than most searches. */
export function placesInList(catalogue: Catalogue): PlacesInList {
  const places = known.get(catalogue) ?? findPlaces(catalogue)
  known.set(catalogue, places)
  return places
}

function findPlaces(catalogue: Catalogue): PlacesInList {
  const { printingCard } = catalogue.columns
  const nameOf = placesOfNames(catalogue)
  const comesAfter = inSetsAndNumbers(catalogue)
  const printings = Uint32Array.from(printingCard.keys())
  // The printings of a name lie together already.
  for (let start = 0, end = 0; start < printings.length; start = end) {
    const name = nameOf[printingCard[start] ?? 0]
    while (end < printings.length && nameOf[printingCard[end] ?? 0] === name) end++
    if (end > start + 1) printings.subarray(start, end).sort(comesAfter)
  }
  return { printings, nameOf }
}

/** Cards are in the order of their names, so that the same ones lie together. */
function placesOfNames({ meta, texts }: Catalogue): Uint32Array {
  const places = new Uint32Array(meta.cardCount)
  let name = ''
  for (let card = 0; card < meta.cardCount; card++) {
    const next = ownNamesIn(rowText(texts.cardName, card))
    const before = places[card - 1] ?? 0
    places[card] = next === name ? before : before + 1
    name = next
  }
  return places
}

const knownOfSets = new WeakMap<Catalogue, Uint32Array>()

/** For each of meta.sets its place by code. Worked out once for each catalogue, too. */
export function placesOfSets(catalogue: Catalogue): Uint32Array {
  const places = knownOfSets.get(catalogue) ?? findPlacesOfSets(catalogue)
  knownOfSets.set(catalogue, places)
  return places
}

function findPlacesOfSets({ meta: { sets } }: Catalogue): Uint32Array {
  const places = new Uint32Array(sets.length)
  const order = Array.from(places.keys()).sort((a, b) => compareTexts(sets[a]?.code, sets[b]?.code))
  order.forEach((set, place) => {
    places[set] = place
  })
  return places
}

/** By the digits of the number, then by its other signs: 9, 141, 141a. */
function inSetsAndNumbers(catalogue: Catalogue): (a: number, b: number) => number {
  const { meta, columns, numberDigits } = catalogue
  const sets = placesOfSets(catalogue)
  const setOf = (printing: number) => sets[columns.printingSet[printing] ?? 0] ?? 0
  const numberOf = (printing: number) => columns.printingNumber[printing] ?? 0
  return (a, b) => {
    const bySet = setOf(a) - setOf(b)
    if (bySet !== 0) return bySet
    const [numberA, numberB] = [numberOf(a), numberOf(b)]
    const byDigits = (numberDigits[numberA] ?? 0) - (numberDigits[numberB] ?? 0)
    return byDigits || compareTexts(meta.numbers[numberA], meta.numbers[numberB]) || a - b
  }
}

function compareTexts(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0
}
