import {
  type CardGroup,
  copiesIn,
  type DeckSection,
  type ListedRow,
  totalValue,
} from './deck-sections.ts'

/** The rows that were found, with their own counts; groups and sections without any are omitted. */
export function foundSections(
  sections: readonly DeckSection[],
  found: ReadonlySet<string>,
): DeckSection[] {
  const isFound = ({ id }: ListedRow) => found.has(id)
  return sections
    .map((section) => {
      const groups = section.groups.map((group) => foundGroup(group, isFound)).filter(hasRows)
      return { ...section, groups, copies: groups.reduce((sum, { copies }) => sum + copies, 0) }
    })
    .filter(({ groups }) => groups.length > 0)
}

function foundGroup(group: CardGroup, isFound: (one: ListedRow) => boolean): CardGroup {
  const part = (all: readonly ListedRow[]) => {
    const rows = all.filter(isFound)
    return { rows, copies: copiesIn(rows.map(({ row }) => row)) }
  }
  const { rows, copies } = part(group.rows)
  const boards = group.boards?.map((board) => ({ ...board, ...part(board.rows) })).filter(hasRows)
  return {
    ...group,
    ...{ rows, copies },
    value: totalValue(rows.map(({ row }) => row)),
    ...(boards && { boards }),
  }
}

function hasRows({ rows }: { rows: readonly ListedRow[] }): boolean {
  return rows.length > 0
}
