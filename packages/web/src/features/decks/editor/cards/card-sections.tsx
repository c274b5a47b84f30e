import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { memo } from 'react'
import { frontOf } from '../../../../card-kit/face-card.ts'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import { roleNames } from '../../../../card-kit/role-names.ts'
import { slotNames } from '../../../../card-kit/slot-names.ts'
import { formatUsd } from '../../../../lib/formats.ts'
import { PlainButton } from '../../../../ui/button.tsx'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { suggestionOfGroup } from '../../kit/rows/categories.ts'
import type { CardGroup, DeckSection, ListedRow } from '../../kit/rows/deck-sections.ts'
import { commanderRowId } from '../../kit/rows/deck-sections.ts'
import { columnCount, inColumns } from '../../kit/rows/group-columns.ts'
import type { DeckView, Look } from '../../kit/rows/use-deck-view.ts'
import type { CardRowProps } from './card-row.ts'
import classes from './card-sections.module.css'
import { ListRow } from './list-row.tsx'
import { RowMenu } from './row-menu.tsx'
import { RowName } from './row-name.tsx'
import { StackCard } from './stack-card.tsx'
import type { RowActions } from './use-row-actions.ts'

/** A line such as “4 Lightning Bolt”, with the mana cost. */
const TextRow = memo(function TextRow(props: CardRowProps) {
  const { id, row, isActive, rowActions } = props
  return (
    <li className={classes.row} data-row={id}>
      <RowName {...props} className={classes.line}>
        <span className={classes.quantity}>{row.quantity}</span>
        <span className={classes.name}>
          {row.cardName}
          {row.isLocked && <IconLock size={14} stroke={1.9} aria-hidden className={classes.lock} />}
        </span>
        {row.card && <ManaCost cost={frontOf(row.card).manaCost} />}
      </RowName>
      {id !== commanderRowId && (
        <RowMenu
          row={row}
          rowActions={rowActions}
          isActive={isActive}
          steps="inside"
          className={classes.menu}
        />
      )}
    </li>
  )
})

const rowLooks = { list: ListRow, text: TextRow, stacks: StackCard } as const

interface CardSectionsProps {
  sections: readonly DeckSection[]
  view: DeckView
  /** The available width, in px. */
  width: number
  activeId: string | undefined
  rowActions: RowActions
}

const titles: Record<DeckSection['slot'], string> = { ...roleNames, ...slotNames }
/** Sections with so few cards that they need no groups. */
const isPlain: Partial<Record<DeckSection['slot'], true>> = {
  commander: true,
  signature_spell: true,
}

/** The commander, the main deck, the sideboard and what is considered, each with its groups. */
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
            {!isPlain[slot] && (
              <GroupTitle group={group} grouping={grouping} rowActions={rest.rowActions} />
            )}
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
  /** How many fit. */
  count: number
  children: (group: CardGroup) => ReactNode
}

function Columns({ groups, look, count, children }: ColumnsProps) {
  const columns = inColumns(groups, { look, count })
  // A single-column list uses the full width.
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

interface GroupTitleProps {
  group: CardGroup
  grouping: DeckView['grouping']
  rowActions: RowActions
}

function GroupTitle({ group, grouping, rowActions }: GroupTitleProps) {
  const category = grouping === 'category' ? suggestionOfGroup(group.label) : undefined
  return (
    <>
      <h4 className={classes.groupTitle}>
        {group.label} <Count copies={group.copies} />
        {grouping === 'price' && group.value !== null && (
          <span className={classes.value}>{formatUsd(group.value)}</span>
        )}
      </h4>
      {category && (
        <PlainButton
          className={classes.accept}
          title={`File these cards under ${category}`}
          aria-label={`Accept ${category}`}
          onClick={() => rowActions.file(rowsOf(group), category)}
        >
          Accept
        </PlainButton>
      )}
    </>
  )
}

function rowsOf({ rows }: CardGroup): DeckRow[] {
  return rows.map(({ row }) => row)
}

function Count({ copies }: { copies: number }) {
  return <span className={classes.count}>{copies}</span>
}

interface CardGroupListProps {
  rows: readonly ListedRow[]
  look: Look
  activeId: string | undefined
  rowActions: RowActions
}

/** The rows of a group in the chosen view. */
function CardGroupList({ rows, look, activeId, rowActions }: CardGroupListProps) {
  const Row = rowLooks[look]
  return (
    <ul>
      {rows.map(({ id, row }) => (
        <Row key={id} id={id} row={row} isActive={id === activeId} rowActions={rowActions} />
      ))}
    </ul>
  )
}
