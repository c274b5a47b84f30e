import { toJSONSchema, type z } from 'zod'
import type { $ZodType } from 'zod/v4/core'

/** The part of JSON Schema in which zod tells what an endpoint takes. */
export interface Shape {
  type?: string | string[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
}

export function shapeOf(schema: $ZodType): Shape {
  // Both kinds of schema, mini and classic, are turned to JSON Schema by the same code.
  const json = toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' })
  return json as Shape // what zod writes of inputs stays within these keys
}

/** Every shape within a shape, and itself. */
export function partsOf(shape: Shape): Shape[] {
  const parts = [...Object.values(shape.properties ?? {}), ...(shape.anyOf ?? [])]
  if (shape.items) parts.push(shape.items)
  return [shape, ...parts.flatMap(partsOf)]
}

/** What a value says wherever it is free to. */
export interface Words {
  text: string
  email: string
  number?: 'minimum' | 'maximum'
}

/** A value of the shape that says the same in every place. */
export function sampleOf(shape: Shape, words: Words): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf?.[0]) return sampleOf(shape.anyOf[0], words)
  if (shape.properties) {
    const entries = Object.entries(shape.properties)
    return Object.fromEntries(entries.map(([key, part]) => [key, sampleOf(part, words)]))
  }
  switch ([shape.type].flat()[0]) {
    case 'array':
      return [sampleOf(shape.items ?? {}, words)]
    case 'integer':
    case 'number':
      return shape[words.number ?? 'minimum'] ?? 1
    case 'boolean':
      return true
    case 'string':
      return textOf(shape, words)
    default:
      return undefined
  }
}

function textOf({ format, minLength = 0, maxLength }: Shape, { text, email }: Words): string {
  if (format === 'email') return email
  if (format === 'date-time') return '2026-08-15T12:00:00.000Z'
  if (format === 'date') return '2026-08-15'
  return text.padEnd(minLength, 'x').slice(0, maxLength)
}
