import { useState } from 'react'

/**
 * A choice that is shown at once, although its effect takes a while, such as another address. Returns
 * what to show, and what to call when the user chooses.
 */
export function useShownChoice<Value>(value: Value, onChoose: (value: Value) => void) {
  const [choice, setChoice] = useState({ chosen: value, instead: value })
  // A choice that has had its effect is forgotten: the same value may come again.
  if (choice.instead !== value) setChoice({ chosen: value, instead: value })
  const shown = choice.instead === value ? choice.chosen : value
  function choose(chosen: Value) {
    setChoice({ chosen, instead: value })
    onChoose(chosen)
  }
  return [shown, choose] as const
}
