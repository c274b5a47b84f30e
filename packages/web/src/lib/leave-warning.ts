const unsaved = new Set<object>()

const warn = (event: Event) => event.preventDefault()

/** Asks whoever leaves the site whether they mean to, as long as somebody has something unsaved. */
export function warnOfLeaving(who: object, hasUnsaved: boolean): void {
  if (hasUnsaved) unsaved.add(who)
  else unsaved.delete(who)
  if (unsaved.size > 0) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
}
