import { isPermanent } from './card-type.ts'
import type { DeckNumbers } from './deck-numbers.ts'
import { type Front, type KnownCopies, quantityOf } from './front.ts'

const mostMana = 7

export function curveOf(spells: readonly KnownCopies[]): DeckNumbers['curve'] {
  return Array.from({ length: mostMana + 1 }, (_, manaValue) => {
    const some = spells.filter(({ front }) => placeOf(front) === manaValue)
    const permanents = some.filter(({ front }) => isPermanent(front))
    return { manaValue, copies: quantityOf(some), permanents: quantityOf(permanents) }
  })
}

function placeOf({ manaValue }: Front): number {
  return Math.min(mostMana, Math.floor(manaValue))
}

export function averageManaValueOf(spells: readonly KnownCopies[]): number | null {
  const copies = quantityOf(spells)
  const mana = spells.reduce((sum, { entry, front }) => sum + entry.quantity * front.manaValue, 0)
  return copies === 0 ? null : mana / copies
}
