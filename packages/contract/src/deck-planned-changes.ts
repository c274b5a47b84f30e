import * as z from 'zod/mini'
import { card } from './cards.ts'
import { scryfallId } from './collection.ts'
import { cardName, deckPrinting, slotType } from './deck-cards.ts'
import { endpoint, nothing } from './endpoint.ts'
import { instant } from './instants.ts'
import { limits } from './limits.ts'
import { severalLines } from './text-checks.ts'
import { finish } from './vocabulary.ts'

const copiesError = {
  error: `A planned change is of 1 to ${limits.deckQuantityMax} copies of a card`,
}
const plannedQuantity = z
  .int(copiesError)
  .check(z.gte(1, copiesError), z.lte(limits.deckQuantityMax, copiesError))

const reasonTooLong = `A reason can have up to ${limits.plannedChangeReason} characters`
const reason = z.nullable(
  z
    .string({ error: 'A reason is a text' })
    .check(
      z.trim(),
      z.maxLength(limits.plannedChangeReason, { error: reasonTooLong }),
      severalLines('A reason'),
    ),
)

/** Copies of a printing that are to leave a slot of a deck, or to come to it. */
export const plannedCopies = z.object({
  scryfallId: z.string(),
  cardName: z.string(),
  tcgplayerId: z.nullable(z.number()),
  slotType,
  finish,
  quantity: z.number(),
})
export type PlannedCopies = z.infer<typeof plannedCopies>

/** The same with the printing; null when the catalogue does not know it. */
export const plannedCopiesInDetail = z.extend(plannedCopies, { card: z.nullable(card) })

/**
 * A change of a deck that its owner thinks of, and may apply later. Without what is removed it is an
 * addition, without what is added a cut.
 */
export const plannedChange = z.object({
  id: z.string(),
  removed: z.nullable(plannedCopies),
  added: z.nullable(plannedCopies),
  reason: z.nullable(z.string()),
  createdAt: z.string(),
})
export type PlannedChange = z.infer<typeof plannedChange>

export const plannedChangeInDetail = z.extend(plannedChange, {
  removed: z.nullable(plannedCopiesInDetail),
  added: z.nullable(plannedCopiesInDetail),
})
export type PlannedChangeInDetail = z.infer<typeof plannedChangeInDetail>

const newCopies = z.extend(deckPrinting, {
  scryfallId,
  cardName,
  slotType: z._default(slotType, 'main'),
  finish: z._default(finish, 'nonfoil'),
  quantity: z._default(plannedQuantity, 1),
})

const changesNothing = { error: 'A planned change removes or adds a card' }

function doesSomething({ removed, added }: { removed: unknown; added: unknown }): boolean {
  return removed !== null || added !== null
}

const plannedFields = {
  removed: z._default(z.nullable(newCopies), null),
  added: z._default(z.nullable(newCopies), null),
  reason: z._default(reason, null),
}
/** createdAt is given for one that returns to its place in the plan. */
export const newPlannedChange = z
  .object({ ...plannedFields, createdAt: z.optional(instant) })
  .check(z.refine(doesSomething, changesNothing))
export type NewPlannedChange = z.infer<typeof newPlannedChange>

const plannedId = z.uuid({ error: 'The id of a planned change is a UUID' }).check(z.toLowerCase())

const tooManyPlanned = `A deck can have up to ${limits.plannedChanges} planned changes`

/** Planned changes that a deck had once, as they are stored. */
export const storedPlannedChanges = z
  .array(
    z
      .object({ ...plannedFields, id: plannedId, createdAt: instant })
      .check(z.refine(doesSomething, changesNothing)),
  )
  .check(z.maxLength(limits.plannedChanges, { error: tooManyPlanned }))

/**
 * What becomes of the planned changes of a deck together with its cards: those that are applied leave
 * the plan, and return to it when that is undone. What is so already stays as it is.
 */
export const planUpdate = z.object({
  removedIds: z._default(
    z.array(plannedId).check(z.maxLength(limits.plannedChanges, { error: tooManyPlanned })),
    [],
  ),
  restored: z._default(storedPlannedChanges, []),
})
export type PlanUpdate = z.infer<typeof planUpdate>

const ofDeck = z.object({ id: z.string() })
const onePlanned = z.object({ id: z.string(), plannedId })

/** The oldest first. */
export const listPlannedChanges = endpoint({
  method: 'GET',
  path: '/api/decks/:id/planned-changes',
  access: 'member',
  params: ofDeck,
  input: nothing,
  output: z.object({ plannedChanges: z.array(plannedChangeInDetail) }),
})

/** An Idempotency-Key becomes the id of the planned change, so that the same request twice makes one. */
export const addPlannedChange = endpoint({
  method: 'POST',
  path: '/api/decks/:id/planned-changes',
  access: 'member',
  isOnce: true,
  params: ofDeck,
  input: newPlannedChange,
  output: plannedChangeInDetail,
})

const newQuantity = z.optional(z.object({ quantity: plannedQuantity }))

/** Omitted fields keep their value; a quantity of what the change does not have is ignored. */
export const updatePlannedChange = endpoint({
  method: 'PATCH',
  path: '/api/decks/:id/planned-changes/:plannedId',
  access: 'member',
  params: onePlanned,
  input: z.object({ reason: z.optional(reason), removed: newQuantity, added: newQuantity }),
  output: plannedChangeInDetail,
})

/** One that is not there changes nothing. */
export const deletePlannedChange = endpoint({
  method: 'DELETE',
  path: '/api/decks/:id/planned-changes/:plannedId',
  access: 'member',
  params: onePlanned,
  input: nothing,
  output: nothing,
})
