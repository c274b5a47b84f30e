import type { Catalogue } from '@manafolio/search'

const setNumbers = new WeakMap<Catalogue, ReadonlyMap<string, number>>()

/** The number of a set in the catalogue, by its code in either case. */
function setNumber(catalogue: Catalogue, code: string): number | undefined {
  const known =
    setNumbers.get(catalogue) ?? new Map(catalogue.meta.sets.map(({ code }, i) => [code, i]))
  setNumbers.set(catalogue, known)
  return known.get(code.toLowerCase())
}

/** Whether printings are of a set; without a code all are. */
export function isInSet(catalogue: Catalogue, code?: string): (printing: number) => boolean {
  if (code === undefined) return () => true
  const set = setNumber(catalogue, code)
  const { printingSet } = catalogue.columns
  return (printing) => printingSet[printing] === set
}
