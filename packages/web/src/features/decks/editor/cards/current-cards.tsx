import { type DeckDetail, slotTypes } from '@manafolio/contract'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { slotNames } from '../../../../card-kit/slot-names.ts'
import { Key } from '../../../../ui/key.tsx'
import { lazyDialog, lazyPart } from '../../../../ui/lazy-part.tsx'
import { useSelection } from '../../../../ui/selection/use-selection.ts'
import { useSelectionGestures } from '../../../../ui/selection/use-selection-gestures.ts'
import { deckRowShortcuts } from '../../../../ui/shortcuts/shortcut-table.ts'
import type { DeckActions, DeckRow } from '../../kit/deck-actions.ts'
import {
  commanderRowId,
  copiesIn,
  type DeckSection,
  sectionsOf,
} from '../../kit/rows/deck-sections.ts'
import { foundSections } from '../../kit/rows/found-sections.ts'
import { neededById } from '../../kit/rows/owned-groups.ts'
import { type DeckView, useDeckView } from '../../kit/rows/use-deck-view.ts'
import { useWidth } from '../../kit/rows/use-width.ts'
import { useNeeds } from '../../kit/use-needs.ts'
import { type DeckFind, useDeckFind } from '../find/use-deck-find.ts'
import { CardSections } from './card-sections.tsx'
import classes from './current-cards.module.css'
import { EmptyDeck } from './empty-deck.tsx'
import { type OpenRow, RowDialogs } from './row-dialogs.tsx'
import { RowSwipes } from './row-swipes.tsx'
import { useListItems, useOpenLines } from './use-lines.ts'
import { useRowActions } from './use-row-actions.ts'
import { useRowDrag } from './use-row-drag.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useRowKeys } from './use-row-keys.ts'
import { ViewControls } from './view-controls.tsx'

const CategoriesDialog = lazyDialog(
  async () => (await import('../categories/categories-dialog.tsx')).CategoriesDialog,
)
const FindField = lazyPart(async () => (await import('../find/find-field.tsx')).FindField, {
  Loading: () => <div className={classes.find} />,
})
const RowsSelection = lazyPart(
  async () => (await import('../selection/rows-selection.tsx')).RowsSelection,
)

export interface CurrentCardsProps {
  deck: DeckDetail
  actions: DeckActions
  /** Opens the card search; omitted when it is already visible. */
  onAdd?: (() => void) | undefined
}

/** The cards of a deck in the chosen view, edited with buttons or keys. */
export function CurrentCards({ deck, actions, onAdd }: CurrentCardsProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [announcement, announce] = useState('')
  const [open, setOpen] = useState<OpenRow | null>(null)
  const width = useWidth(list, likelyWidth)
  const { view: chosenView, setView } = useDeckView()
  const view = useDeferredValue(chosenView) // the buttons answer at once, hundreds of rows follow
  const find = useDeckFind(deck)
  const { sections, rows, selectable, ...all } = useRows(deck, view, find)
  const openLines = useOpenLines(deck.cards)
  const items = useListItems(sections, openLines)
  const hasCards = all.copies > 0
  const [isManaging, setManaging] = useState(false)
  const selection = useSelection(selectable, items.membersOf)
  const gestures = useSelectionGestures(selection)
  const focus = useRowFocus({ list, heading, ids: items.ids })
  const rowActions = useRowActions({
    deck,
    actions,
    announce,
    focusRow: focus.focusRow,
    open: (row) => setOpen({ row, as: 'card' }),
    changePrinting: (row) => setOpen({ row, as: 'printings' }),
    editAnnotations: (row) => setOpen({ row, as: 'annotations' }),
    planChange: (row) => setOpen({ row, as: 'plan' }),
  })
  const keys = useRowKeys({
    rows,
    items,
    openLines,
    rowActions,
    focusRow: focus.focusRow,
    selection,
  })
  // Delegated to the list, because there can be hundreds of rows.
  const listeners = {
    ...focus.listeners,
    onKeyDown(event: Parameters<typeof keys>[0]) {
      gestures.onKeyDown(event)
      if (!event.defaultPrevented) keys(event)
    },
  }
  useRowDrag({ list, rows, items, selection, rowActions })
  return (
    <section className={classes.cards} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={classes.title}>
          Current Cards
        </h2>
        {hasCards && (
          <ViewControls
            view={chosenView}
            onChange={setView}
            onCategories={() => setManaging(true)}
            onSelect={selection.start}
          />
        )}
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {hasCards ? <FindField find={find} {...all} /> : <EmptyDeck onAdd={onAdd} />}
      {hasCards && rows.size === 0 && (
        <p className={classes.none}>No card of this deck is like that.</p>
      )}
      <div
        ref={list}
        className={classes.list}
        data-selecting={selection.isActive || undefined}
        {...gestures}
        {...listeners}
      >
        <CardSections
          sections={sections}
          view={view}
          width={width}
          activeId={focus.activeId}
          isSelected={selection.has}
          highlighted={find.mode === 'highlight' ? find.found : null}
          categories={deck.categories}
          openLines={openLines}
          rowActions={rowActions}
        />
        <DropBoards />
      </div>
      {view.look !== 'stacks' && !selection.isActive && (
        <RowSwipes {...{ list, rows, rowActions }} />
      )}
      {selection.isActive && (
        <RowsSelection {...{ deck, rows, selection, actions, announce }} rowActions={rowActions} />
      )}
      {isManaging && (
        <CategoriesDialog deck={deck} actions={actions} onClosed={() => setManaging(false)} />
      )}
      {rows.size > 0 && <KeyHints />}
      {open && (
        <RowDialogs
          open={open}
          deck={deck}
          actions={actions}
          rowActions={rowActions}
          onClosed={(rowId) => {
            setOpen(null)
            if (rowId) focus.focusRow(rowId)
          }}
        />
      )}
    </section>
  )
}

/** Between the columns beside it, where the window has room for them: nearly half of it. */
function likelyWidth(): number {
  const { clientWidth } = document.documentElement
  return clientWidth < 1100 ? clientWidth : Math.round(clientWidth * 0.46)
}

/** The boards of a deck, as places to drop cards on while some are dragged: empty ones have no section. */
function DropBoards() {
  return (
    <div className={classes.boards} aria-hidden>
      {slotTypes.map((slot) => (
        <div key={slot} className={classes.board} data-drop="" data-slot={slot}>
          {slotNames[slot]}
        </div>
      ))}
    </div>
  )
}

/** The rows that are listed, and the copies in all rows and in those that a search found. */
function useRows(deck: DeckDetail, { grouping, boards }: DeckView, { mode, found }: DeckFind) {
  const { data: needs } = useNeeds(deck, { isEnabled: grouping === 'owned' })
  return useMemo(() => {
    const needed = neededById(needs?.cards ?? [])
    const all = sectionsOf(deck, { grouping, boards, needed })
    const sections = found && mode === 'filter' ? foundSections(all, found) : all
    const rows = rowsIn(sections)
    const listed = [...rowsIn(all)]
    const copiesOf = (some: typeof listed) => copiesIn(some.map(([, row]) => row))
    return {
      ...{ sections, rows },
      selectable: [...rows.keys()].filter((id) => id !== commanderRowId),
      copies: copiesOf(listed),
      foundCopies: copiesOf(listed.filter(([id]) => found?.has(id))),
    }
  }, [deck, grouping, boards, needs, mode, found])
}

function rowsIn(sections: readonly DeckSection[]): Map<string, DeckRow> {
  const listed = sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
  return new Map(listed.map(({ id, row }) => [id, row]))
}

/** The keys that work in a row. */
function KeyHints() {
  return (
    <p className={classes.hints}>
      {deckRowShortcuts.map(({ keys, action }) => (
        <span key={action} className={classes.hint}>
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}{' '}
          {action}
        </span>
      ))}
    </p>
  )
}
