import * as z from 'zod/mini'
import { cardSearch } from './cards.ts'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { limits } from './limits.ts'
import { cardSort, searchMode } from './vocabulary.ts'

const nameError = `A name has 1 to ${limits.savedSearchName} characters.`

/**
 * Of a saved search: without control characters, which no database can look for, or those that turn
 * the direction of the text around it.
 */
export const savedSearchName = z.string({ error: nameError }).check(
  z.trim(),
  z.overwrite(withSingleSpaces),
  z.minLength(1, { error: nameError }),
  z.maxLength(limits.savedSearchName, { error: nameError }),
  z.regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u, {
    error: 'A name can not have control characters.',
  }),
  z.regex(/[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]|^$/u, {
    error: 'A name has at least one visible character.',
  }),
)

/** Names with the same key look the same: no user has two of them. */
export function savedSearchKey(name: string): string {
  const visible = name.replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
  return withSingleSpaces(visible.trim()).toLowerCase().normalize('NFC')
}

function withSingleSpaces(text: string): string {
  return text.replace(/\p{Z}+/gu, ' ')
}

/** A query that can be stored: of control characters it may have tabs and line breaks. */
const savedQuery = cardSearch.shape.query.check(
  z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u, {
    error: 'A query that is saved can not have control characters.',
  }),
)

/** Times are ISO 8601 instants. */
export const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  query: z.string(),
  mode: searchMode,
  sort: cardSort,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** What a search ignores of its query today and why, one sentence each, the first few. */
  warnings: z.array(z.string()),
})
export type SavedSearch = z.infer<typeof savedSearch>

export const newSavedSearch = z.object({
  name: savedSearchName,
  query: savedQuery,
  mode: z._default(searchMode, 'cards'),
  sort: z._default(cardSort, 'relevance'),
})
export type NewSavedSearch = z.infer<typeof newSavedSearch>

/** By name. */
export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/api/saved-searches',
  access: 'member',
  params: noParams,
  input: nothing,
  output: z.array(savedSearch),
})

/**
 * Names are the user's own and differ by more than case (saved_search_name_taken); a search that is
 * saved already under its name is answered as it is, so that a request can be repeated.
 */
export const createSavedSearch = endpoint({
  method: 'POST',
  path: '/api/saved-searches',
  access: 'member',
  params: noParams,
  input: newSavedSearch,
  output: savedSearch,
})

/** Omitted fields keep their value. */
export const savedSearchPatch = z.object({
  name: z.optional(savedSearchName),
  query: z.optional(savedQuery),
  mode: z.optional(searchMode),
  sort: z.optional(cardSort),
})
export type SavedSearchPatch = z.infer<typeof savedSearchPatch>

const ofSavedSearch = z.object({
  id: z.uuid({ error: 'A saved search has a UUID.' }).check(z.toLowerCase()),
})

/** Another name may be taken as well (saved_search_name_taken). */
export const updateSavedSearch = endpoint({
  method: 'PATCH',
  path: '/api/saved-searches/:id',
  access: 'member',
  params: ofSavedSearch,
  input: savedSearchPatch,
  output: savedSearch,
})

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/api/saved-searches/:id',
  access: 'member',
  params: ofSavedSearch,
  input: nothing,
  output: nothing,
})
