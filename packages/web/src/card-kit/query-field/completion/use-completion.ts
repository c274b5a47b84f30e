import type { RefObject, SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { type FieldKeyEvent, hasModifier, useCombobox } from '../../../ui/combobox/use-combobox.ts'
import type { StoredSearch } from '../stored-search.ts'
import { withCompletion } from './caret-text.ts'
import { type FieldOption, isSearchOption } from './search-options.ts'
import { type OptionSources, useOptions } from './use-options.ts'

interface Field extends OptionSources {
  ref: RefObject<HTMLInputElement | null>
  text: string
  onText: (text: string) => void
  onRun?: ((search: StoredSearch) => void) | undefined
}

/** The props of a field with a list of completions under it, and of the list. */
export function useCompletion({ ref, text, onText, onRun, ...sources }: Field) {
  const completions = useOptions(text, sources)
  const { options, typed, place } = completions
  const { field, list, active, activate } = useCombobox({
    options,
    keyOf: ({ kind, text, label }) => [kind, text, label].join(' '),
    pastEnds: 'field',
    keys: { Enter: pressTake, Tab: pressTake, Escape: pressEscape },
    onOpen: ({ currentTarget: { value, selectionEnd } }) => request(value, selectionEnd),
  })

  function request(q: string, at: number | null) {
    activate(undefined)
    completions.request(q, at ?? q.length)
  }

  function close() {
    activate(undefined)
    completions.close()
  }

  function take(option: FieldOption) {
    if (isSearchOption(option)) return run(option.search)
    if (!place) return
    const { q, at } = withCompletion(text, place, option)
    flushSync(() => onText(q))
    placeCaret(ref.current, at)
    if (option.kind === 'key') request(q, at)
    else close()
  }

  function run(search: StoredSearch) {
    onText(search.query)
    close()
    onRun?.(search)
  }

  /** Enter without an active option searches, without closing the list first. */
  function pressTake(event: FieldKeyEvent) {
    if (!active || hasModifier(event)) return
    event.preventDefault()
    take(active)
  }

  /** Closes the list, or stops it from opening; without a list Escape has its default action. */
  function pressEscape(event: FieldKeyEvent) {
    if (hasModifier(event)) return
    if (options.length > 0) event.preventDefault()
    close()
  }

  const writing = followText({ onText, request, close, caret: completions.caret })
  return { field: { ...field, ...writing }, list: { list, typed, onTake: take }, close }
}

interface Writing {
  onText: (text: string) => void
  request: (q: string, at: number | null) => void
  close: () => void
  /** Where completions were requested; undefined while there are none. */
  caret: number | undefined
}

/** Requests completions when the text changes, or when the caret moves while some are shown. */
function followText({ onText, request, close, caret }: Writing) {
  return {
    onChange({ currentTarget: { value, selectionEnd } }: FieldEvent) {
      onText(value)
      if (value.trim() === '') close()
      else request(value, selectionEnd)
    },
    onSelect({ currentTarget: { value, selectionStart, selectionEnd } }: FieldEvent) {
      if (caret === undefined || selectionEnd === null || selectionEnd === caret) return
      if (selectionStart === selectionEnd) request(value, selectionEnd)
      else close()
    },
    onBlur: close,
  }
}

type FieldEvent = SyntheticEvent<HTMLInputElement>

/** Browsers scroll to a caret that a user moves, but not to one that a script moves to the end. */
function placeCaret(field: HTMLInputElement | null, at: number) {
  field?.setSelectionRange(at, at)
  if (field && at === field.value.length) field.scrollLeft = field.scrollWidth
}
