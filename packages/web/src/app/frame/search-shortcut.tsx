import { pages } from '@manafolio/contract'
import { useNavigate } from '@tanstack/react-router'
import { useShortcut } from '../../lib/use-shortcut.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the search page: its field gets the focus. */
    focusesField?: boolean
  }
}

/** A field may be in a dialog over another one, or on a tab that is not shown. */
const shownField = {
  get current() {
    const fields = [...document.querySelectorAll<HTMLInputElement>('[data-query-field]')]
    return fields.findLast((field) => field.checkVisibility()) ?? null
  },
}

/** “/” focuses the page's query field; where there is none, that of the search page. */
export function SearchShortcut() {
  const navigate = useNavigate()
  useShortcut(
    '/',
    () => {
      const field = shownField.current
      field?.focus()
      field?.select()
      if (!field) void navigate({ to: pages.home, search: {}, state: { focusesField: true } })
    },
    shownField,
  )
  return null
}
