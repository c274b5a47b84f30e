import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { quantityIn } from './quantities.ts'
import { condition, finish, language } from './vocabulary.ts'

/** The properties of a copy besides its printing. */
export const copiesKind = z.object({ finish, condition, language })
export type CopiesKind = z.infer<typeof copiesKind>

/**
 * The kind of copies without stated properties, unless the printing does not come in that finish.
 */
export const plainKind: CopiesKind = { finish: 'nonfoil', condition: 'NM', language: 'en' }

/** Copies of one printing that are alike. */
export const variant = z.extend(copiesKind, { quantity: z.number() })
export type Variant = z.infer<typeof variant>

/**
 * Each kind once, the plainest first: by finish, then condition, then language. A printing that
 * does not come in a finish is never shown in it, whatever was noted down before that was known.
 */
export const variants = z.array(variant)

const tooMany = `A printing can have up to ${limits.quantityMax} copies, all variants together`

/** The variants of an entry as a client sends them. */
export const variantsOfEntry = z
  .array(
    z.extend(copiesKind, {
      quantity: quantityIn({ least: 1, most: limits.quantityMax }),
    }),
  )
  .check(
    z.maxLength(limits.quantityMax, { error: tooMany }),
    z.refine((all) => all.reduce((sum, { quantity }) => sum + quantity, 0) <= limits.quantityMax, {
      error: tooMany,
    }),
    z.refine((all) => new Set(all.map(kindKey)).size === all.length, {
      error: 'Each combination of finish, condition and language can occur only once',
    }),
  )

/** `foil NM en`: the same for copies that are alike. */
export function kindKey({ finish, condition, language }: CopiesKind): string {
  return `${finish} ${condition} ${language}`
}
