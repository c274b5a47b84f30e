import * as z from 'zod/mini'

/** Refuses control characters and half surrogate pairs: databases refuse the one or change the other. */
export function oneLine(what: string) {
  return z.regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: `${what} can not have control characters` })
}

/** The same for a text that may have tabs and line breaks. */
export function severalLines(what: string) {
  return z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u, {
    error: `${what} can not have control characters`,
  })
}
