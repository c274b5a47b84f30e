import type { CardObject } from '../card-object.ts'

export interface Trait {
  /** As in `is:bounceland`; lower case. */
  name: string
  aliases?: readonly string[]
  /** 'card' when all printings of an oracle card share it, else 'printing'. */
  level: 'card' | 'printing'
  /** Completes “the card …” or “the printing …”, with and without the trait. */
  description: { yes: string; no: string }
  holds(card: CardObject): boolean
  /** Keys of which card data must have one to decide it, where some data has none. */
  needs?: readonly (keyof CardObject)[]
}

type Entry = Omit<Trait, 'level'>

export function ofCards(...entries: readonly Entry[]): readonly Trait[] {
  return entries.map((entry) => ({ ...entry, level: 'card' }))
}

export function ofPrintings(...entries: readonly Entry[]): readonly Trait[] {
  return entries.map((entry) => ({ ...entry, level: 'printing' }))
}

/** `being('a bounce land')` gives “is a bounce land” and “is not a bounce land”. */
export function being(what: string): Trait['description'] {
  return { yes: `is ${what}`, no: `is not ${what}` }
}

/** `having('watermark')` gives “has a watermark” and “has no watermark”. */
export function having(what: string): Trait['description'] {
  return { yes: `has ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`, no: `has no ${what}` }
}

/** `able('be a commander')` gives “can be a commander” and “cannot be a commander”. */
export function able(what: string): Trait['description'] {
  return { yes: `can ${what}`, no: `cannot ${what}` }
}
