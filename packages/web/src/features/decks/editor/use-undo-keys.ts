import { useEffect } from 'react'

interface Undoing {
  undo: () => void
  redo: () => void
}

/** Ctrl or ⌘ with Z undoes, with Shift and Z or with Y it does again: outside of what is written. */
export function useUndoKeys({ undo, redo }: Undoing): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const act = { undo, redo, none: null }[actOf(event)]
      if (!act || event.defaultPrevented || isWriting(event.target) || isCovered()) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [undo, redo])
}

function actOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (altKey || !(ctrlKey || metaKey)) return 'none'
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : 'none'
}

const writable = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** A text field undoes what was written in it. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(writable) !== null
}

/** Another dialog lies over that of the deck. */
function isCovered(): boolean {
  return document.querySelectorAll('[aria-modal="true"]').length > 1
}
