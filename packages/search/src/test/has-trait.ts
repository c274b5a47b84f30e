import type { CardObject } from '../catalogue/card-object.ts'
import { traits } from '../catalogue/traits/table.ts'
import { cardObject } from './card-objects.ts'

export type Facts = Partial<CardObject> & { name: string }

/** Whether a card of these facts has the trait of that name or alias. */
export function hasTrait(name: string, facts: Facts): boolean {
  const trait = traits.find((one) => one.name === name || one.aliases?.includes(name))
  if (!trait) throw new Error(`There is no trait “${name}”`)
  return trait.holds(cardObject(facts))
}
