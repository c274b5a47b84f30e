import * as z from 'zod/mini'
import { deckFolder, deckTags } from './deck-folders.ts'
import { deckSummary, seenVersion } from './decks.ts'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { limits } from './limits.ts'

const deckId = z.guid({ error: 'An id of a deck is needed' })
const noDecks = 'Give at least one deck'

function severalDecks<Schema extends z.ZodMiniType<{ id: string }>>(one: Schema) {
  return z.array(one, { error: noDecks }).check(
    z.minLength(1, { error: noDecks }),
    z.maxLength(limits.decks, {
      error: `A request can be about up to ${limits.decks.toLocaleString('en-US')} decks`,
    }),
    z.refine((decks) => new Set(decks.map(({ id }) => id.toLowerCase())).size === decks.length, {
      error: 'Each deck is named once',
    }),
  )
}

/** What becomes of one of several decks; omitted fields keep their value, and tags are changed, not replaced. */
const organizedDeck = z.object({
  id: deckId,
  folder: z.optional(z.nullable(deckFolder)),
  addTags: z.optional(deckTags),
  removeTags: z.optional(deckTags),
  isPinned: z.optional(z.boolean({ error: 'isPinned is true or false' })),
  ...seenVersion,
})
export type OrganizedDeck = z.infer<typeof organizedDeck>

/**
 * Moves decks to folders, tags and pins them: all of them, or none when one is gone, was changed since it was
 * seen, or would have too many tags. Returns the decks as they are then, in the order of the request.
 */
export const organizeDecks = endpoint({
  method: 'POST',
  path: '/api/decks/organization',
  access: 'member',
  params: noParams,
  input: z.object({ decks: severalDecks(organizedDeck) }),
  output: z.object({ decks: z.array(deckSummary) }),
})

/** Deletes decks: all of them, or none when one is gone or was changed since it was seen. */
export const deleteDecks = endpoint({
  method: 'POST',
  path: '/api/decks/deletion',
  access: 'member',
  params: noParams,
  input: z.object({ decks: severalDecks(z.object({ id: deckId, ...seenVersion })) }),
  output: nothing,
})
