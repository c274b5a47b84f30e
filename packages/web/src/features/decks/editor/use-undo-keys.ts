import { type RefObject, useEffect } from 'react'
import { isCovered, isWriting } from '../key-target.ts'

interface Undoing {
  undo: () => void
  redo: () => void
}

/**
 * Ctrl or ⌘ with Z undoes, with Shift and Z or with Y it does again: outside of what is written, and
 * as long as nothing lies over the place where it is offered.
 */
export function useUndoKeys(place: RefObject<Element | null>, { undo, redo }: Undoing): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const act = { undo, redo, none: null }[actOf(event)]
      if (!act || event.defaultPrevented) return
      if (isWriting(event.target) || isCovered(place.current)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [place, undo, redo])
}

function actOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (altKey || !(ctrlKey || metaKey)) return 'none'
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : 'none'
}
