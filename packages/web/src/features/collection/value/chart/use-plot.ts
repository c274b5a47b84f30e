import { useCallback, useEffect, useReducer, useState } from 'react'
import type { Calendar } from './calendar.ts'
import type { Plot } from './plot.ts'

/** Draws the values into the box with the ref. What draws is fetched when it is first needed. */
export function usePlot(calendar: Calendar) {
  const [box, ref] = useState<HTMLElement | null>(null)
  const [plot, setPlot] = useState<Plot | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [, moved] = useReducer((times: number) => times + 1, 0) // what lies over the plot moves along
  const draw = useCallback(
    async (into: HTMLElement, isWanted: () => boolean) => {
      const { drawPlot } = await import('./plot.ts')
      return isWanted() ? drawPlot(into, calendar, moved) : null
    },
    [calendar],
  )
  useEffect(() => {
    if (!box) return
    let isWanted = true
    const drawing = draw(box, () => isWanted)
    drawing.then(setPlot, () => setFailed(true))
    return () => {
      isWanted = false
      setPlot(null)
      drawing.then(
        (drawn) => drawn?.destroy(),
        () => {}, // told already
      )
    }
  }, [box, draw])
  return { ref, plot, hasFailed }
}
