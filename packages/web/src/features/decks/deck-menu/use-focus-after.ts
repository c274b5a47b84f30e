import { type RefObject, useEffect, useRef, useState } from 'react'

interface Targets {
  on: RefObject<HTMLElement | null>
  off: RefObject<HTMLElement | null>
}

/** Whether something was turned on or off since; what is there then has the focus if nothing else has. */
export function useFocusAfter(isOn: boolean, { on, off }: Targets): boolean {
  const [wasOn] = useState(isOn)
  const [hasChanged, setChanged] = useState(false)
  if (isOn !== wasOn && !hasChanged) setChanged(true)
  const last = useRef(isOn)
  useEffect(() => {
    if (last.current === isOn) return
    last.current = isOn
    const { activeElement } = document
    if (activeElement && activeElement !== document.body) return
    const target = isOn ? on : off
    target.current?.focus()
  }, [isOn, on, off])
  return hasChanged
}
