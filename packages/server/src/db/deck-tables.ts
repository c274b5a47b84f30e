import type { Generated } from 'kysely'

export interface DeckRow {
  id: string
  user_id: string
  name: string
  format: string
  commander_id: string | null
  commander_name: string | null
  /** Since when the card-data service has no such printing any more. */
  commander_withdrawn_at: string | null
  /** W, U, B, R or G: chosen for a commander before the game. */
  commander_color: Generated<string | null>
  description: string | null
  /** idea, building, built or retired. */
  state: Generated<string>
  /** Since when it is or last was built; null also for one that is built since it was created. */
  built_since: Generated<string | null>
  /** A JSON array, in the order in which they are shown. */
  categories: Generated<string>
  created_at: string
  updated_at: string
  /** Rises with each change of the deck or its cards. */
  version: Generated<number>
  /** The last part of the link that shows it to everybody. */
  share_id: Generated<string | null>
  /** 1 when its oldest changes were removed, else 0. */
  are_changes_removed: Generated<number>
  /** The names of folders from the outermost, between slashes. */
  folder: Generated<string | null>
  /** JSON of them. */
  tags: Generated<string>
  /** 1 when it stands before the others, else 0. */
  is_pinned: Generated<number>
  /** The printing that was chosen for its cover. */
  cover_id: Generated<string | null>
  /** The user's deck of which it is a variant. */
  variant_of: Generated<string | null>
}

export interface DeckCardRow {
  deck_id: string
  scryfall_id: string
  card_name: string
  tcgplayer_id: number | null
  quantity: number
  /** main, side or considering. */
  slot_type: string
  finish: Generated<string>
  withdrawn_at: string | null
  /** Since when the deck has the card; null where that is unknown. */
  added_at: Generated<string | null>
  role: Generated<string | null>
  /** 1 where it is not to be cut. */
  is_locked: Generated<number>
  /** JSON of their names, the first of which decides where the card is listed. */
  categories: Generated<string>
  note: Generated<string | null>
}

/** What made a version of a deck. */
export interface DeckChangeRow {
  deck_id: string
  version: number
  happened_at: string
  kind: string
  /** For one that was brought back: the version as which. */
  restored_version: number | null
  /** JSON of the deck's facts; null where only cards changed. */
  facts_before: string | null
  facts_after: string | null
  /** JSON of the rows that changed: how they were and are. */
  cards: string
  /** JSON of what changed in its texts; null where they stayed. */
  texts: Generated<string | null>
  /** Of that JSON. */
  size: Generated<number>
}

/** A card of which a deck gets copies before all others, by one of its printings. */
export interface DeckPriorityRow {
  deck_id: string
  scryfall_id: string
  chosen_at: string
}

/** Notes and primer of a deck. */
export interface DeckTextsRow {
  deck_id: string
  notes: string | null
  primer: string | null
}

/** A change of a deck that its owner may apply later. */
export interface DeckPlannedChangeRow {
  deck_id: string
  id: string
  /** JSON of the copies; null for an addition. */
  removed: string | null
  /** JSON of the copies; null for a cut. */
  added: string | null
  reason: string | null
  created_at: string
}

/** A card that is never to be suggested for a deck again. */
export interface DeckDismissalRow {
  deck_id: string
  oracle_id: string
  dismissed_at: string
}
