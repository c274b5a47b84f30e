import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'

export type FieldKeyEvent = KeyboardEvent<HTMLInputElement>

interface Combobox<T> {
  options: readonly T[]
  keyOf: (option: T) => string
  /** What follows past either end: the field, where no option is active, or the other end. */
  pastEnds: 'field' | 'other end'
  /** The first option is active until another one is, so that Enter takes it. */
  isFirstActive?: boolean
  /** Handles keys other than the arrows; called with their modifiers. */
  keys: Partial<Record<string, (event: FieldKeyEvent) => void>>
  /** Called by arrow down while there are no options. */
  onOpen?: (event: FieldKeyEvent) => void
}

/** Props for the element that shows the options. */
export interface ComboboxList<T> {
  id: string
  options: readonly T[]
  keyOf: (option: T) => string
  /** The index of the active option; -1 without one. */
  activeAt: number
  optionId: (at: number) => string
}

/**
 * A field that keeps the focus while its arrow keys move through options. The active option is tracked
 * by its key, so that it stays active when the options around it change.
 *
 * Not Mantine's Combobox: its active option has no `aria-selected` and remains the field's
 * `aria-activedescendant` after a reset, there is no stop between the last option and the first,
 * Escape only closes, Tab selects nothing, and options can't be rows of a grid.
 */
export function useCombobox<T>({
  options,
  keyOf,
  pastEnds,
  isFirstActive = false,
  keys,
  onOpen,
}: Combobox<T>) {
  const id = useId()
  const [activeKey, setActiveKey] = useState<string>()
  const chosenAt = options.findIndex((option) => keyOf(option) === activeKey)
  const activeAt = chosenAt < 0 && isFirstActive && options.length > 0 ? 0 : chosenAt
  const optionId = (at: number) => `${id}-${at}`

  function activate(option: T | undefined) {
    setActiveKey(option && keyOf(option))
  }

  function move(step: 1 | -1) {
    const next = stepped(activeAt, step, options.length)
    const isPast = next < 0 && pastEnds === 'other end'
    activate(options[isPast ? stepped(next, step, options.length) : next])
  }

  function pressArrow(event: FieldKeyEvent, step: 1 | -1) {
    if (options.length === 0 && (!onOpen || step < 0)) return
    event.preventDefault() // the caret would jump to an end of the text
    if (options.length > 0) move(step)
    else onOpen?.(event)
  }

  function onKeyDown(event: FieldKeyEvent) {
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step === undefined) keys[event.key]?.(event)
    else if (!hasModifier(event)) pressArrow(event, step)
  }

  const field = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': options.length > 0,
    'aria-controls': id,
    'aria-activedescendant': activeAt >= 0 ? optionId(activeAt) : undefined,
    onKeyDown,
  } satisfies ComponentProps<'input'>
  const list: ComboboxList<T> = { id, options, keyOf, activeAt, optionId }
  return { field, list, active: options[activeAt], activate }
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** The index after a step; -1, the field, is between the last option and the first. */
function stepped(at: number, step: 1 | -1, count: number): number {
  const places = count + 1
  return ((at + 1 + step + places) % places) - 1
}

export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: FieldKeyEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}
