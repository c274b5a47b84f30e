import { type RefObject, useEffect, useRef } from 'react'
import { isCovered } from '../key-target.ts'

/** Escape closes a dialog, unless something within or above it is open that it closes first. */
export function useCloseKey(dialog: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    let isTaken = false
    // Before anybody acts on it: afterwards what was open may be gone.
    const look = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape') isTaken = isAwaited(target) || isCovered(dialog.current)
    }
    const act = ({ key, isComposing, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing && !defaultPrevented && !isTaken) close.current()
    }
    window.addEventListener('keydown', look, { capture: true })
    window.addEventListener('keydown', act)
    return () => {
      window.removeEventListener('keydown', look, { capture: true })
      window.removeEventListener('keydown', act)
    }
  }, [dialog])
}

/** Whether what has the focus has something open, or something to take back. */
function isAwaited(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(awaiting) !== null
}

const awaiting = [
  '[aria-haspopup][aria-expanded=true]',
  '[role=combobox][aria-expanded=true]',
  '[data-mantine-stop-propagation=true]',
  '.mantine-Notifications-root',
].join()
