import fastJson from 'fast-json-stringify'
import { toJSONSchema, type z } from 'zod'
import type { ZodMiniType } from 'zod/mini'

/** How a schema of the contract is written as JSON. */
export function jsonSchemaOf(schema: ZodMiniType): Record<string, unknown> {
  return toJSONSchema(schema as unknown as z.ZodType, { target: 'openapi-3.0', io: 'output' })
}

/**
 * Writes values as routes write their answers: cut to the shape of a schema of the contract, so that
 * nothing else of them is seen.
 */
export function writerOf<Schema extends ZodMiniType>(
  schema: Schema,
): (value: z.output<Schema>) => Buffer {
  const write = fastJson(jsonSchemaOf(schema))
  return (value) => Buffer.from(write(value))
}

/** JSON in pieces, to be joined in the end. */
export type Pieces = readonly Buffer[]

/** A JSON object with more properties, whose values are JSON. It has some already. */
export function withProperties(
  object: Buffer,
  properties: Readonly<Record<string, Pieces>>,
): Pieces {
  const more = Object.entries(properties).flatMap(([key, value]) => [
    Buffer.from(`,${JSON.stringify(key)}:`),
    ...value,
  ])
  return [object.subarray(0, -1), ...more, closing.object]
}

/** A JSON array of values that are JSON. */
export function arrayOf(values: readonly Pieces[]): Pieces {
  const items = values.flatMap((value, at) => (at === 0 ? value : [comma, ...value]))
  return [opening, ...items, closing.array]
}

const opening = Buffer.from('[')
const comma = Buffer.from(',')
const closing = { object: Buffer.from('}'), array: Buffer.from(']') }
