import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { idAt } from './selection-items.ts'

const longPressMs = 450

/** A finger that moves further than this scrolls, in px. */
const pressSlack = 10

/** Handlers of a list for a finger that stays on one of its items. */
export function useLongPress(onLongPress: (id: string) => void) {
  const press = useRef({ timer: 0, x: 0, y: 0 })
  /** Until the next press, since the click of this one is still to come. */
  const wasLong = useRef(false)
  const cancel = () => window.clearTimeout(press.current.timer)
  useEffect(() => () => window.clearTimeout(press.current.timer), [])

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    cancel()
    wasLong.current = false
    const id = idAt(event)
    if (id === undefined || event.pointerType !== 'touch' || !event.isPrimary) return
    const timer = window.setTimeout(() => {
      wasLong.current = true
      onLongPress(id)
    }, longPressMs)
    press.current = { timer, x: event.clientX, y: event.clientY }
  }

  function onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
    const { x, y } = press.current
    if (Math.hypot(clientX - x, clientY - y) > pressSlack) cancel()
  }

  /** The menu of the browser and the click belong to the long press. */
  function takeBack(event: MouseEvent<HTMLElement>): boolean {
    if (!wasLong.current) return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  const handlers = {
    onPointerDown,
    onPointerMove,
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu: takeBack,
  }
  return { handlers, takeBack }
}
