import * as z from 'zod/mini'
import { scryfallId } from './collection.ts'
import { categoryName } from './deck-categories.ts'
import { areDifferentLabels } from './labels.ts'
import { limits } from './limits.ts'
import { quantitySentence } from './quantities.ts'
import { oneLine, severalLines } from './text-checks.ts'
import { finish } from './vocabulary.ts'

/** The parts of a deck. What is only considered counts nowhere: in no number, rule or price. */
export const slotTypes = ['main', 'side', 'considering'] as const
export const slotType = z.enum(slotTypes, { error: 'Slot must be main, side or considering' })
export type SlotType = z.infer<typeof slotType>

/** The slots whose copies are copies of the deck. */
export type CountedSlot = Exclude<SlotType, 'considering'>

export function countsInDeck<Row extends { slotType: SlotType }>(
  row: Row,
): row is Row & { slotType: CountedSlot } {
  return row.slotType !== 'considering'
}

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

const noteTooLong = `A note on a card can have up to ${limits.deckCardNote} characters`
const cardNote = z
  .string({ error: 'A note is a text' })
  .check(z.trim(), z.maxLength(limits.deckCardNote, { error: noteTooLong }), severalLines('A note'))

/** How a player marks the copies in a row. */
export const deckCardMarks = z.object({
  role: z.nullable(deckRole),
  /** Protected from cuts. */
  isLocked: z.boolean(),
  /** The first decides where the card is listed. */
  categories: z.array(z.string()),
  note: z.nullable(z.string()),
})
export type DeckCardMarks = z.infer<typeof deckCardMarks>

export const noMarks: DeckCardMarks = { role: null, isLocked: false, categories: [], note: null }

/** What tells a row of a deck from the others. */
export const deckSlot = z.object({ scryfallId: z.string(), slotType, finish })
export type DeckSlot = z.infer<typeof deckSlot>

/**
 * Some copies of a printing in a slot of a deck: one row for each printing, finish and slot. The
 * plainest finish of a printing is stored as nonfoil, also where it is another.
 */
export const deckCard = z.object({
  deckId: z.string(),
  scryfallId: z.string(),
  cardName: z.string(),
  tcgplayerId: z.nullable(z.number()),
  quantity: z.number(),
  slotType,
  finish,
  /** Since when the card-data service no longer lists the printing; null while it does. */
  withdrawnAt: z.nullable(z.string()),
  /** Since when the deck has the card, an ISO 8601 instant; null where that is unknown. */
  addedAt: z.nullable(z.string()),
  ...deckCardMarks.shape,
})
export type DeckCard = z.infer<typeof deckCard>

/** What a row of a deck has at first, beside its card and slot. */
export const plainRow = {
  finish: 'nonfoil',
  withdrawnAt: null,
  addedAt: null,
  ...noMarks,
} satisfies Partial<DeckCard>

export const cardName = z.string({ error: 'Card name is required' }).check(
  z.trim(),
  z.minLength(1, { error: 'Card name is required' }),
  z.maxLength(limits.cardNameMax, {
    error: `A card name can have up to ${limits.cardNameMax} characters`,
  }),
  oneLine('A card name'),
)

const tooMany = `Maximum ${limits.deckQuantityMax} copies of a card allowed`
const wholeNumber = quantitySentence({ least: 0, most: limits.deckQuantityMax })
const deckQuantity = z
  .int({ error: wholeNumber })
  .check(z.gte(0, { error: wholeNumber }), z.lte(limits.deckQuantityMax, { error: tooMany }))

/** Why a row of a deck can't have so many copies; null where it can. */
export function deckQuantityProblem(quantity: number): string | null {
  if (!Number.isInteger(quantity) || quantity < 0) return wholeNumber
  return quantity > limits.deckQuantityMax ? tooMany : null
}

/** Products of the marketplace are numbered within what a database's integer holds. */
const productMax = 2_147_483_647
const productError = { error: `A product number is a whole number from 1 to ${productMax}` }
const product = z.int(productError).check(z.gte(1, productError), z.lte(productMax, productError))
const tcgplayerId = z.optional(z.nullable(product))

/** A printing as stored in a deck. */
export const deckPrinting = z.object({ scryfallId, cardName, tcgplayerId })
export type DeckPrinting = z.infer<typeof deckPrinting>

const tooManyCategories = `A card can have up to ${limits.deckCategories} categories`
export const roleError = {
  error: 'A companion goes in the sideboard, commanders and signature spells in the main deck',
  path: ['role'],
}

export function isRoleInItsSlot({ role, slotType: slot }: RoleInSlot): boolean {
  return !role || slotOfRole[role] === slot
}

interface RoleInSlot {
  role?: DeckRole | null | undefined
  slotType: SlotType
}

/**
 * How many copies of a printing are to be in a slot; 0 takes it out. Omitted marks keep their value. An
 * omitted finish is that of the only row of the printing in the slot, or else nonfoil.
 */
export const deckCardChange = z
  .extend(deckPrinting, {
    quantity: z._default(deckQuantity, 1),
    slotType: z._default(slotType, 'main'),
    finish: z.optional(finish),
    role: z.optional(z.nullable(deckRole)),
    isLocked: z.optional(z.boolean({ error: 'isLocked is true or false' })),
    categories: z.optional(
      z
        .array(categoryName, { error: 'Categories must be a list' })
        .check(
          z.maxLength(limits.deckCategories, { error: tooManyCategories }),
          z.refine(areDifferentLabels, { error: 'A category of a card is named once' }),
        ),
    ),
    note: z.optional(z.nullable(cardNote)),
  })
  .check(z.refine(isRoleInItsSlot, roleError))
export type DeckCardChange = z.infer<typeof deckCardChange>
