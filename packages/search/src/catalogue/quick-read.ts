import type { $ZodObject, output } from 'zod/v4/core'
import { type Check, quickCheck } from './quick-check.ts'

/**
 * Reads objects of a schema several times as fast as the schema does, for objects by the hundred
 * thousand. All that it gives have the same keys, with null for what is missing, so that an engine
 * reads them fast as well. Undefined for what is not all there: the schema may still fill in a
 * default. Objects inside keep keys that the schema does not name.
 */
export function quickRead<Schema extends $ZodObject>(
  schema: Schema,
): (value: unknown) => output<Schema> | undefined {
  const fields = new Map(
    Object.entries(schema._zod.def.shape).map(([key, type]) => [key, fieldOf(quickCheck(type))]),
  )
  const needed = [...fields.values()].filter(({ isNeeded }) => isNeeded).length
  const blank = blankOf([...fields.keys()])

  function readInto(read: Record<string, unknown>, value: object): boolean {
    const keys = Object.keys(value)
    const values: unknown[] = Object.values(value)
    let neededSeen = 0
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] ?? ''
      const field = fields.get(key)
      if (!field) continue
      if (!field.check(values[i])) return false
      if (field.isNeeded) neededSeen++
      read[key] = values[i]
    }
    return neededSeen === needed
  }

  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const read = { ...blank }
    // Each key was checked by the check made of its schema.
    return readInto(read, value) ? (read as output<Schema>) : undefined
  }
}

/** Whatever may be missing may be null too. */
function fieldOf(check: Check) {
  return { check, isNeeded: !check(null) }
}

/** An object of JSON is as fast with many keys as with few, and so are copies of it. */
function blankOf(keys: string[]): Record<string, unknown> {
  return JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null]))))
}
