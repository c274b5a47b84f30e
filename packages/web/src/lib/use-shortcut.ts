import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isCovered, isWriting } from './key-target.ts'
import { singleKeys } from './single-keys.ts'

/**
 * Runs an action when a key is pressed alone: not while the user is writing, while a dialog or menu is
 * open that does not contain `within`, or when single keys are turned off.
 */
export function useShortcut(
  key: string,
  action: () => void,
  within?: RefObject<HTMLElement | null>,
): void {
  const run = useEffectEvent(action)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== key || event.repeat || event.defaultPrevented) return
      if (hasModifier(event) || isWriting(event.target) || isCovered(within?.current ?? null))
        return
      if (!singleKeys.areOn()) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [key, within])
}

/** On some keyboards AltGr types brackets, and counts as Ctrl and Alt. */
function hasModifier(event: KeyboardEvent): boolean {
  if (event.metaKey) return true
  return (event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph')
}
