import { actualFinish, finishes, finishNames } from '@manafolio/contract'
import type { DeckRow } from '../deck-actions.ts'
import type { DeckSection, ListedRow } from './deck-sections.ts'

/** The rows of one card in a group, at least two: they are listed as one line, which opens. */
export interface CardLine {
  /** Unique in the deck. */
  id: string
  cardName: string
  rows: readonly ListedRow[]
}

/** What is listed in a group: single rows, and the rows of one card. */
export type Line = ListedRow | CardLine

export function isCardLine(line: Line): line is CardLine {
  return 'rows' in line
}

/** The lines of a group's rows on one board. Each stands where its first row would. */
export function linesOf(rows: readonly ListedRow[], label: string): Line[] {
  const byName = new Map<string, ListedRow[]>()
  for (const one of rows) {
    const { cardName } = one.row
    byName.set(cardName, [...(byName.get(cardName) ?? []), one])
  }
  return [...byName].flatMap(([cardName, all]): Line | Line[] => {
    const [first, ...others] = all
    if (!first || others.length === 0) return all
    return { id: `${label}/${first.row.slotType}/${cardName}`, cardName, rows: all }
  })
}

/** All lines of a deck, in the order in which they are listed. */
export function linesIn(sections: readonly DeckSection[]): Line[] {
  return sections
    .flatMap(({ groups }) => groups)
    .flatMap(({ label, rows, boards }) =>
      (boards ?? [{ rows }]).flatMap((part) => linesOf(part.rows, label)),
    )
}

const list = new Intl.ListFormat('en')

/** How the rows of a card differ: “3 printings, nonfoil and foil”. */
export function formatDifference(rows: readonly DeckRow[]): string {
  const printings = new Set(rows.map(({ scryfallId }) => scryfallId)).size
  const present = new Set(
    rows.map(({ card, finish }) => actualFinish(card?.finishes ?? [], finish)),
  )
  const names = finishes.filter((one) => present.has(one)).map((one) => finishNames[one])
  return [
    ...(printings > 1 ? [`${printings} printings`] : []),
    ...(names.length > 1 ? [list.format(names).toLowerCase()] : []),
  ].join(', ')
}
