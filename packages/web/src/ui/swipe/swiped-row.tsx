import { type UseDragState, useDrag } from '@mantine/hooks'
import { type CSSProperties, type RefCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SwipeAction, SwipeRowsProps } from './swipe-rows.tsx'
import classes from './swiped-row.module.css'

/** How far a row is dragged until it moves, and until letting go runs the action, in px. */
const threshold = { drag: 12, action: 72 }

interface Swipe {
  action: SwipeAction
  side: 'left' | 'right'
  isFar: boolean
  place: CSSProperties
}

/** Moves a row with the finger, with the action on what it uncovers. Whoever scrolls down swipes nothing. */
export function SwipedRow({ list, rowAt, right, left }: SwipeRowsProps) {
  const [swipe, setSwipe] = useState<Swipe | null>(null)
  const swiped = useRef<HTMLElement | null>(null)
  const actionAt = (x: number) => (x > 0 ? right : left)

  function follow(drag: UseDragState) {
    if (drag.first) swiped.current = isSwipe(drag) ? rowAt(targetOf(drag)) : null
    const [row, box] = [swiped.current, list.current]
    if (!row || !box) drag.cancel()
    else if (drag.last) letGo(row, box, drag)
    else uncover(row, box, drag.movement[0])
  }

  function uncover(row: HTMLElement, box: HTMLElement, x: number) {
    const action = actionAt(x)
    move(row, box, action ? x : 0)
    const side = x > 0 ? 'left' : 'right'
    setSwipe(action ? { action, side, isFar: isFar(x), place: placeOf(row, box, x) } : null)
  }

  function letGo(row: HTMLElement, box: HTMLElement, { movement: [x], canceled }: UseDragState) {
    settle(row, box)
    setSwipe(null)
    if (isFar(x) && !canceled) actionAt(x)?.run(row)
  }

  const { ref } = useDrag(follow, { axis: 'lock', threshold: threshold.drag })
  useEffect(() => listenIn(list.current, ref), [ref, list])
  return swipe && list.current && createPortal(<Strip {...swipe} />, list.current)
}

/** Up and down the browser scrolls; what moves sideways is ours. */
function listenIn(list: HTMLElement | null, listen: RefCallback<HTMLElement>) {
  if (!list) return
  list.style.touchAction = 'pan-y pinch-zoom'
  const stop = listen(list)
  return () => {
    list.style.touchAction = ''
    stop?.()
  }
}

function isFar(x: number): boolean {
  return Math.abs(x) >= threshold.action
}

/** The action, on what the row uncovers. */
function Strip({ action: { Icon, label }, side, isFar, place }: Swipe) {
  return (
    <div
      className={classes.strip}
      data-side={side}
      data-far={isFar || undefined}
      style={place}
      aria-hidden
    >
      <Icon size={20} stroke={2} />
      {label}
    </div>
  )
}

/** A mouse selects text instead. */
function isSwipe({ event, movement: [x] }: UseDragState): boolean {
  return event.pointerType === 'touch' && x !== 0
}

function targetOf({ event }: UseDragState): Element {
  return event.target instanceof Element ? event.target : document.body
}

function move(row: HTMLElement, list: HTMLElement, x: number): void {
  list.style.overflowX = 'clip' // the page gets no wider
  row.style.transition = 'none'
  row.style.translate = `${x}px`
}

function settle(row: HTMLElement, list: HTMLElement): void {
  list.style.overflowX = ''
  row.style.transition = 'translate var(--motion)'
  row.style.translate = ''
}

/** Within the list, which the strip is positioned in. */
function placeOf(row: HTMLElement, list: HTMLElement, x: number): CSSProperties {
  const box = row.getBoundingClientRect()
  const around = list.getBoundingClientRect()
  return {
    top: box.top - around.top,
    left: x > 0 ? box.left - x - around.left : box.right - around.left,
    width: Math.abs(x),
    height: box.height,
  }
}
