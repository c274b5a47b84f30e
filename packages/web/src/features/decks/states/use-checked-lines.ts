import { useState } from 'react'
import { readStored, storeText } from '../../../lib/browser-storage.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { memberKey } from '../../../lib/member-storage.ts'

/** The lines of a list that are checked off; stored in the browser until they are cleared. */
export function useCheckedLines(list: string) {
  const userId = useCurrentUser()?.id ?? ''
  const key = memberKey(userId, `checked ${list}`)
  const [checked, setChecked] = useState(() => keysIn(readStored('localStorage', key)))

  function store(keys: ReadonlySet<string>) {
    setChecked(keys)
    storeText('localStorage', key, keys.size === 0 ? null : JSON.stringify([...keys]))
  }

  return {
    checked,
    check(line: string, isChecked: boolean) {
      const others = [...checked].filter((one) => one !== line)
      store(new Set(isChecked ? [...others, line] : others))
    },
    clear: () => store(new Set()),
  }
}

/** Another version of the pages may have stored it. */
function keysIn(text: string | null): ReadonlySet<string> {
  const stored: unknown = JSON.parse(text ?? '[]')
  return new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [])
}
