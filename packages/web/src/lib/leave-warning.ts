const unsaved = new Set<object>()

const warn = (event: Event) => event.preventDefault()

/** Asks for confirmation before leaving the site while anything is unsaved. */
export function warnOfLeaving(who: object, hasUnsaved: boolean): void {
  if (hasUnsaved) unsaved.add(who)
  else unsaved.delete(who)
  if (unsaved.size > 0) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
}
