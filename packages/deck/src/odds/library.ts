import { copiesOf, type DeckEntry, type DeckSheet, entriesIn } from '../deck-sheet.ts'
import { isLand } from '../numbers/card-type.ts'
import { knownOf, quantityOf } from '../numbers/front.ts'
import type { ManaColor } from '../numbers/mana-color.ts'
import { manaSourcesOf } from '../numbers/mana-sources.ts'

/** The library: the main deck without the cards that start in the command zone. */
export interface Library {
  cards: number
  lands: number
  /** Lands that produce mana, by their colors. */
  manaLands: readonly { entry: DeckEntry; colors: readonly ManaColor[] }[]
}

export function libraryOf(sheet: DeckSheet): Library {
  const entries = entriesIn(sheet, 'main')
  const lands = knownOf(entries).filter(({ front }) => isLand(front))
  const sources = manaSourcesOf(sheet).filter(({ entry }) => entry.place === 'main')
  return {
    cards: copiesOf(entries),
    lands: quantityOf(lands),
    manaLands: sources.filter((source) => source.isLand && source.colors.length > 0),
  }
}

/** A small library may run out of cards. */
export function cardsSeenBy(turn: number, { cards }: Pick<Library, 'cards'>): number {
  return Math.min(cards, 6 + turn)
}
