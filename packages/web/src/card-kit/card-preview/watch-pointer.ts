import { cardLinkAt } from './card-links.ts'
import { type LinkStore, pointOf } from './link-store.ts'

/** A mouse that rests on a link shows its card, until it has left both. */
export function watchPointer(store: LinkStore, signal: AbortSignal): void {
  const isDismissed = watchDismissed(store, signal)

  function hover(event: PointerEvent) {
    if (event.pointerType === 'touch') return
    if (store.isInPanel(event.target)) return store.cancel()
    const found = cardLinkAt(event.target)
    if (isDismissed(found?.link)) return
    if (!found) return leave()
    if (found.link === store.shown()?.link) return store.cancel()
    if (found.link === store.awaited()?.link) return
    store.showLater({ ...found, by: 'hover', point: pointOf(event) })
  }
  function leave() {
    if (store.shown()?.by === 'hover') store.hideLater()
    else if (store.awaited()?.by === 'hover') store.cancel()
  }
  document.addEventListener('pointerover', hover, { capture: true, signal })
  document.documentElement.addEventListener('pointerleave', leave, { signal })
}

/**
 * Escape closes the preview alone, not the dialog that the link is in. It stays closed until the pointer
 * has left the link. Returns whether it does at the link that the pointer is on.
 */
function watchDismissed(store: LinkStore, signal: AbortSignal) {
  let dismissed: Element | undefined

  function pressKey(event: KeyboardEvent) {
    const shown = store.shown()
    if (event.key !== 'Escape' || !shown) return
    event.preventDefault()
    event.stopImmediatePropagation()
    dismissed = shown.link
    store.hide()
  }
  window.addEventListener('keydown', pressKey, { capture: true, signal })
  return (link: Element | undefined) => {
    if (link !== dismissed) dismissed = undefined
    return dismissed !== undefined
  }
}
