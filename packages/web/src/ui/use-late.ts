import { useEffect, useState } from 'react'

/** Most answers are there before anybody could read that they are awaited. */
const lateMs = 300

/** True once something has lasted for a while: what only flashes disturbs, and a spinner is costly to draw. */
export function useLate(isOn: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setLate(true), lateMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isOn])
  return isOn && isLate
}
