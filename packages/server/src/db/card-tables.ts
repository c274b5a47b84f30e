/** A change of ids that the card-data service announced. */
export interface CardMigrationRow {
  /** The service's own id of it. */
  id: string
  strategy: string
  old_scryfall_id: string
  /** Where a merge leads; null for a delete. */
  new_scryfall_id: string | null
  performed_at: string
  note: string | null
  /** The old card, as far as the service described it. */
  card_name: string | null
  set_code: string | null
  collector_number: string | null
  recorded_at: string
}

/** What a change of ids did to one row of a user. */
export interface CardChangeRow {
  id: string
  user_id: string
  migration_id: string
  /** collection, a slot of a deck, or commander. */
  place: string
  deck_id: string | null
  deck_name: string | null
  strategy: string
  old_scryfall_id: string
  new_scryfall_id: string | null
  /** The name in the row; collection entries have none. */
  card_name: string | null
  /** Copies that were under the old id. */
  quantity: number
  /** Copies that were in that place under the new id before. */
  quantity_there: number
  /** Copies in that place afterwards, under the new id if there is one. */
  quantity_after: number
  happened_at: string
  seen_at: string | null
}

/** How asking a source of card data went last. */
export interface CardRefreshRow {
  source: string
  etag: string | null
  /** Of the file that the etag speaks of. */
  fingerprint: string | null
  checked_at: string | null
  /** Tries in a row that went wrong. */
  failures: number
  next_try_at: string | null
  /** Why the last attempt failed. */
  trouble: 'unreachable' | 'unusable' | null
}

/** The newest catalogue of each snapshot format. */
export interface CatalogueRow {
  format: string
  fingerprint: string
  printings: number
  prices_as_of: string
  published_at: string
}

/** A piece of the compressed snapshot, for processes with another DATA_DIR. */
export interface CatalogueChunkRow {
  format: string
  number: number
  bytes: Uint8Array
}

/** A day with prices, yyyy-mm-dd, and the one recorded before it; "" before the first. */
export interface PriceDayRow {
  day: string
  previous: string
}

export interface PriceIdsRow {
  block: number
  /** 16 bytes for each printing, only ever added to. */
  ids: Uint8Array
}

export interface PriceMonthRow {
  block: number
  /** yyyy-mm */
  month: string
  series: Uint8Array
}
