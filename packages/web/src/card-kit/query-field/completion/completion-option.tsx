import type { Completion } from '@manafolio/contract'
import classes from './completion-option.module.css'
import { MatchedText } from './matched-text.tsx'

interface CompletionOptionProps {
  id: string
  completion: Completion
  isActive: boolean
  typed: string
  onTake: (option: Completion) => void
}

const kindWords = { name: 'Card', key: 'Key', value: 'Value' } as const

export function CompletionOption({ completion, isActive, typed, ...props }: CompletionOptionProps) {
  const { kind, text, label } = completion
  // A name is shown as it is printed, also where it is put in quotation marks.
  const shown = kind === 'name' ? (label ?? text) : text
  return (
    <button
      type="button"
      role="option"
      id={props.id}
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.option}
      data-kind={kind}
      ref={isActive ? showWhole : undefined}
      onClick={() => props.onTake(completion)}
    >
      <span className={classes.text}>
        <MatchedText text={shown} typed={typed} />
      </span>{' '}
      {label && label !== shown && (
        <span className={classes.label}>
          {kind === 'value' ? <MatchedText text={label} typed={typed} /> : label}
        </span>
      )}{' '}
      <span className={classes.kind}>{kindWords[kind]}</span>
    </button>
  )
}

function showWhole(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}
