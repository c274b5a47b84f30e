import type { ListedRow } from '../listed.ts'
import type { CardLine } from './text-line.ts'

export interface DeckParts {
  see(row: ListedRow, line: CardLine): void
  /** To be called when all rows are seen. */
  finish(): void
}

/**
 * Leaves out of a list what it only considers, and companions that it names in the sideboard once
 * more.
 */
export function deckParts(): DeckParts {
  const companions: { row: ListedRow; name: string }[] = []
  const sideboard = new Set<string>()
  return {
    see(row, { section, name }) {
      if (section === 'maybeboard') row.omission = 'maybeboard'
      if (section === 'companion') companions.push({ row, name: name.toLowerCase() })
      if (section === 'sideboard') sideboard.add(name.toLowerCase())
    },
    finish() {
      for (const { row, name } of companions) if (sideboard.has(name)) row.omission = 'companion'
    },
  }
}
