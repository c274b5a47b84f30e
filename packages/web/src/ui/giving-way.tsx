import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>

/** Around the last press, in pixels: about a button. */
const reach = 24

export interface GivingWayProps {
  region: RefObject<HTMLElement | null>
  onMove: () => void
}

/**
 * Moves the toast to its other place when it would cover what has the focus or what was just pressed,
 * which is often pressed again. When it would cover something at both places, it stays.
 */
export function GivingWay({ region, onMove }: GivingWayProps) {
  const move = useEffectEvent(onMove)
  const pressed = useRef<Box | null>(null)
  useEffect(() => {
    const toasts = region.current?.querySelector('[data-position="bottom-left"]')
    if (!toasts) return
    function look() {
      const toast = toasts?.getBoundingClientRect()
      if (!toast?.height) return
      const covered = obstacles(region.current, pressed.current)
      const isFree = (place: Box) => !covered.some((one) => meets(one, place))
      if (!isFree(toast) && isFree(otherPlace(toast))) move()
    }
    // Under a press on the toast itself nothing may move: it would miss the button.
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && region.current?.contains(target)
    function onPress({ clientX: x, clientY: y, target }: PointerEvent) {
      if (isInside(target)) return
      pressed.current = { top: y - reach, right: x + reach, bottom: y + reach, left: x - reach }
    }
    function onFocus({ target }: FocusEvent) {
      if (isInside(target)) return
      const isElsewhere = target instanceof Element && !isUnder(target, pressed.current)
      if (isElsewhere) pressed.current = null
      look()
    }
    const observer = new ResizeObserver(look)
    observer.observe(toasts)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPress, { capture: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPress, { capture: true })
    }
  }, [region])
  return null
}

/** What a toast must not cover: the control with the focus, and what was pressed last. */
function obstacles(region: HTMLElement | null, pressed: Box | null): Box[] {
  const { activeElement } = document
  const isControl =
    activeElement?.matches(':not(body, [tabindex="-1"])') && !region?.contains(activeElement)
  const focused = isControl ? activeElement?.getBoundingClientRect() : undefined
  return [focused, pressed].filter((box) => box !== undefined && box !== null)
}

function isUnder(element: Element, pressed: Box | null): boolean {
  return pressed !== null && meets(element.getBoundingClientRect(), pressed)
}

/** On the other side; where a toast is as wide as the screen, at its other end. */
function otherPlace({ top, right, bottom, left }: Box): Box {
  const { innerWidth: width, innerHeight: height } = window
  if (right - left < width / 2) return { top, right: width - left, bottom, left: width - right }
  return { top: height - bottom, right, bottom: height - top, left }
}

function meets(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
