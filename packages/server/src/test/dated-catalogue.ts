import { type Catalogue, noPrice } from '@manafolio/search'

/** Prices of printings in US dollars; null for none, and what is not named stays as it is. */
export type NewPrices = Record<
  string,
  { usd?: string | null; usd_foil?: string | null; usd_etched?: string | null }
>

/** A catalogue as if from a bulk file of a day on which some printings cost something else. */
export function datedCatalogue(
  catalogue: Catalogue,
  pricesAsOf: string,
  prices: NewPrices = {},
): Catalogue {
  const column = (
    name: 'printingUsd' | 'printingUsdFoil' | 'printingUsdEtched',
    key: keyof NewPrices[string],
  ) => {
    const cents = catalogue.columns[name].slice()
    for (const [scryfallId, offers] of Object.entries(prices)) {
      const printing = catalogue.printingById.get(scryfallId)
      if (printing === undefined) throw new Error(`no printing has the id ${scryfallId}`)
      const offer = offers[key]
      if (offer !== undefined) cents[printing] = Math.round(Number(offer) * 100) || noPrice
    }
    return cents
  }
  return {
    ...catalogue,
    meta: { ...catalogue.meta, source: 'bulk', pricesAsOf },
    columns: {
      ...catalogue.columns,
      printingUsd: column('printingUsd', 'usd'),
      printingUsdFoil: column('printingUsdFoil', 'usd_foil'),
      printingUsdEtched: column('printingUsdEtched', 'usd_etched'),
    },
  }
}
