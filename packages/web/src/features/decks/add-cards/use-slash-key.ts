import { type RefObject, useEffect } from 'react'
import { isCovered, isWriting } from '../key-target.ts'

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
