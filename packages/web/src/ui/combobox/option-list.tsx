import type { ReactNode } from 'react'
import classes from './option-list.module.css'
import type { ComboboxList } from './use-combobox.ts'

interface OptionListProps<T> {
  list: ComboboxList<T>
  label: string
  className: string | undefined
  optionClassName: string | undefined
  onChoose: (option: T) => void
  /** Renders an option. */
  children: (option: T) => ReactNode
}

/** The options of a combobox. Pressing one leaves the focus in the field. */
export function OptionList<T>({ list, label, onChoose, children, ...names }: OptionListProps<T>) {
  if (list.options.length === 0) return null
  return (
    <div
      id={list.id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={`${classes.list} ${names.className}`}
      onMouseDown={(event) => event.preventDefault()}
    >
      {list.options.map((option, at) => (
        <button
          key={list.keyOf(option)}
          type="button"
          id={list.optionId(at)}
          role="option"
          aria-selected={at === list.activeAt}
          tabIndex={-1}
          className={`${classes.option} ${names.optionClassName}`}
          ref={at === list.activeAt ? scrollIntoView : undefined}
          onClick={() => onChoose(option)}
        >
          {children(option)}
        </button>
      ))}
    </div>
  )
}

export function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
