import {
  type Condition,
  type Finish,
  type Language,
  listCollection,
  type Variant,
} from '@manafolio/contract'
import type { Client } from './client.ts'

type Kind = `${number} ${Finish}` | `${number} ${Finish} ${Condition} ${Language}`

/** Copies as tests name them: `2 foil` is two in foil, near mint and English. */
export function copies(...kinds: Kind[]): Variant[] {
  return kinds.map((kind) => {
    const [quantity, finish, condition = 'NM', language = 'en'] = kind.split(' ')
    // The type of the text has said so already.
    return { quantity: Number(quantity), finish, condition, language } as Variant
  })
}

/** The same in words again, with what is usual left out: `2 foil, 1 foil LP de`. */
export function inWords(variants: readonly Variant[]): string {
  return variants
    .map(({ quantity, finish, condition, language }) => {
      const isUsual = condition === 'NM' && language === 'en'
      return isUsual ? `${quantity} ${finish}` : `${quantity} ${finish} ${condition} ${language}`
    })
    .join(', ')
}

/** What a user owns, by printing. */
export async function owned(member: Client): Promise<Record<string, string>> {
  const entries = await member.call(listCollection)
  return Object.fromEntries(
    entries.map(({ scryfallId, quantity, variants }) => {
      const sum = variants.reduce((copies, variant) => copies + variant.quantity, 0)
      if (sum !== quantity) throw new Error(`${quantity} copies in all, but ${sum} are told apart`)
      return [scryfallId, inWords(variants)]
    }),
  )
}
