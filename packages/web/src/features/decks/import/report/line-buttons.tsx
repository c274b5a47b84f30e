import type { DeckListLine } from '@manafolio/contract'
import classes from '../../../../ui/line-buttons.module.css'
import type { LineEdit } from './line-edit.ts'

interface LineButtonsProps {
  line: DeckListLine
  /** Which line it is, for those who do not see beside what the buttons stand. */
  name: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onEdit: (edit: LineEdit) => void
}

/** What can be done with a line as a whole. */
export function LineButtons({ line, name, isOpen, onOpen, onEdit }: LineButtonsProps) {
  const { state, printing } = line
  const isOut = state === 'left_out'
  const inOrOut = isOut ? 'Take in' : 'Leave out'
  return (
    <div className={classes.buttons}>
      {state === 'check' && printing && (
        <button
          type="button"
          className={classes.button}
          aria-label={`This one is right: ${name}`}
          onClick={() => onEdit({ isRight: true })}
        >
          This one is right
        </button>
      )}
      {!isOut && (
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
        aria-label={`${inOrOut} ${name}`}
        onClick={() => onEdit({ isLeftOut: !isOut })}
      >
        {inOrOut}
      </button>
    </div>
  )
}
