import type { Completion } from '@manafolio/contract'
import { type ComponentProps, type RefObject, type SyntheticEvent, useId } from 'react'
import { flushSync } from 'react-dom'
import { withCompletion } from './caret-text.ts'
import { pressKey } from './press-key.ts'
import { useOptions } from './use-options.ts'

interface Field {
  ref: RefObject<HTMLInputElement | null>
  text: string
  onText: (text: string) => void
}

type FieldEvent = SyntheticEvent<HTMLInputElement>

/** A field with a list of completions under it: the props of both. */
export function useCombobox({ ref, text, onText }: Field) {
  const list = useOptions(text)
  const id = useId()

  function take(option: Completion) {
    if (!list.place) return
    const { q, at } = withCompletion(text, list.place, option)
    flushSync(() => onText(q))
    placeCaret(ref.current, at)
    if (option.kind === 'key') list.ask(q, at)
    else list.close()
  }

  function onChange({ currentTarget: { value, selectionEnd } }: FieldEvent) {
    onText(value)
    list.ask(value, selectionEnd ?? value.length)
  }

  /** The caret may have gone elsewhere in a text that is being completed. */
  function onSelect({ currentTarget: { value, selectionStart, selectionEnd } }: FieldEvent) {
    if (list.caret === undefined || selectionEnd === null || selectionEnd === list.caret) return
    if (selectionStart === selectionEnd) list.ask(value, selectionEnd)
    else list.close()
  }

  const field: ComponentProps<'input'> = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': list.isOpen,
    'aria-controls': id,
    'aria-activedescendant': list.active >= 0 ? `${id}-${list.active}` : undefined,
    onChange,
    onSelect,
    onKeyDown: (event) => pressKey(event, list, take),
    onBlur: list.close,
  }
  return { field, list: { id, ...list, onTake: take }, close: list.close }
}

/** Browsers show where somebody types, but not where a script puts the caret: at the end we do. */
function placeCaret(field: HTMLInputElement | null, at: number) {
  field?.setSelectionRange(at, at)
  if (field && at === field.value.length) field.scrollLeft = field.scrollWidth
}
