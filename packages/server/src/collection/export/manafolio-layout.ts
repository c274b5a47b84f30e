import { csvLayout } from './csv-layout.ts'

/** Everything stored of a collection, in the contract's terms. No price is no text, never 0. */
export const manafolioLayout = csvLayout(
  {
    Quantity: ({ copies }) => `${copies.quantity}`,
    Name: ({ entry }) => entry.card?.name ?? '',
    'Set Code': ({ entry }) => entry.card?.setCode ?? '',
    'Set Name': ({ entry }) => entry.card?.setName ?? '',
    'Collector Number': ({ entry }) => entry.card?.collectorNumber ?? '',
    Finish: ({ copies }) => copies.finish,
    Condition: ({ copies }) => copies.condition,
    Language: ({ copies }) => copies.language,
    Rarity: ({ entry }) => entry.card?.rarity ?? '',
    Added: ({ entry }) => entry.addedAt,
    'Price USD': ({ copies: { priceCents } }) =>
      priceCents === undefined ? '' : (priceCents / 100).toFixed(2),
    'Scryfall ID': ({ entry }) => entry.scryfallId,
  },
  'where needed',
)
