import { flip, offset, type ReferenceType, shift, size, useFloating } from '@floating-ui/react-dom'
import { useLayoutEffect, useMemo } from 'react'
import type { Point, ShownLink } from './watch-links.ts'

/** In px: the distance to the link and to the edges of the window. */
const gap = 12
const edge = 8

/** How much of a finger covers the screen around the point where it presses, in px. */
const finger = 28

/** Above and below, the preview needs half a window; a higher link is covered in part. */
const highest = 64

/**
 * Places the preview beside the link, or else below or above it, within the window. `content` names
 * what it shows: another content is placed anew.
 */
export function usePlacement(shown: ShownLink, content: string) {
  const reference = useMemo(() => referenceOf(shown), [shown])
  const { refs, floatingStyles, update, isPositioned } = useFloating({
    strategy: 'fixed',
    placement: shown.link.dataset.side === 'left' ? 'left-start' : 'right-start',
    transform: false,
    middleware,
    elements: { reference },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: its size depends on the content
  useLayoutEffect(update, [update, content])
  return { ref: refs.setFloating, style: floatingStyles, isPlaced: isPositioned }
}

const middleware = [
  offset(gap),
  flip({
    padding: edge,
    crossAxis: false,
    fallbackPlacements: ['right-start', 'left-start', 'bottom', 'top'],
  }),
  shift({ padding: edge }),
  size({
    padding: edge,
    apply({ availableHeight, elements: { floating } }) {
      floating.style.setProperty('--room', `${Math.floor(availableHeight)}px`)
    },
  }),
]

/** The part of the link that the preview leaves free. */
function referenceOf({ link, by, point }: ShownLink): ReferenceType {
  if (by === 'press' && point) return { getBoundingClientRect: () => around(point) }
  const rect = withPoint(lineOf(link, point), point)
  const isBeside = roomBeside(rect) > narrowest
  if (isBeside || rect.height <= highest) return { getBoundingClientRect: () => rect }
  const middle = point?.y ?? rect.top + rect.height / 2
  const top = Math.max(rect.top, Math.min(middle - highest / 2, rect.bottom - highest))
  return { getBoundingClientRect: () => new DOMRect(rect.left, top, rect.width, highest) }
}

/** The width that a preview of one side has at least, with its distances, in px. */
const narrowest = 292

function roomBeside({ left, right }: DOMRect): number {
  return Math.max(left, document.documentElement.clientWidth - right)
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
