import { hasType } from '../deck-face.ts'
import type { DeckEntry } from '../deck-sheet.ts'

/** By Karsten, spells with a land on their back that may enter untapped, and those that enter tapped. */
const [untappedBack, tappedBack] = [0.74, 0.38]

const landcycling = /\b(?:(?:basic )?land|plains|island|swamp|mountain|forest)cycling \{[12]\}/i

/**
 * How much of a land a spell replaces. One that is put away for a land at two mana or less counts as one with a
 * land on its back that may enter untapped.
 */
export function landShareOf({ card, facts }: DeckEntry): number {
  if (card === null) return 0
  const [front = card, back] = card.faces
  if (back && facts?.layout === 'modal_dfc' && hasType(back, 'Land')) {
    return /\bpay 3 life\b/i.test(back.oracleText) ? untappedBack : tappedBack
  }
  return landcycling.test(front.oracleText) ? untappedBack : 0
}
