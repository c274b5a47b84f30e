import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { condition, finish, language } from './vocabulary.ts'

const word = z.string().check(z.minLength(1), z.maxLength(limits.importWord))

/** A word that lists have for a finish, a condition or a language, and what its user means by it. */
export const importWord = z.discriminatedUnion('about', [
  z.object({ about: z.literal('finish'), word, means: finish }),
  z.object({ about: z.literal('condition'), word, means: condition }),
  z.object({ about: z.literal('language'), word, means: language }),
])
export type ImportWord = z.infer<typeof importWord>
