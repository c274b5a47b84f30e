import { type RefObject, useEffect } from 'react'

/** “/” goes to a field, unless somebody is writing or a dialog lies over it. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return
      if (!field.current || isWriting(event.target) || isCovered(field.current)) return
      event.preventDefault() // the sign itself would stand in the field
      field.current.focus()
      field.current.select()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [field])
}

const writable = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(writable) !== null
}

/** The last dialog lies on top. */
function isCovered(field: HTMLElement): boolean {
  const top = [...document.querySelectorAll('[aria-modal="true"]')].at(-1)
  return top !== undefined && !top.contains(field)
}
