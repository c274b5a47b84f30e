import type { ReactNode } from 'react'
import { formatUsd } from '../../../card-kit/prices.ts'
import { CardGroupList } from './card-group-list.tsx'
import classes from './card-sections.module.css'
import type { CardGroup, DeckSection } from './deck-sections.ts'
import { columnCount, inColumns } from './group-columns.ts'
import { roleNames } from './role-names.ts'
import type { DeckView, Look } from './use-deck-view.ts'
import type { RowActs } from './use-row-acts.ts'

interface CardSectionsProps {
  sections: readonly DeckSection[]
  view: DeckView
  /** Of the room for them, in px. */
  width: number
  activeId: string | undefined
  acts: RowActs
}

const titles: Record<DeckSection['slot'], string> = {
  ...roleNames,
  main: 'Main deck',
  side: 'Sideboard',
}
/** Of so few cards that their title says all. */
const isPlain: Partial<Record<DeckSection['slot'], true>> = {
  commander: true,
  signature_spell: true,
}

/** The commander, the main deck and the sideboard, each with its groups. */
export function CardSections({ sections, view, width, ...rest }: CardSectionsProps) {
  const { look, grouping } = view
  return sections.map(({ slot, copies, groups }) => (
    <section key={slot} className={classes.section} aria-label={titles[slot]}>
      <h3 className={classes.title}>
        {titles[slot]} {!isPlain[slot] && <Count copies={copies} />}
      </h3>
      <Columns groups={groups} look={look} count={columnCount(look, width)}>
        {(group) => (
          <>
            {!isPlain[slot] && <GroupTitle group={group} grouping={grouping} />}
            <CardGroupList rows={group.rows} look={look} {...rest} />
          </>
        )}
      </Columns>
    </section>
  ))
}

interface ColumnsProps {
  groups: readonly CardGroup[]
  look: Look
  /** How many there is room for. */
  count: number
  children: (group: CardGroup) => ReactNode
}

function Columns({ groups, look, count, children }: ColumnsProps) {
  const columns = inColumns(groups, { look, count })
  // A list that is no more than one column has all the width.
  const drawn = look === 'list' ? columns.length : count
  return (
    <div
      className={classes.groups}
      data-look={look}
      style={{ gridTemplateColumns: `repeat(${drawn}, minmax(0, 1fr))` }}
    >
      {columns.map((column) => (
        <div key={column[0]?.label} className={classes.column}>
          {column.map((group) => (
            <div key={group.label} className={classes.group}>
              {children(group)}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function GroupTitle({ group, grouping }: { group: CardGroup; grouping: DeckView['grouping'] }) {
  return (
    <h4 className={classes.groupTitle}>
      {group.label} <Count copies={group.copies} />
      {grouping === 'price' && group.value !== null && (
        <span className={classes.value}>{formatUsd(group.value)}</span>
      )}
    </h4>
  )
}

function Count({ copies }: { copies: number }) {
  return <span className={classes.count}>{copies}</span>
}
