import * as z from 'zod/mini'
import { limits } from '../limits.ts'

const id = z.string().check(z.minLength(1), z.maxLength(limits.scryfallIdMax))
const serviceNumber = z.int().check(z.gte(0))
const name = z.string().check(z.minLength(1), z.maxLength(limits.cardNameMax))
const set = z.string().check(z.minLength(1), z.maxLength(limits.setCodeMax))
const collectorNumber = z.string().check(z.minLength(1), z.maxLength(limits.collectorNumberMax))

/** Each of the service's ways to name a card. Nothing is trimmed: what is not found is sent back. */
const schemas = [
  z.strictObject({ id }),
  z.strictObject({ mtgo_id: serviceNumber }),
  z.strictObject({ multiverse_id: serviceNumber }),
  z.strictObject({ oracle_id: id }),
  z.strictObject({ illustration_id: id }),
  z.strictObject({ name }),
  z.strictObject({ name, set }),
  z.strictObject({ collector_number: collectorNumber, set }),
] as const

export const cardDataIdentifier = z.union(schemas, {
  error:
    'An identifier is one of: id, mtgo_id, multiverse_id, oracle_id, illustration_id, name, name and set, collector_number and set.',
})
export type CardDataIdentifier = z.infer<typeof cardDataIdentifier>
