import type { MailFailureReason, MailKind } from '@manafolio/contract'
import type {
  AccessTokenRow,
  EmailVerificationTokenRow,
  InviteRow,
  PasswordResetTokenRow,
  SavedSearchRow,
  SessionRow,
  SetupTokenRow,
  TryRow,
  UserRow,
  UserSettingsRow,
} from './account-tables.ts'
import type {
  CardChangeRow,
  CardMigrationRow,
  CardRefreshRow,
  CatalogueChunkRow,
  CatalogueRow,
  PriceDayRow,
  PriceIdsRow,
  PriceMonthRow,
} from './card-tables.ts'
import type {
  CollectionChangeEntryRow,
  CollectionChangeRow,
  CollectionImportRow,
  CollectionPendingChangeRow,
  CollectionRow,
  CollectionValueRow,
  ImportedRow,
} from './collection-tables.ts'
import type {
  DeckCardRow,
  DeckChangeRow,
  DeckDismissalRow,
  DeckPlannedChangeRow,
  DeckPriorityRow,
  DeckRow,
  DeckTextsRow,
} from './deck-tables.ts'

/** Rows as both engines give them. Instants are ISO 8601 text in UTC, JSON is text. */
export interface Tables {
  users: UserRow
  session: SessionRow
  tries: TryRow
  password_reset_tokens: PasswordResetTokenRow
  email_verification_tokens: EmailVerificationTokenRow
  access_tokens: AccessTokenRow
  invites: InviteRow
  setup_tokens: SetupTokenRow
  user_settings: UserSettingsRow
  saved_searches: SavedSearchRow
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
  deck_dismissals: DeckDismissalRow
  deck_priorities: DeckPriorityRow
  deck_texts: DeckTextsRow
  deck_planned_changes: DeckPlannedChangeRow
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

/** An email that could not be sent; not to whom. */
interface MailFailureRow {
  id: string
  failed_at: string
  kind: MailKind
  reason: MailFailureReason
}
