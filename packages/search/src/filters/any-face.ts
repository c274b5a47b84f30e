import type { Catalogue } from '../catalogue/catalogue.ts'
import { addRow, allRows, forEachRow, hasRow } from '../rows/row-set.ts'
import type { Matcher } from './filter.ts'

/** Cards that one matcher selects, and those of which the other one selects a further face. */
export function matchAnyFace({ columns }: Catalogue, cards: Matcher, faces: Matcher): Matcher {
  const { faceCard } = columns
  return {
    cost: cards.cost,
    select(within) {
      const found = cards.select(within)
      forEachRow(faces.select(allRows(faceCard.length)), (face) => {
        const card = faceCard[face] ?? 0
        if (hasRow(within, card)) addRow(found, card)
      })
      return found
    },
  }
}
