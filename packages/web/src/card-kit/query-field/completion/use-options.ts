import { useState } from 'react'
import type { CaretText } from './caret-text.ts'
import { useCompletions } from './use-completions.ts'

export type Options = ReturnType<typeof useOptions>

/** What is offered for the text in the field since somebody typed in it, and which of it is chosen. */
export function useOptions(text: string) {
  const [asked, setAsked] = useState<CaretText>()
  const [chosen, setChosen] = useState<string>()
  // A text that changed otherwise than by typing, as by going back, asks for nothing.
  const current = asked?.q === text ? asked : undefined
  const answer = useCompletions(current)
  const typed = current && answer ? text.slice(answer.from, current.at) : ''
  const options = answer?.options.filter((option) => option.text !== typed) ?? []
  const active = options.findIndex((option) => option.text === chosen)

  function ask(q: string, at: number) {
    setChosen(undefined)
    setAsked(q.trim() === '' ? undefined : { q, at })
  }

  /** Past either end nothing is chosen, then the other end. */
  function move(step: 1 | -1) {
    const places = options.length + 1
    setChosen(options[((active + 1 + step + places) % places) - 1]?.text)
  }

  function close() {
    setChosen(undefined)
    setAsked(undefined)
  }

  return {
    isOpen: options.length > 0,
    options,
    active,
    typed,
    /** Where the caret is while something is asked for. */
    caret: current?.at,
    /** The part of the text that an option replaces. */
    place: answer,
    ask,
    move,
    close,
  }
}
