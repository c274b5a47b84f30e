import type { ImportRow } from '@manafolio/contract'
import classes from '../../../../ui/line-buttons.module.css'
import type { RowChange } from './changed-row.ts'

interface LineButtonsProps {
  row: ImportRow
  /** Which row it is, for those who do not see beside what the buttons stand. */
  name: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChange: (change: RowChange) => void
}

/** What can be done with a row as a whole. */
export function LineButtons({ row, name, isOpen, onOpen, onChange }: LineButtonsProps) {
  const { state, card, isUnsure } = row
  const isLeftOut = state === 'left_out'
  return (
    <div className={classes.buttons}>
      {state === 'ready' && isUnsure && card && (
        <button
          type="button"
          className={classes.button}
          aria-label={`This one is right: ${name}`}
          onClick={() => onChange({ input: { scryfallId: card.scryfallId }, card })}
        >
          This one is right
        </button>
      )}
      {!isLeftOut && (
        <button
          type="button"
          className={classes.button}
          aria-expanded={isOpen}
          aria-label={`Change ${name}`}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Change'}
        </button>
      )}
      <button
        type="button"
        className={classes.button}
        aria-label={`${isLeftOut ? 'Take in' : 'Leave out'} ${name}`}
        onClick={() => onChange({ input: { isLeftOut: !isLeftOut } })}
      >
        {isLeftOut ? 'Take in' : 'Leave out'}
      </button>
    </div>
  )
}
