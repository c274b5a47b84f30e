import type { DeckCardInDetail } from '@manafolio/contract'
import { type basicLandTypes, frontFace, hasType, isBasicLand } from '../deck-face.ts'
import { type DeckSheet, entriesIn } from '../deck-sheet.ts'
import { type ManaColor, manaColors } from '../numbers/mana-color.ts'

/** A row of basic lands in the main deck. */
export interface BasicRow {
  row: DeckCardInDetail
  color: ManaColor
  isSnow: boolean
  setCode: string
}

const typeOfColor: Readonly<Record<Exclude<ManaColor, 'C'>, (typeof basicLandTypes)[number]>> = {
  W: 'Plains',
  U: 'Island',
  B: 'Swamp',
  R: 'Mountain',
  G: 'Forest',
}

/** The name of the basic land that makes a color; that of colorless mana is Wastes. */
export function basicLandName(color: ManaColor, isSnow: boolean): string {
  const name = color === 'C' ? 'Wastes' : typeOfColor[color]
  return isSnow ? `Snow-Covered ${name}` : name
}

export function basicRowsOf(sheet: DeckSheet): BasicRow[] {
  return entriesIn(sheet, 'main').flatMap(({ row, card }) => {
    const face = card && frontFace(card)
    if (!row || !card || !face || !isBasicLand(face)) return []
    const color = manaColors.find((one) => one !== 'C' && hasType(face, typeOfColor[one])) ?? 'C'
    return [{ row, color, isSnow: hasType(face, 'Snow'), setCode: card.setCode }]
  })
}

export function copiesIn(rows: readonly BasicRow[]): number {
  return rows.reduce((sum, { row }) => sum + row.quantity, 0)
}

/** How the basic lands of a deck look that it does not have yet: as most of those that it has. */
export interface BasicLook {
  isSnow: boolean
  /** The set of most of them; null without any. */
  setCode: string | null
}

export function basicLookOf(sheet: DeckSheet): BasicLook {
  const rows = basicRowsOf(sheet)
  const snow = copiesIn(rows.filter(({ isSnow }) => isSnow))
  const sets = [...new Set(rows.map(({ setCode }) => setCode))]
  const sized = sets.map((setCode) => ({
    setCode,
    copies: copiesIn(rows.filter((row) => row.setCode === setCode)),
  }))
  const most = sized.toSorted((a, b) => b.copies - a.copies)[0]
  return { isSnow: snow * 2 > copiesIn(rows), setCode: most?.setCode ?? null }
}
