import { copiesOf, type DeckSheet } from '../deck-sheet.ts'
import { colorNumbersOf } from '../numbers/color-numbers.ts'
import { calculated, drawChance } from './combinations.ts'
import { cardsSeenBy, type Library } from './library.ts'
import type { Odds } from './odds.ts'

const lastTurn = 8

/** Lands alone are sources: what costs mana itself does not bring the first of a colour. */
export function colorOddsOf(sheet: DeckSheet, library: Library): Odds['colors'] {
  const asked = colorNumbersOf(sheet).filter(({ symbols }) => symbols > 0)
  return asked.map(({ color }) => {
    const makers = library.manaLands.filter(({ colors }) => colors.includes(color))
    const wanted = copiesOf(makers.map(({ entry }) => entry))
    const byTurn = Array.from({ length: lastTurn }, (_, at) => {
      const seen = cardsSeenBy(at + 1, library)
      return calculated(1 - drawChance({ cards: library.cards, wanted }, seen, 0))
    })
    return { color, sources: wanted, byTurn }
  })
}
