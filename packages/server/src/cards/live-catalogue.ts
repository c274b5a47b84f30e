import type { CatalogueStatus } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'

type Trouble = CatalogueStatus['trouble']

/** The catalogue in use. A new one replaces it whole; whoever holds the old one may finish with it. */
export interface LiveCatalogue {
  current(): Catalogue
  status(): CatalogueStatus
  replace(next: Catalogue): void
  /** Tells of each catalogue that comes into use from now on. */
  onReplaced(see: (next: Catalogue) => void): void
  /** Share of a running import that is done, 0 to 1; null when none runs. */
  setImporting(share: number | null): void
  /** What kept the last try to get newer card data from succeeding; null when it did. */
  setTrouble(trouble: Trouble): void
}

export function liveCatalogue(first: Catalogue): LiveCatalogue {
  let catalogue = first
  let importing: number | null = null
  let trouble: Trouble = null
  const seers: ((next: Catalogue) => void)[] = []
  return {
    current: () => catalogue,
    status: () => ({
      source: catalogue.meta.source,
      cards: catalogue.meta.cardCount,
      printings: catalogue.meta.printingCount,
      pricesAsOf: catalogue.meta.pricesAsOf,
      importing,
      trouble,
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
    setTrouble: (next) => {
      trouble = next
    },
  }
}
