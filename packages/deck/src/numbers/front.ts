import { frontFace, isSplit } from '../deck-face.ts'
import { copiesOf, type DeckEntry } from '../deck-sheet.ts'
import { manaValueOf } from './cost-symbols.ts'

/** The characteristics of a card in a deck: its front, or both halves of a split card. */
export interface Front {
  /** Card types and supertypes, without subtypes. */
  types: readonly string[]
  subtypes: readonly string[]
  manaCost: string
  manaValue: number
  oracleText: string
}

export interface KnownCopies {
  entry: DeckEntry
  front: Front
}

/** The entries with known cards. */
export function knownOf(entries: readonly DeckEntry[]): KnownCopies[] {
  return entries.flatMap((entry) => {
    const front = frontOf(entry)
    return front === null ? [] : [{ entry, front }]
  })
}

export function quantityOf(known: readonly KnownCopies[]): number {
  return copiesOf(known.map(({ entry }) => entry))
}

/** Null when the catalogue does not know the card. Without facts the card's own fields are used. */
export function frontOf({ card, facts }: DeckEntry): Front | null {
  if (card === null) return null
  const face = frontFace(card)
  const [types = '', subtypes = ''] = firstPart(face.typeLine).split('—')
  const manaCost = isSplit({ card, facts }) ? card.manaCost : firstPart(face.manaCost)
  return {
    types: wordsOf(types),
    subtypes: wordsOf(subtypes),
    manaCost,
    manaValue: facts?.manaValue ?? manaValueOf(manaCost),
    oracleText: face.oracleText,
  }
}

function firstPart(text: string): string {
  return text.split('//')[0] ?? ''
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean)
}
