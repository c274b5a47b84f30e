import type { GeneratedAlways } from 'kysely'

/** Rows as both engines give them. Instants are ISO 8601 text in UTC, JSON is text. */
export interface Tables {
  users: UserRow
  session: SessionRow
  password_reset_tokens: PasswordResetTokenRow
  collection: CollectionRow
  decks: DeckRow
  deck_cards: DeckCardRow
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
}

export interface SessionRow {
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

export interface CollectionRow {
  id: string
  user_id: string
  scryfall_id: string
  quantity: number
  added_at: string
}

export interface DeckRow {
  id: string
  user_id: string
  name: string
  format: string
  commander_id: string | null
  commander_name: string | null
  description: string | null
  created_at: string
  updated_at: string
}

export interface DeckCardRow {
  deck_id: string
  scryfall_id: string
  card_name: string
  tcgplayer_id: number | null
  quantity: number
  slot_type: string
}
