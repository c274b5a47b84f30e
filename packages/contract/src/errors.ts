import * as z from 'zod/mini'
import { printingAddress } from './card-address.ts'
import { limits } from './limits.ts'

/** Every refusal of the API: its code, HTTP status and message. */
export const refusals = {
  bad_input: [400, 'The request contains invalid values.'],
  query_not_understood: [400, 'All terms of this search were ignored.'],
  password_too_common: [
    400,
    'This password is too easy to guess. Choose one that others would not think of.',
  ],
  finish_not_printed: [400, 'This printing does not come in that finish.'],
  bad_idempotency_key: [400, 'The Idempotency-Key must be a UUID.'],
  restoration_ahead: [400, 'That time is still in the future.'],
  commander_not_allowed: [400, 'This card can not be the commander of a deck of this format.'],
  format_without_commander: [400, 'Decks of this format have no commander.'],
  other_card: [400, 'This is a printing of another card.'],
  import_empty: [400, 'This file is empty.'],
  import_no_rows: [400, 'This file has a header but no rows.'],
  import_not_text: [
    400,
    'This is not a text file. Save your list as CSV or as plain text, and choose that file.',
  ],
  import_spreadsheet: [400, 'This is a spreadsheet. Save it as CSV, and choose that file.'],
  import_delver_backup: [
    400,
    'Only Delver Lens can read its backups (.dlens). Share your list from there as CSV, and choose that file.',
  ],
  import_line_too_long: [400, 'A line of this file is too long for a list of cards.'],
  import_unclosed_quote: [
    400,
    'A quotation mark (") in this file is never closed. Close it or remove it, and choose the file again.',
  ],
  import_too_many_rows: [
    400,
    `A file can have up to ${limits.importRows.toLocaleString('en-US')} rows. Split it in two.`,
  ],
  import_unknown_count: [400, 'This file counts copies in a column that we do not know.'],
  import_no_name: [400, 'No column of this file has card names or ids.'],
  deck_list_empty: [400, 'There are no cards in this list.'],
  deck_list_not_text: [
    400,
    'This is not a text file. Save your deck as text, .dek or .cod, and choose that file.',
  ],
  deck_list_broken: [
    400,
    'The XML of this file is broken. Save the deck again, and choose that file.',
  ],
  deck_list_too_long: [
    400,
    `A deck list can have up to ${limits.deckListLines.toLocaleString('en-US')} lines.`,
  ],
  role_not_in_format: [400, 'Decks of this format have no card in that role.'],
  malformed_request: [400, 'This is not a valid HTTP request.'],
  malformed_json: [400, 'The request body is not valid JSON.'],
  reset_link_invalid: [400, 'This reset link is invalid or has expired. Please request a new one.'],
  verification_link_invalid: [
    400,
    'This confirmation link is invalid or has expired. Sign in to get a new one.',
  ],
  invite_invalid: [
    400,
    'This invite is invalid, used or expired. Ask the person who sent it for a new one.',
  ],
  setup_link_invalid: [400, 'This setup link was used already, or there is an administrator.'],
  authentication_required: [401, 'Authentication required'],
  wrong_credentials: [401, 'Invalid email or password'],
  wrong_password: [403, 'Your current password is incorrect.'],
  admin_only: [403, 'Only administrators can do this.'],
  registration_closed: [403, 'This site does not take new accounts.'],
  invite_required: [403, 'You need an invite to create an account here.'],
  email_not_verified: [
    403,
    'Please confirm your email address first. We sent you a link for that.',
  ],
  own_account: [403, "You can't delete your own account here. Do that on your account page."],
  cross_site: [403, 'This request came from another site and was refused.'],
  not_found: [404, 'There is nothing at this address.'],
  session_not_found: [404, 'You have no such session. It may have ended already.'],
  user_not_found: [404, 'There is no such user. The account may have been deleted already.'],
  invite_not_found: [404, 'There is no such invite. It may have been deleted already.'],
  card_not_in_collection: [404, 'This card is not in your collection.'],
  import_not_found: [
    404,
    'You have no such import. Its rows may all be in your collection by now.',
  ],
  import_row_not_found: [404, 'This import has no such row. It may be in your collection by now.'],
  change_not_found: [404, 'There is no such change in your collection.'],
  deck_not_found: [404, 'You have no such deck. You may have deleted it already.'],
  deck_version_not_found: [404, 'That version of the deck is no longer available.'],
  shared_deck_not_found: [
    404,
    'No deck is shared under this link. Its owner may have turned it off.',
  ],
  card_not_in_deck: [404, 'Card not found in deck'],
  card_not_found: [404, 'No card has this id.'],
  card_number_not_found: [404, 'No card of this set has this number.'],
  card_name_not_found: [404, 'No card has a name like this.'],
  card_name_ambiguous: [404, 'Several cards match. Please enter more of the name.'],
  printing_withdrawn: [410, 'The card-data service no longer lists this printing.'],
  set_not_found: [404, 'No set has this code.'],
  nothing_found: [404, 'No card matches this search.'],
  email_taken: [409, 'An account with this email already exists. Sign in instead.'],
  card_joined: [
    409,
    'This card was merged with another of your cards. Please check your collection.',
  ],
  entry_changed: [409, 'These copies were changed in another place. Please check them again.'],
  deck_changed: [409, 'This deck was changed in another place. Please check it again.'],
  deck_limit_reached: [
    409,
    `You have ${limits.decks.toLocaleString('en-US')} decks, which is the maximum. Delete one first.`,
  ],
  deck_full: [
    409,
    `A deck can hold up to ${limits.deckCards.toLocaleString('en-US')} different printings.`,
  ],
  too_many_copies: [409, `Maximum ${limits.deckQuantityMax} copies of a card allowed`],
  invite_limit_reached: [
    409,
    `There are ${limits.openInvites} open invites, which is the maximum. Delete some first.`,
  ],
  email_already_verified: [409, 'Your email address is confirmed already.'],
  change_not_undoable: [
    409,
    'The card-data service merged these printings; that can not be undone here.',
  ],
  collection_full: [
    409,
    `Your collection is full (${limits.collectionPrintings.toLocaleString('en-US')} unique printings). Remove one first.`,
  ],
  import_limit_reached: [
    409,
    `You have ${limits.openImports} unfinished imports, which is the maximum. Finish or delete one first.`,
  ],
  import_nothing_ready: [409, 'No row of this import is ready to be added.'],
  import_begun: [
    409,
    'Some rows of this import are in your collection already. The others can only be added to it.',
  ],
  request_too_slow: [408, 'This request took too long to arrive.'],
  deck_list_too_large: [
    413,
    `A deck list can have up to ${limits.deckListBytes / 1024 / 1024} MB.`,
  ],
  import_file_too_large: [413, `A file can have up to ${limits.importBytes / 1024 / 1024} MB.`],
  body_too_large: [413, 'The request is too large.'],
  wrong_content_type: [415, 'Send the request body as application/json.'],
  wrong_file_type: [415, 'Send the file as application/octet-stream.'],
  idempotency_key_used: [422, 'This Idempotency-Key was used for another change already.'],
  history_too_short: [
    422,
    'The history of your collection does not reach back that far. Choose a later day.',
  ],
  page_beyond_end: [422, 'This list has fewer pages.'],
  mana_cost_unreadable: [422, 'This could not be understood as a mana cost.'],
  headers_too_large: [431, 'The headers of this request are too large.'],
  too_many_requests: [429, 'Too many attempts. Please wait a few minutes and try again.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  database_unavailable: [503, "We can't reach your data right now; it is safe."],
  storage_full: [
    507,
    'There is no room to store this right now. Everything that you saved before is safe.',
  ],
  database_damaged: [
    503,
    'The database is damaged. The operator of this site has to restore a backup.',
  ],
  stopping: [503, 'The server is stopping. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>

export type RefusalCode = keyof typeof refusals

export const issue = z.object({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof issue>

/** The body of every response that is not OK. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.optional(z.array(issue)),
  /** Of a card that was not found: pages that may be meant, the best first. */
  suggestions: z.optional(z.array(printingAddress)),
  /** Of a failure of the server: names the request in its log. */
  requestId: z.optional(z.string()),
})
export type ErrorBody = z.infer<typeof errorBody>
