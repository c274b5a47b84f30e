import type { CatalogueStatus } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'

type Problem = CatalogueStatus['problem']

/**
 * The catalogue in use. A new one replaces it whole; requests that hold the old one may finish with
 * it.
 */
export interface LiveCatalogue {
  current(): Catalogue
  status(): CatalogueStatus
  replace(next: Catalogue): void
  /** Calls back for each catalogue that comes into use from now on. */
  onReplaced(see: (next: Catalogue) => void): void
  /** Share of a running import that is done, 0 to 1; null when none runs. */
  setImporting(share: number | null): void
  /** Why the last attempt to get newer card data failed; null when it succeeded. */
  setProblem(problem: Problem): void
}

export function liveCatalogue(first: Catalogue): LiveCatalogue {
  let catalogue = first
  let importing: number | null = null
  let problem: Problem = null
  const seers: ((next: Catalogue) => void)[] = []
  return {
    current: () => catalogue,
    status: () => ({
      source: catalogue.meta.source,
      cards: catalogue.meta.cardCount,
      printings: catalogue.meta.printingCount,
      pricesAsOf: catalogue.meta.pricesAsOf,
      importing,
      problem,
    }),
    replace: (next) => {
      catalogue = next
      for (const see of seers) see(next)
    },
    onReplaced: (see) => {
      seers.push(see)
    },
    setImporting: (share) => {
      importing = share
    },
    setProblem: (next) => {
      problem = next
    },
  }
}
