import { useDeferredValue } from 'react'
import type { DeckSection } from '../../kit/rows/deck-sections.ts'
import { columnCount } from '../../kit/rows/group-columns.ts'
import type { Look } from '../../kit/rows/use-deck-view.ts'

/** More than fit on a screen. */
const firstRows = 24

/**
 * The sections to draw: at first only the rows that fit on a screen, so that a large deck is there at
 * once, and all of them right after that. Several columns are drawn whole, since what is in them
 * depends on all rows, and so are groups with boards in them.
 */
export function useDrawnSections(
  sections: readonly DeckSection[],
  { look, width }: { look: Look; width: number },
): readonly DeckSection[] {
  const isWhole = useDeferredValue(true, false)
  return isWhole || columnCount(look, width) > 1 ? sections : withFirstRows(sections)
}

function withFirstRows(sections: readonly DeckSection[]): DeckSection[] {
  let room = firstRows
  return sections
    .map((section) => ({
      ...section,
      groups: section.groups.flatMap((group) => {
        const rows = group.rows.slice(0, room)
        room -= rows.length
        return rows.length > 0 ? { ...group, rows } : []
      }),
    }))
    .filter(({ groups }) => groups.length > 0)
}
