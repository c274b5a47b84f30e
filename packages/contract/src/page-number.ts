import * as z from 'zod/mini'

/** A page number in an address, from 1; 1 by default. */
export function pageInAddress(last: number) {
  return z._default(z.coerce.number({ error: pageError(last) }).check(...bounds(last)), 1)
}

/** A page number in a body. */
export function pageInBody(last: number) {
  return z._default(z.number({ error: pageError(last) }).check(...bounds(last)), 1)
}

function bounds(last: number) {
  const error = pageError(last)
  return [z.int({ error }), z.gte(1, { error }), z.lte(last, { error })] as const
}

function pageError(last: number): string {
  return `A page is a whole number from 1 to ${last}`
}
