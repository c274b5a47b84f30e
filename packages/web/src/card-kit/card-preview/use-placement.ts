import { offset, shift, size, useFloating } from '@floating-ui/react-dom'
import { useLayoutEffect, useMemo } from 'react'
import type { Point, ShownLink } from './link-store.ts'

/** In px: the distance to the link and to the edges of the window. */
const gap = 12
const edge = 8

/** How much of a finger covers the screen around the point where it presses, in px. */
const finger = 28

/** Above and below, the preview needs half a window; a higher link is covered in part. */
const highest = 64

/** How wide the preview is beside a link, by the number of pictures, as its style sheet has it; in px. */
const widths = { 1: 282, 2: 472 }

/** Above or below a link, in px: less has no room for two pictures of a readable size. */
const enoughForTwo = { width: 600, height: 300 }

export type PictureCount = keyof typeof widths

interface Placement {
  /** The part of the link that the preview leaves free. */
  reference: DOMRect
  placement: 'left-start' | 'right-start' | 'bottom' | 'top'
  layout: 'beside' | 'above-below'
  pictures: PictureCount
}

/**
 * Places the preview beside the link where that has room for its whole width, or else below or above
 * it, within the window. `content` names what it shows: another content is placed anew.
 */
export function usePlacement(shown: ShownLink, wanted: PictureCount, content: string) {
  const { reference, placement, ...place } = useMemo(() => placeAt(shown, wanted), [shown, wanted])
  const element = useMemo(() => ({ getBoundingClientRect: () => reference }), [reference])
  const { refs, floatingStyles, update, isPositioned } = useFloating({
    strategy: 'fixed',
    placement,
    transform: false,
    middleware,
    elements: { reference: element },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: its size depends on the content
  useLayoutEffect(update, [update, content])
  return { ...place, ref: refs.setFloating, style: floatingStyles, isPlaced: isPositioned }
}

const middleware = [
  offset(gap),
  shift({ padding: edge }),
  size({
    padding: edge,
    apply({ availableHeight, availableWidth, elements: { floating } }) {
      floating.style.setProperty('--room', `${Math.floor(availableHeight)}px`)
      floating.style.setProperty('--room-across', `${Math.floor(availableWidth)}px`)
    },
  }),
]

function placeAt(shown: ShownLink, wanted: PictureCount): Placement {
  const { link, point } = shown
  const whole =
    shown.by === 'press' && point ? around(point) : withPoint(lineOf(link, point), point)
  const beside = roomAround(whole)
  const sides = link.dataset.side === 'left' ? leftFirst : rightFirst
  const side = sides.find((one) => beside[one] >= widths[wanted])
  if (side) {
    return { reference: whole, placement: `${side}-start`, layout: 'beside', pictures: wanted }
  }
  const reference = lowered(whole, point)
  const { top, bottom } = roomAround(reference)
  const hasRoom =
    document.documentElement.clientWidth >= enoughForTwo.width ||
    Math.max(top, bottom) >= enoughForTwo.height
  return {
    reference,
    placement: bottom >= top ? 'bottom' : 'top',
    layout: 'above-below',
    pictures: hasRoom ? wanted : 1,
  }
}

const leftFirst = ['left', 'right'] as const
const rightFirst = ['right', 'left'] as const

/** How large the preview may be at each side, in px. */
function roomAround({ left, top, right, bottom }: DOMRect) {
  const { clientWidth, clientHeight } = document.documentElement
  const lost = gap + edge
  return {
    left: left - lost,
    right: clientWidth - right - lost,
    top: top - lost,
    bottom: clientHeight - bottom - lost,
  }
}

/** At most as high as leaves half a window above or below, around the pointer. */
function lowered(rect: DOMRect, point: Point | null): DOMRect {
  if (rect.height <= highest) return rect
  const middle = point?.y ?? rect.top + rect.height / 2
  const top = Math.max(rect.top, Math.min(middle - highest / 2, rect.bottom - highest))
  return new DOMRect(rect.left, top, rect.width, highest)
}

/** The line of a name over several lines where the pointer is. */
function lineOf(link: Element, point: Point | null): DOMRect {
  const lines = [...link.getClientRects()]
  const at = point && lines.find(({ top, bottom }) => point.y >= top && point.y <= bottom)
  return at ?? lines[0] ?? link.getBoundingClientRect()
}

/** What belongs to a link may lie outside its lines, such as an area that is larger for fingers. */
function withPoint(rect: DOMRect, point: Point | null): DOMRect {
  if (!point) return rect
  const [left, top] = [Math.min(rect.left, point.x), Math.min(rect.top, point.y)]
  const [right, bottom] = [Math.max(rect.right, point.x), Math.max(rect.bottom, point.y)]
  return new DOMRect(left, top, right - left, bottom - top)
}

function around({ x, y }: Point): DOMRect {
  return new DOMRect(x - finger, y - finger, 2 * finger, 2 * finger)
}
