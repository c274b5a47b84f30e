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

/** A finger that moves further than this scrolls, in px. */
const pressSlack = 10

interface Watched {
  /** The preview, while it is there. */
  panel: () => HTMLElement | null
  onChange: (shown: ShownLink | null) => void
}

/**
 * Opens and closes the preview of all links to cards in the document. Returns `hide`, and `stop`, which
 * ends it.
 */
export function watchLinks({ panel, onChange }: Watched) {
  let shown: ShownLink | null = null
  let awaited: ShownLink | null = null
  /** Hovered when Escape closed its preview, which stays closed until the pointer has left. */
  let dismissed: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPressed = false
  const controller = new AbortController()

  function later(ms: number, next: ShownLink | null) {
    clearTimeout(timer)
    awaited = next
    timer = setTimeout(() => show(next), ms)
  }
  function show(next: ShownLink | null): void {
    clearTimeout(timer)
    awaited = null
    if (next && !canShow(next)) {
      hide()
      return
    }
    if (next?.by === 'press') isPressed = true
    if (shown === next) return
    shown = next
    onChange(next)
  }
  const hide = (): void => show(null)
  const isInPanel = (target: EventTarget | null) =>
    target instanceof Node && Boolean(panel()?.contains(target))

  function hover(event: PointerEvent) {
    if (event.pointerType === 'touch') return
    if (isInPanel(event.target)) return clearTimer()
    const found = cardLinkAt(event.target)
    if (found?.link !== dismissed) dismissed = null
    if (!found) return leave()
    if (found.link === shown?.link) return clearTimer()
    if (found.link === dismissed || found.link === awaited?.link) return
    later(delayMs.hover, { ...found, by: 'hover', point: pointOf(event) })
  }
  function leave() {
    if (shown?.by === 'hover') later(delayMs.close, null)
    else if (awaited?.by === 'hover') clearTimer()
  }
  function clearTimer() {
    clearTimeout(timer)
    awaited = null
  }

  function press(event: PointerEvent) {
    isPressed = false
    if (isInPanel(event.target)) return
    hide()
    const found = event.pointerType === 'touch' && event.isPrimary && cardLinkAt(event.target)
    if (found) later(delayMs.press, { ...found, by: 'press', point: pointOf(event) })
  }
  function move({ clientX, clientY }: PointerEvent) {
    if (awaited?.by !== 'press' || !awaited.point) return
    const { x, y } = awaited.point
    if (Math.hypot(clientX - x, clientY - y) > pressSlack) clearTimer()
  }
  function release() {
    if (awaited?.by === 'press') clearTimer()
  }
  /** The menu of the browser, a click and a drag belong to the long press that opened the preview. */
  function takeBack(event: Event) {
    if (!isPressed && awaited?.by !== 'press') return
    if (!cardLinkAt(event.target)) return
    event.preventDefault()
    event.stopPropagation()
  }
  function click(event: Event) {
    if (isPressed) takeBack(event)
    else if (!isInPanel(event.target)) hide()
  }

  function focus({ target }: FocusEvent) {
    const found = cardLinkAt(target)
    if (found?.link === shown?.link) return
    if (found?.link.matches(':focus-visible')) {
      later(delayMs.focus, { ...found, by: 'focus', point: null })
    } else if (shown?.by === 'focus' || awaited?.by === 'focus') hide()
  }
  function blur({ target }: FocusEvent) {
    if (shown?.by === 'focus' && shown.link === target) hide()
    else if (awaited?.by === 'focus' && awaited.link === target) clearTimer()
  }
  /** Escape closes the preview alone, not the dialog that the link is in. */
  function pressKey(event: KeyboardEvent) {
    isPressed = false
    if (event.key !== 'Escape' || !shown) return
    event.preventDefault()
    event.stopImmediatePropagation()
    dismissed = shown.link
    hide()
  }
  /** Tab scrolls to the link that gets the focus; another link may come under a pointer at rest. */
  function scroll({ target }: Event) {
    if (shown && !isInPanel(target)) hide()
    else if (awaited?.by === 'press') clearTimer()
    else if (awaited) later(delayMs[awaited.by], awaited)
  }

  const options = { capture: true, signal: controller.signal }
  document.addEventListener('pointerover', hover, options)
  document.documentElement.addEventListener('pointerleave', leave, { signal: controller.signal })
  document.addEventListener('pointerdown', press, options)
  document.addEventListener('pointermove', move, { ...options, passive: true })
  document.addEventListener('pointerup', release, options)
  document.addEventListener('pointercancel', release, options)
  document.addEventListener('contextmenu', takeBack, options)
  document.addEventListener('dragstart', takeBack, options)
  document.addEventListener('click', click, options)
  document.addEventListener('focusin', focus, options)
  document.addEventListener('focusout', blur, options)
  document.addEventListener('scroll', scroll, { ...options, passive: true })
  window.addEventListener('keydown', pressKey, options)
  window.addEventListener('resize', hide, options)
  window.addEventListener('blur', ({ target }) => target === window && hide(), options)

  const first = findPointed()
  if (first) later(delayMs[first.by], first)

  function stop() {
    clearTimeout(timer)
    controller.abort()
  }
  return { hide, stop }
}

/** The link that is hovered or focused already while the code of the preview is still loading. */
function findPointed(): ShownLink | null {
  const found = cardLinkAt(document.querySelector('[data-card-link]:is(:hover, :focus-visible)'))
  if (!found) return null
  return { ...found, by: found.link.matches(':hover') ? 'hover' : 'focus', point: null }
}

function canShow({ link, by }: ShownLink): boolean {
  return link.isConnected && (by !== 'hover' || link.matches(':hover'))
}

function pointOf({ clientX: x, clientY: y }: PointerEvent): Point {
  return { x, y }
}
