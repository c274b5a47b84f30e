import type * as z from 'zod/mini'

/** Field errors from a schema, in the order of its fields: the first message for each. */
export function schemaErrors(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const read = schema.safeParse(values)
  const errors: Record<string, string> = {}
  for (const { path, message } of read.error?.issues ?? []) errors[path.join('.')] ??= message
  return errors
}
