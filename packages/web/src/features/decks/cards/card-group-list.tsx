import type { ListedRow } from './deck-sections.ts'
import { ListRow } from './list-row.tsx'
import { StackCard } from './stack-card.tsx'
import { TextRow } from './text-row.tsx'
import type { Look } from './use-deck-view.ts'
import type { RowActs } from './use-row-acts.ts'

interface CardGroupListProps {
  rows: readonly ListedRow[]
  look: Look
  activeId: string | undefined
  acts: RowActs
}

const rowLooks = { list: ListRow, text: TextRow, stacks: StackCard } as const

/** The rows of a group, as somebody likes to see them. */
export function CardGroupList({ rows, look, activeId, acts }: CardGroupListProps) {
  const Row = rowLooks[look]
  return (
    <ul>
      {rows.map(({ id, row }) => (
        <Row key={id} id={id} row={row} isActive={id === activeId} acts={acts} />
      ))}
    </ul>
  )
}
