import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/formats.ts'
import { usePagePart } from '../../lib/page-parts.ts'
import { Button } from '../button.tsx'
import classes from './selection-bar.module.css'
import { focusBox } from './selection-items.ts'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  selection: Selection
  /** How many items are shown. */
  total: number
  /** What is selected: “decks”. */
  noun: string
  /** The actions: SelectionAction. */
  children: ReactNode
}

/** What can be done with the selected items: a bar at the bottom of the window, while there is a selection. */
export function SelectionBar({ selection, total, noun, children }: SelectionBarProps) {
  const { isActive, ids, selectAll, clear } = selection
  const last = ids.at(-1)
  usePagePart('selection', isActive)
  function close() {
    clear()
    if (last !== undefined) focusBox(last)
  }
  return (
    <section className={classes.place} aria-label={`Selected ${noun}`} hidden={!isActive}>
      <div className={classes.bar}>
        <p role="status" className={classes.count}>
          {isActive && `${formatCount(ids.length)} selected`}
        </p>
        {isActive && (
          <>
            <Button
              variant="subtle"
              className={classes.all}
              disabled={ids.length === total}
              onClick={selectAll}
            >
              Select all {formatCount(total)}
            </Button>
            <div className={classes.actions}>{children}</div>
            <button
              type="button"
              className={classes.close}
              aria-label="End the selection"
              title="End the selection (Escape)"
              onClick={close}
            >
              <IconX size={20} aria-hidden />
            </button>
          </>
        )}
      </div>
    </section>
  )
}

interface SelectionActionProps {
  Icon: typeof IconX
  /** For what can't be taken back. */
  isDanger?: boolean
  disabled?: boolean
  'aria-haspopup'?: 'dialog' | 'menu'
  onClick: () => void
  children: string
}

/** An action of the bar: an icon beside its name, on a phone above it. */
export function SelectionAction({
  Icon,
  isDanger = false,
  children,
  ...button
}: SelectionActionProps) {
  return (
    <Button
      variant="subtle"
      className={classes.action}
      data-danger={isDanger ? '' : undefined}
      {...button}
    >
      <Icon size={19} stroke={1.7} aria-hidden />
      {children}
    </Button>
  )
}
