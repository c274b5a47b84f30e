import type { DeckCategory } from '@manafolio/contract'
import { IconLock } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { frontOf } from '../../../../card-kit/face-card.ts'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import { finishNote } from '../../../../card-kit/prices.ts'
import { formatPrintingCode, separator } from '../../../../card-kit/printing-text.ts'
import { slotNames } from '../../../../card-kit/slot-names.ts'
import { formatUsd } from '../../../../lib/formats.ts'
import { PlainButton } from '../../../../ui/button.tsx'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { type CardLine, isCardLine, linesOf } from '../../kit/rows/card-lines.ts'
import { categoryOfGroup, findCategory, suggestionOfGroup } from '../../kit/rows/categories.ts'
import {
  type CardGroup,
  commanderRowId,
  type DeckSection,
  type ListedRow,
  sectionTitles,
} from '../../kit/rows/deck-sections.ts'
import { columnCount, inColumns } from '../../kit/rows/group-columns.ts'
import type { DeckView, Look } from '../../kit/rows/use-deck-view.ts'
import type { CardRowProps } from './card-row.ts'
import classes from './card-sections.module.css'
import { CategorySwatch } from './category-swatch.tsx'
import { LineHead } from './line-head.tsx'
import { ListRow } from './list-row.tsx'
import { RowBox, rowAttributes } from './row-box.tsx'
import { RowMenu } from './row-menu.tsx'
import { RowName } from './row-name.tsx'
import { StackCard } from './stack-card.tsx'
import { useDrawnSections } from './use-drawn-sections.ts'
import type { OpenLines } from './use-lines.ts'
import type { RowActions } from './use-row-actions.ts'

/** A line such as “4 Lightning Bolt”, with the mana cost. */
const TextRow = memo(function TextRow(props: CardRowProps) {
  const { id, row, isActive, isSelected, isPart, rowActions } = props
  return (
    <li className={classes.row} {...rowAttributes(props)}>
      <RowBox id={id} row={row} isSelected={isSelected} className={classes.select} />
      <RowName {...props} className={classes.line}>
        <span className={classes.quantity}>{row.quantity}</span>{' '}
        <span className={classes.name}>
          {isPart ? formatPart(row) : row.cardName}
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

/** “2XM 117 · foil”: the line above has the name. */
function formatPart({ card, cardName, finish }: DeckRow): string {
  const code = card ? formatPrintingCode(card) : cardName
  return [code, finishNote(finish)].filter(Boolean).join(separator)
}

const rowLooks = { list: ListRow, text: TextRow, stacks: StackCard } as const

interface CardSectionsProps {
  sections: readonly DeckSection[]
  view: DeckView
  /** The available width, in px. */
  width: number
  activeId: string | undefined
  isSelected: (id: string) => boolean
  /** What a search found, while found cards are highlighted. */
  highlighted: ReadonlySet<string> | null
  /** The categories that the deck lists. */
  categories: readonly DeckCategory[]
  openLines: OpenLines
  rowActions: RowActions
}

/** Sections with so few cards that they need no groups. */
const isPlain: Partial<Record<DeckSection['slot'], true>> = {
  commander: true,
  signature_spell: true,
}

/** The commander, the main deck, the sideboard and what is considered, each with its groups. */
export function CardSections(props: CardSectionsProps) {
  const { sections, view, width, categories, ...rest } = props
  const { look, grouping } = view
  const drawn = useDrawnSections(sections, { look, width })
  return drawn.map(({ slot, copies, groups }) => (
    <section
      key={`${slot} ${look}`} // in another look nothing is where it was
      className={classes.section}
      aria-label={sectionTitles[slot]}
      data-drop={isBoard(slot) ? '' : undefined}
      data-slot={isBoard(slot) ? slot : undefined}
    >
      <h3 className={classes.title}>
        {sectionTitles[slot]} {!isPlain[slot] && <Count copies={copies} />}
      </h3>
      <Columns
        groups={groups}
        look={look}
        count={columnCount(look, width)}
        isCategory={grouping === 'category' && !isPlain[slot]}
      >
        {(group) => (
          <>
            {!isPlain[slot] && (
              <GroupTitle {...{ group, grouping, categories }} rowActions={rest.rowActions} />
            )}
            <GroupRows group={group} look={look} {...rest} />
          </>
        )}
      </Columns>
    </section>
  ))
}

function isBoard(slot: DeckSection['slot']): boolean {
  return slot === 'main' || slot === 'side' || slot === 'considering'
}

interface ColumnsProps {
  groups: readonly CardGroup[]
  look: Look
  /** How many fit. */
  count: number
  /** Whether what is dropped on a group gets its category. */
  isCategory: boolean
  children: (group: CardGroup) => ReactNode
}

function Columns({ groups, look, count, isCategory, children }: ColumnsProps) {
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
            <div
              key={group.label}
              className={classes.group}
              data-drop={isCategory ? '' : undefined}
              data-category={isCategory ? (categoryOfGroup(group.label) ?? '') : undefined}
            >
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
  categories: readonly DeckCategory[]
  rowActions: RowActions
}

function GroupTitle({ group, grouping, categories, rowActions }: GroupTitleProps) {
  const category = grouping === 'category' ? suggestionOfGroup(group.label) : undefined
  const settings = grouping === 'category' ? findCategory(categories, group.label) : undefined
  return (
    <>
      <h4 className={classes.groupTitle}>
        {settings?.color && <CategorySwatch color={settings.color} />}
        {group.label} <Count copies={group.copies} />
        {settings?.isHidden && <span className={classes.uncounted}>not counted</span>}
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

interface GroupRowsProps extends Omit<CardGroupListProps, 'rows' | 'label'> {
  group: CardGroup
}

/** The rows of a group, with the boards as titles where they are within groups and there are others. */
function GroupRows({ group: { label, rows, boards }, ...others }: GroupRowsProps) {
  const list = { label, ...others }
  if (!boards || (boards.length === 1 && boards[0]?.slot === 'main')) {
    return <CardGroupList rows={rows} {...list} />
  }
  return boards.map((board) => (
    <div key={board.slot} className={classes.board} data-drop="" data-slot={board.slot}>
      <h5 className={classes.boardTitle}>
        {slotNames[board.slot]} <Count copies={board.copies} />
      </h5>
      <CardGroupList rows={board.rows} {...list} />
    </div>
  ))
}

interface CardGroupListProps {
  /** Of the group. */
  label: string
  rows: readonly ListedRow[]
  look: Look
  activeId: string | undefined
  isSelected: (id: string) => boolean
  highlighted: ReadonlySet<string> | null
  openLines: OpenLines
  rowActions: RowActions
}

/** The lines of a group in the chosen view. */
function CardGroupList({ label, rows, look, rowActions, ...list }: CardGroupListProps) {
  const { activeId, isSelected, highlighted, openLines } = list
  const Row = rowLooks[look]
  const drawRow = ({ id, row }: ListedRow, isPart?: true) => (
    <Row
      key={id}
      {...{ id, row, isPart, rowActions }}
      isActive={id === activeId}
      isSelected={isSelected(id)}
      isFound={highlighted?.has(id)}
    />
  )
  const drawLine = (line: CardLine) => {
    const isOpen = openLines.has(line)
    return [
      <LineHead
        key={line.id}
        {...{ line, look, isOpen }}
        isActive={line.id === activeId}
        isSelected={isSelected(line.id)}
        isFound={highlighted && line.rows.some(({ id }) => highlighted.has(id))}
        onToggle={() => openLines.toggle(line.id)}
      />,
      ...(isOpen ? line.rows.map((one) => drawRow(one, true)) : []),
    ]
  }
  return (
    <ul>
      {linesOf(rows, label).map((line) => (isCardLine(line) ? drawLine(line) : drawRow(line)))}
    </ul>
  )
}
