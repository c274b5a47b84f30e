import { useMemo, useRef } from 'react'
import type { CardGroup, DeckSection } from '../cards/deck-sections.ts'
import { inColumns } from '../cards/group-columns.ts'
import { usePointedRow } from '../cards/use-pointed-row.ts'
import { useWidth } from '../cards/use-width.ts'
import type { DeckRow } from '../deck-actions.ts'
import classes from './shared-cards.module.css'
import { columnsIn } from './shared-columns.ts'
import { SharedRow } from './shared-row.tsx'

interface SharedCardsProps {
  sections: readonly DeckSection[]
  /** The row that a mouse is over, or that has the focus; null when none has. */
  onPoint: (row: DeckRow | null) => void
  onOpen: (row: DeckRow) => void
}

const titles: Record<DeckSection['slot'], string> = {
  commander: 'Commander',
  signature_spell: 'Signature spell',
  main: 'Main deck',
  side: 'Sideboard',
}

/** The cards of a deck by their types, to be read and looked at. */
export function SharedCards({ sections, onPoint, onOpen }: SharedCardsProps) {
  const list = useRef<HTMLDivElement>(null)
  const width = useWidth(list)
  const rows = useMemo(() => rowsOf(sections), [sections])
  const point = usePointedRow(rows, onPoint)
  return (
    <div ref={list} {...point}>
      {sections.map((section) => (
        <Section
          key={section.slot}
          section={section}
          count={hasGroups(section.slot) ? columnsIn(width) : 1}
          onOpen={onOpen}
        />
      ))}
    </div>
  )
}

interface SectionProps {
  section: DeckSection
  /** Of columns. */
  count: number
  onOpen: (row: DeckRow) => void
}

function Section({ section: { slot, copies, groups }, count, onOpen }: SectionProps) {
  const isTitled = hasGroups(slot)
  return (
    <section
      className={classes.section}
      data-plain={!isTitled || undefined}
      aria-labelledby={`shared-${slot}`}
    >
      <h2 id={`shared-${slot}`} className={classes.title}>
        {titles[slot]} {isTitled && <span className={classes.count}>{copies}</span>}
      </h2>
      <div
        className={classes.columns}
        style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
      >
        {inColumns(groups, { look: 'text', count }).map((column) => (
          <div key={column[0]?.label} className={classes.column}>
            {column.map((group) => (
              <Group key={group.label} group={group} isTitled={isTitled} onOpen={onOpen} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

/** Of a commander or a signature spell the title says all. */
function hasGroups(slot: DeckSection['slot']): boolean {
  return slot === 'main' || slot === 'side'
}

interface GroupProps {
  group: CardGroup
  isTitled: boolean
  onOpen: (row: DeckRow) => void
}

function Group({ group: { label, copies, rows }, isTitled, onOpen }: GroupProps) {
  return (
    <div className={classes.group}>
      {isTitled && (
        <h3 className={classes.groupTitle}>
          {label} <span className={classes.count}>{copies}</span>
        </h3>
      )}
      <ul className={classes.rows}>
        {rows.map(({ id, row }) => (
          <SharedRow key={id} id={id} row={row} onOpen={onOpen} />
        ))}
      </ul>
    </div>
  )
}

function rowsOf(sections: readonly DeckSection[]): ReadonlyMap<string, DeckRow> {
  const listed = sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
  return new Map(listed.map(({ id, row }) => [id, row]))
}
