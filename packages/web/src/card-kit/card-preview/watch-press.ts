import { cardLinkAt } from './card-links.ts'
import { type LinkStore, pointOf } from './link-store.ts'

/** A finger that moves further than this scrolls, in px. */
const pressSlack = 10

/** A finger that stays on a link shows its card, until the next press elsewhere. */
export function watchPress(store: LinkStore, signal: AbortSignal): void {
  const onLongPress = takeBackPresses(store, signal)
  const isAwaited = () => store.awaited()?.by === 'press'

  function press(event: PointerEvent) {
    if (store.isInPanel(event.target)) return
    store.hide()
    const found = event.pointerType === 'touch' && event.isPrimary && cardLinkAt(event.target)
    if (found) store.showLater({ ...found, by: 'press', point: pointOf(event) }, onLongPress)
  }
  function move({ clientX, clientY }: PointerEvent) {
    const point = isAwaited() && store.awaited()?.point
    if (point && Math.hypot(clientX - point.x, clientY - point.y) > pressSlack) store.cancel()
  }
  function release() {
    if (isAwaited()) store.cancel()
  }
  const options = { capture: true, signal }
  document.addEventListener('pointerdown', press, options)
  document.addEventListener('pointermove', move, { ...options, passive: true })
  document.addEventListener('pointerup', release, options)
  document.addEventListener('pointercancel', release, options)
}

/**
 * The menu of the browser, a click and a drag belong to the long press that opened the preview. Returns
 * what to call when one has.
 */
function takeBackPresses(store: LinkStore, signal: AbortSignal): () => void {
  /** Until the next press or key, also when the preview has closed since. */
  let isPressed = false

  function takeBack(event: Event) {
    if (!isPressed && store.awaited()?.by !== 'press') return
    if (!cardLinkAt(event.target)) return
    event.preventDefault()
    event.stopPropagation()
  }
  function click(event: Event) {
    if (isPressed) takeBack(event)
    else if (!store.isInPanel(event.target)) store.hide()
  }
  function end() {
    isPressed = false
  }
  const options = { capture: true, signal }
  document.addEventListener('pointerdown', end, options)
  window.addEventListener('keydown', end, options)
  document.addEventListener('contextmenu', takeBack, options)
  document.addEventListener('dragstart', takeBack, options)
  document.addEventListener('click', click, options)
  return () => {
    isPressed = true
  }
}
