import type { Generated, GeneratedAlways } from 'kysely'

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

export interface UserSettingsRow {
  user_id: string
  theme: string
  /** Null: as usual. */
  search_view: string | null
  search_sort: string | null
  /** A JSON array. */
  search_columns: string | null
  /** 1 when decks that are being built reserve copies, else 0. */
  building_reserves: Generated<number>
  /** A JSON array. */
  deck_categories: string | null
  deck_view: string | null
  deck_sort: string | null
  deck_grouping: string | null
  /** A JSON array. */
  import_words: string | null
  /** A JSON array. */
  import_headers: string | null
}

export interface SavedSearchRow {
  id: string
  user_id: string
  name: string
  /** The name as it is compared: names of one user differ by more than case. */
  name_key: string
  query: string
  mode: string
  sort: string
  created_at: string
  updated_at: string
}

export interface TryRow {
  /** A keyed hash of what is counted: the table names no person and no address. */
  key: string
  /** In the window of time that ends then. */
  tries: number
  ends_at: string
}

export interface SessionRow {
  /** The SHA-256 of the id in the cookie, in base64url. */
  sid: string
  sess: string
  expire: string
  /** Read from sess by the database. */
  user_id: GeneratedAlways<string | null>
}

export interface PasswordResetTokenRow {
  id: string
  /** One token per user: a new one replaces the old one. */
  user_id: string
  /** The SHA-256 of the token, in hex. */
  token: string
  expires_at: string
  created_at: string
}

export interface EmailVerificationTokenRow {
  /** One token per user: a new one replaces the old one. */
  user_id: string
  /** The SHA-256 of the token, in hex. */
  token: string
  created_at: string
  expires_at: string
}

export interface AccessTokenRow {
  id: string
  user_id: string
  name: string
  scope: string
  /** The SHA-256 of the token, in hex. */
  token: string
  created_at: string
  expires_at: string
  last_used_at: string | null
}

export interface InviteRow {
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
export interface SetupTokenRow {
  /** The SHA-256 of the token in the link, in hex. */
  token: string
  created_at: string
}
