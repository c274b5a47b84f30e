import type { LinkedCard } from '../linked-card.ts'
import { cardLinkAt } from './card-links.ts'

export interface Point {
  x: number
  y: number
}

/** A link whose card is shown. */
export interface ShownLink {
  link: HTMLAnchorElement
  card: LinkedCard
  by: 'hover' | 'focus' | 'press'
  /** Where the mouse or finger is; null for the focus. */
  point: Point | null
}

/** Long enough for the pointer to pass by, and to reach the preview over the gap beside the link. */
const delayMs = { hover: 300, focus: 300, press: 500, close: 200 }

/** Which link is shown, and which will be once its delay is over. */
export interface LinkStore {
  shown: () => ShownLink | null
  awaited: () => ShownLink | null
  /** `onShow` is called if it comes to that. */
  showLater: (next: ShownLink, onShow?: () => void) => void
  hideLater: () => void
  /** Leaves what is shown as it is. */
  cancel: () => void
  hide: () => void
  isInPanel: (target: EventTarget | null) => boolean
}

export interface Watched {
  /** The preview, while it is there. */
  panel: () => HTMLElement | null
  onChange: (shown: ShownLink | null) => void
}

export function createLinkStore({ panel, onChange }: Watched): LinkStore {
  let shown: ShownLink | null = null
  let awaited: ShownLink | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function cancel() {
    clearTimeout(timer)
    awaited = null
  }
  function show(next: ShownLink | null) {
    cancel()
    if (shown === next) return
    shown = next
    onChange(next)
  }
  return {
    shown: () => shown,
    awaited: () => awaited,
    showLater(next, onShow) {
      cancel()
      awaited = next
      timer = setTimeout(() => {
        const isShown = canShow(next)
        show(isShown ? next : null)
        if (isShown) onShow?.()
      }, delayMs[next.by])
    },
    hideLater() {
      cancel()
      timer = setTimeout(() => show(null), delayMs.close)
    },
    cancel,
    hide: () => show(null),
    isInPanel: (target) => target instanceof Node && Boolean(panel()?.contains(target)),
  }
}

function canShow({ link, by }: ShownLink): boolean {
  return link.isConnected && (by !== 'hover' || link.matches(':hover'))
}

/** The link that is hovered or focused already while the code of the preview is still loading. */
export function findPointed(): ShownLink | null {
  const found = cardLinkAt(document.querySelector('[data-card-link]:is(:hover, :focus-visible)'))
  if (!found) return null
  return { ...found, by: found.link.matches(':hover') ? 'hover' : 'focus', point: null }
}

export function pointOf({ clientX: x, clientY: y }: PointerEvent): Point {
  return { x, y }
}
