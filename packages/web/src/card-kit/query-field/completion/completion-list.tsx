import type { Completion } from '@manafolio/contract'
import classes from './completion-list.module.css'
import { CompletionOption } from './completion-option.tsx'

interface CompletionListProps {
  id: string
  isOpen: boolean
  options: readonly Completion[]
  /** The place of the chosen option, -1 without one. */
  active: number
  typed: string
  onTake: (option: Completion) => void
}

/** The options under the field. Pressing one leaves the focus in the field. */
export function CompletionList({ id, isOpen, options, active, ...option }: CompletionListProps) {
  return (
    <>
      <p role="status" className={classes.status}>
        {isOpen && `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`}
      </p>
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label="Suggestions"
          className={classes.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((completion, place) => (
            <CompletionOption
              key={completion.text}
              id={`${id}-${place}`}
              completion={completion}
              isActive={place === active}
              {...option}
            />
          ))}
        </div>
      )}
    </>
  )
}
