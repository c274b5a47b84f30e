import type { MailFailureReason, MailKind } from '@manafolio/contract'
import type { Generated, GeneratedAlways } from 'kysely'
import type {
  CollectionChangeEntryRow,
  CollectionChangeRow,
  CollectionImportRow,
  CollectionPendingChangeRow,
  CollectionRow,
  CollectionValueRow,
  ImportedRow,
} from './collection-tables.ts'

/** Rows as both engines give them. Instants are ISO 8601 text in UTC, JSON is text. */
export interface Tables {
  users: UserRow
  session: SessionRow
  password_reset_tokens: PasswordResetTokenRow
  email_verification_tokens: EmailVerificationTokenRow
  invites: InviteRow
  setup_tokens: SetupTokenRow
  user_settings: UserSettingsRow
  collection: CollectionRow
  collection_changes: CollectionChangeRow
  collection_change_entries: CollectionChangeEntryRow
  collection_pending_changes: CollectionPendingChangeRow
  collection_imports: CollectionImportRow
  collection_import_rows: ImportedRow
  collection_values: CollectionValueRow
  decks: DeckRow
  deck_cards: DeckCardRow
  deck_changes: DeckChangeRow
  card_migrations: CardMigrationRow
  card_changes: CardChangeRow
  leases: LeaseRow
  backup_state: BackupStateRow
  card_refresh: CardRefreshRow
  catalogues: CatalogueRow
  catalogue_chunks: CatalogueChunkRow
  price_days: PriceDayRow
  price_ids: PriceIdsRow
  price_months: PriceMonthRow
  mail_failures: MailFailureRow
}

export interface UserRow {
  id: string
  email: string
  /** The address in lower case, by which people are found. */
  email_key: string
  /** An argon2id hash in PHC form. */
  password: string
  role: string
  first_name: string | null
  last_name: string | null
  created_at: string
  updated_at: string
  /** When the user followed a link that was sent to the address. */
  email_verified_at: Generated<string | null>
  /** Rises with each transaction that may change the user's cards. */
  cards_revision: Generated<number>
  /** The number from which on changes of the collection are there: older ones were removed. */
  history_from: Generated<number>
  /** When the newest of those that were removed happened; null while there are all. */
  history_begins_at: Generated<string | null>
  /** 1 while the user is being deleted, whom nobody sees any more; else 0. */
  is_leaving: Generated<number>
  /** The address, a line end and the names, with A to Z in lower case; written by the database. */
  search_text: GeneratedAlways<string>
}

interface UserSettingsRow {
  user_id: string
  theme: string
}

export interface SessionRow {
  /** The SHA-256 of the id in the cookie, in base64url. */
  sid: string
  sess: string
  expire: string
  /** Read from sess by the database. */
  user_id: GeneratedAlways<string | null>
}

interface PasswordResetTokenRow {
  id: string
  /** One token per user: a new one replaces the old one. */
  user_id: string
  /** The SHA-256 of the token, in hex. */
  token: string
  expires_at: string
  created_at: string
}

interface EmailVerificationTokenRow {
  /** One token per user: a new one replaces the old one. */
  user_id: string
  /** The SHA-256 of the token, in hex. */
  token: string
  created_at: string
  expires_at: string
}

interface InviteRow {
  id: string
  /** The SHA-256 of the token in the link, in hex. */
  token: string
  note: string | null
  created_at: string
  expires_at: string
  used_at: string | null
  /** The account that was made with it; null again when that is deleted. */
  used_by: string | null
}

/** A link that makes the first administrator. */
interface SetupTokenRow {
  /** The SHA-256 of the token in the link, in hex. */
  token: string
  created_at: string
}

export interface DeckRow {
  id: string
  user_id: string
  name: string
  format: string
  commander_id: string | null
  commander_name: string | null
  /** Since when the card-data service has no such printing any more. */
  commander_withdrawn_at: string | null
  description: string | null
  created_at: string
  updated_at: string
  /** Rises with each change of the deck or its cards. */
  version: Generated<number>
  /** The last part of the link that shows it to everybody. */
  share_id: Generated<string | null>
  /** 1 when its oldest changes were removed, else 0. */
  are_changes_removed: Generated<number>
}

export interface DeckCardRow {
  deck_id: string
  scryfall_id: string
  card_name: string
  tcgplayer_id: number | null
  quantity: number
  slot_type: string
  withdrawn_at: string | null
  role: Generated<string | null>
  /** 1 where it is not to be cut. */
  is_locked: Generated<number>
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
  /** Of that JSON. */
  size: Generated<number>
}

/** A change of ids that the card-data service announced. */
interface CardMigrationRow {
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
  /** collection, main, side or commander. */
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

/** Who of several processes does a job now. */
interface LeaseRow {
  name: string
  holder: string
  held_until: string
  /** How much of the job is done, 0 to 1. */
  share: number | null
}

/** How the last backups went; one row. */
export interface BackupStateRow {
  id: number
  succeeded_at: string | null
  file_name: string | null
  size_bytes: number | null
  /** Null when nothing failed since the last success. */
  failed_at: string | null
  problem: string | null
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
interface CatalogueChunkRow {
  format: string
  number: number
  bytes: Uint8Array
}

/** A day with prices, yyyy-mm-dd, and the one recorded before it; "" before the first. */
interface PriceDayRow {
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

/** An email that could not be sent; not to whom. */
interface MailFailureRow {
  id: string
  failed_at: string
  kind: MailKind
  reason: MailFailureReason
}
