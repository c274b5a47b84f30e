/** What is known of how much a card is played. */
export interface PlayedCard {
  /** On EDHREC; undefined when it has none yet. */
  edhrecRank: number | undefined
  /** Of the cheapest copy; undefined without a price. */
  usdCents: number | undefined
  printings: number
  typeLine: string
}

/** Ranks that an estimate may have. */
const [bestEstimate, worstEstimate] = [30, 30_000]
/** A card without a rank is rather less played than it seems. */
const doubt = 0.15
/** Of half the cards the cheapest copy costs less. */
const usualCents = 30

/**
 * −log10 of the rank on EDHREC: 0 for the most played card, −4.5 for the least played ones. Cards without a
 * rank, such as new ones, get an estimate by a linear regression of the ranks of the card data (R² 0.52).
 */
export function popularityOf({ edhrecRank, usdCents, printings, typeLine }: PlayedCard): number {
  if (edhrecRank !== undefined) return -Math.log10(Math.max(1, edhrecRank))
  const dollars = Math.min(50, Math.max(0.05, (usdCents ?? usualCents) / 100))
  const logPrints = Math.log10(Math.max(1, printings))
  const isLand = /\bland\b/i.test(typeLine.split('//')[0] ?? '')
  const estimate = -4 + 0.23 * Math.log10(dollars) + 0.63 * logPrints ** 2 + (isLand ? 0.27 : 0)
  return Math.min(-Math.log10(bestEstimate), Math.max(-Math.log10(worstEstimate), estimate)) - doubt
}
