import * as z from 'zod/mini'
import { scryfallId } from './collection.ts'
import { limits } from './limits.ts'

export const slotTypes = ['main', 'side'] as const
export const slotType = z.enum(slotTypes, { error: 'Slot must be main or side' })
export type SlotType = z.infer<typeof slotType>

/**
 * What one copy of a row is besides: a second commander or a signature spell of the main deck, or
 * the companion, which stands in the sideboard.
 */
export const deckRoles = ['commander', 'signature_spell', 'companion'] as const
export const deckRole = z.enum(deckRoles, { error: `A role is one of ${deckRoles.join(', ')}` })
export type DeckRole = z.infer<typeof deckRole>

export const slotOfRole: Record<DeckRole, SlotType> = {
  commander: 'main',
  signature_spell: 'main',
  companion: 'side',
}

/** Some copies of a printing in a slot of a deck: one row for each printing and slot. */
export const deckCard = z.object({
  deckId: z.string(),
  scryfallId: z.string(),
  cardName: z.string(),
  tcgplayerId: z.nullable(z.number()),
  quantity: z.number(),
  slotType,
  /** Since when the card-data service no longer lists the printing; null while it does. */
  withdrawnAt: z.nullable(z.string()),
  role: z.nullable(deckRole),
  /** Protected from cuts. */
  isLocked: z.boolean(),
})
export type DeckCard = z.infer<typeof deckCard>

export const cardName = z.string({ error: 'Card name is required' }).check(
  z.trim(),
  z.minLength(1, { error: 'Card name is required' }),
  z.maxLength(limits.cardNameMax, {
    error: `A card name can have up to ${limits.cardNameMax} characters`,
  }),
  // Control characters and half surrogate pairs: databases refuse the one or change the other.
  z.regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'A card name can not have control characters' }),
)

const tooMany = `Maximum ${limits.deckQuantityMax} copies of a card allowed`
const wholeNumber = `Quantity must be a whole number from 0 to ${limits.deckQuantityMax}`
const deckQuantity = z
  .int({ error: wholeNumber })
  .check(z.gte(0, { error: wholeNumber }), z.lte(limits.deckQuantityMax, { error: tooMany }))

/** Products of the marketplace are numbered within what a database's integer holds. */
const productMax = 2_147_483_647
const productError = { error: `A product number is a whole number from 1 to ${productMax}` }
const product = z.int(productError).check(z.gte(1, productError), z.lte(productMax, productError))
const tcgplayerId = z.optional(z.nullable(product))

/** A printing as stored in a deck. */
export const deckPrinting = z.object({ scryfallId, cardName, tcgplayerId })
export type DeckPrinting = z.infer<typeof deckPrinting>

const wrongSlot =
  'A companion goes in the sideboard, commanders and signature spells in the main deck'

/**
 * How many copies of a printing are to be in a slot; 0 takes it out. An omitted role or
 * lock keeps its value.
 */
export const deckCardChange = z
  .extend(deckPrinting, {
    quantity: z._default(deckQuantity, 1),
    slotType: z._default(slotType, 'main'),
    role: z.optional(z.nullable(deckRole)),
    isLocked: z.optional(z.boolean({ error: 'isLocked is true or false' })),
  })
  .check(
    z.refine(({ role, slotType: slot }) => !role || slotOfRole[role] === slot, {
      error: wrongSlot,
      path: ['role'],
    }),
  )
export type DeckCardChange = z.infer<typeof deckCardChange>
