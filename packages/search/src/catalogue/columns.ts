import type { IndexedText } from '../text/indexed-text.ts'
import type { RecordPool } from '../text/record-pool.ts'
import type { TextColumn } from '../text/text-column.ts'

/**
 * Typed columns. Cards are in the order of their names; the printings of a card lie together.
 * Numbers that a card or printing does not have are NaN in Float32 columns, -1 in prices.
 */
export const columnTypes = {
  /** The first printing of each card; one more entry than cards. */
  cardPrintings: Uint32Array,
  cardManaValue: Float32Array,
  /** Which of meta.manaCosts. */
  cardManaCost: Uint16Array,
  cardColors: Uint8Array,
  cardIdentity: Uint8Array,
  /** Mana that it produces: bits as for colors, and 32 for colorless. */
  cardProduces: Uint8Array,
  cardFlags: Uint8Array,
  /** Per card one code for each of meta.formats. */
  cardLegalities: Uint8Array,
  cardPower: Float32Array,
  cardToughness: Float32Array,
  cardLoyalty: Float32Array,
  cardDefense: Float32Array,
  cardEdhrecRank: Float32Array,
  cardPennyRank: Float32Array,
  /** How many copies a deck may have at most, also for one-of-a-kind formats. */
  cardDeckLimit: Float32Array,
  /** How much it is played, by the advice on decks; higher for more. */
  cardPopularity: Float32Array,
  /** USD cents of the cheapest copy on paper. */
  cardUsd: Int32Array,
  /** The first advice tag of each card; one more entry than cards. */
  cardAdviceTagStarts: Uint32Array,
  /** Which of meta.adviceTags, the lowest of a card first. */
  cardAdviceTags: Uint16Array,
  cardPrints: Float32Array,
  cardSets: Float32Array,
  cardPaperPrints: Float32Array,
  cardPaperSets: Float32Array,
  cardIllustrations: Float32Array,
  cardFacetStarts: Uint32Array,
  cardFacetRows: Uint32Array,
  /** The card of each further face that has numbers or a color of its own: none is of a front. */
  faceCard: Uint32Array,
  /** A face without a color, such as the land on a back, has those of its card. */
  faceColors: Uint8Array,
  facePower: Float32Array,
  faceToughness: Float32Array,
  faceLoyalty: Float32Array,
  faceDefense: Float32Array,
  printingCard: Uint32Array,
  printingSet: Uint16Array,
  printingRarity: Uint8Array,
  /** As the number yyyymmdd. */
  printingReleased: Int32Array,
  /** USD cents of the nonfoil finish. */
  printingUsd: Int32Array,
  /** USD cents of the plainest finish that has a price. */
  printingAnyUsd: Int32Array,
  printingUsdFoil: Int32Array,
  printingUsdEtched: Int32Array,
  printingEur: Int32Array,
  printingEurFoil: Int32Array,
  /** Hundredths of an event ticket of Magic Online. */
  printingTix: Int32Array,
  printingFlags: Uint8Array,
  printingFanciness: Uint8Array,
  /** Which of meta.numbers is its collector number. */
  printingNumber: Uint16Array,
  /** Which of meta.artists. */
  printingArtist: Uint16Array,
  printingFacetStarts: Uint32Array,
  printingFacetRows: Uint32Array,
  /** Which of texts.illustrationId. Printings with the same number show the same artwork. */
  printingIllustration: Uint32Array,
  /** The first card that belongs to each; one more entry than cards. */
  cardRelationStarts: Uint32Array,
  relationCard: Uint32Array,
  /** How, as `decodeRelation` reads it. */
  relationCode: Uint8Array,
  /** The first ruling on each card; one more entry than cards. Those on a card are oldest first. */
  cardRulingStarts: Uint32Array,
  /** Which of pools.comments and texts.comment. */
  rulingComment: Uint32Array,
  /** As the number yyyymmdd. */
  rulingDate: Int32Array,
  /** Which of meta.rulingSources. */
  rulingSource: Uint8Array,
} as const

/** Texts to search in. */
export const indexedTextNames = [
  'cardName',
  'cardType',
  'cardOracle',
  'cardFullOracle',
  'printingFlavor',
  /** Distinct comments of rulings. */
  'comment',
] as const
/** Texts to look up. */
export const plainTextNames = [
  'cardOracleId',
  'cardOwnNames',
  /** As cardOracle, with "~" where a card speaks of itself. */
  'cardTildeOracle',
  /** As printed, with capitals and accents. */
  'cardTitle',
  /** As printed, one a line. */
  'cardOtherNames',
  /** As cardTitle in lower case and without accents, but with punctuation. */
  'cardFoldedTitle',
  'printingId',
  'illustrationId',
] as const
export const poolNames = ['cards', 'printings', 'comments'] as const

export type Columns = {
  [K in keyof typeof columnTypes]: InstanceType<(typeof columnTypes)[K]>
}
export type Texts = Record<(typeof indexedTextNames)[number], IndexedText> &
  Record<(typeof plainTextNames)[number], TextColumn>
export type Pools = Record<(typeof poolNames)[number], RecordPool>

/** Bits of columns.cardFlags. */
export const cardFlag = { permanent: 1 } as const
