import type { DeckDetail } from '@manafolio/contract'
import { useId, useMemo, useRef, useState } from 'react'
import type { DeckActions, DeckRow } from '../deck-actions.ts'
import { CardSections } from './card-sections.tsx'
import classes from './current-cards.module.css'
import { sectionsOf } from './deck-sections.ts'
import { EmptyDeck } from './empty-deck.tsx'
import { KeyHints } from './key-hints.tsx'
import { type OpenRow, RowDialogs } from './row-dialogs.tsx'
import { useDeckView } from './use-deck-view.ts'
import { usePointedRow } from './use-pointed-row.ts'
import { useRowActs } from './use-row-acts.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useWidth } from './use-width.ts'
import { ViewControls } from './view-controls.tsx'

export interface CurrentCardsProps {
  deck: DeckDetail
  actions: DeckActions
  /** The row that is pointed at or has the focus; null when none has. */
  onPoint: (row: DeckRow | null) => void
  /** Shows where cards are added; not there when that is in sight already. */
  onAdd?: (() => void) | undefined
}

/** The cards of a deck, grouped and shown as somebody likes, to be changed by hand or by keys. */
export function CurrentCards({ deck, actions, onPoint, onAdd }: CurrentCardsProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')
  const [open, setOpen] = useState<OpenRow | null>(null)
  const width = useWidth(list)
  const { view, setView } = useDeckView()
  const { sections, rows, ids } = useRows(deck, view.grouping)
  const focus = useRowFocus({ list, heading, ids })
  const point = usePointedRow(rows, onPoint)
  const acts = useRowActs({
    deck,
    actions,
    say,
    open: (row) => setOpen({ row, as: 'card' }),
    changePrinting: (row) => setOpen({ row, as: 'printings' }),
  })
  const keys = useRowKeys({ rows, acts, focusRow: focus.focusRow })
  return (
    <section className={classes.cards} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={classes.title}>
          Current Cards
        </h2>
        {rows.size > 0 && <ViewControls view={view} onChange={setView} />}
      </div>
      <p role="status" className={classes.said}>
        {said}
      </p>
      {rows.size === 0 && <EmptyDeck onAdd={onAdd} />}
      <div ref={list} className={classes.list} {...handlersOf(focus.listeners, point, keys)}>
        <CardSections
          sections={sections}
          view={view}
          width={width}
          activeId={focus.activeId}
          acts={acts}
        />
      </div>
      {rows.size > 0 && <KeyHints />}
      {open && (
        <RowDialogs
          open={open}
          deck={deck}
          actions={actions}
          acts={acts}
          onClosed={(rowId) => {
            setOpen(null)
            if (rowId) focus.focusRow(rowId)
          }}
        />
      )}
    </section>
  )
}

function useRows(deck: DeckDetail, grouping: Parameters<typeof sectionsOf>[1]) {
  return useMemo(() => {
    const sections = sectionsOf(deck, grouping)
    const listed = sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
    const rows = new Map(listed.map(({ id, row }) => [id, row]))
    return { sections, rows, ids: [...rows.keys()] }
  }, [deck, grouping])
}

/** Rows are many, so what all of them listen to is listened to around them. */
function handlersOf(
  focus: ReturnType<typeof useRowFocus>['listeners'],
  point: ReturnType<typeof usePointedRow>,
  onKeyDown: ReturnType<typeof useRowKeys>,
) {
  return {
    ...point,
    onKeyDown,
    onFocus(event: Parameters<typeof focus.onFocus>[0]) {
      focus.onFocus(event)
      point.onFocus(event)
    },
    onBlur(event: Parameters<typeof focus.onBlur>[0]) {
      focus.onBlur(event)
      point.onBlur(event)
    },
  }
}
