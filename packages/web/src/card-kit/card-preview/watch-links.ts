import { createLinkStore, findPointed, type LinkStore, type Watched } from './link-store.ts'
import { watchKeyboard } from './watch-keyboard.ts'
import { watchPointer } from './watch-pointer.ts'
import { watchPress } from './watch-press.ts'

/**
 * Opens and closes the preview of all links to cards in the document. Returns `hide`, and `stop`, which
 * ends it.
 */
export function watchLinks(watched: Watched) {
  const store = createLinkStore(watched)
  const controller = new AbortController()
  const { signal } = controller
  watchPress(store, signal)
  watchPointer(store, signal)
  watchKeyboard(store, signal)
  watchWindow(store, signal)
  const first = findPointed()
  if (first) store.showLater(first)

  function stop() {
    store.cancel()
    controller.abort()
  }
  return { hide: store.hide, stop }
}

/** The place of a link is known until the page scrolls or the window changes. */
function watchWindow(store: LinkStore, signal: AbortSignal): void {
  /** Tab scrolls to the link that gets the focus; another link may come under a pointer at rest. */
  function scroll({ target }: Event) {
    const awaited = store.awaited()
    if (store.shown() && !store.isInPanel(target)) store.hide()
    else if (awaited?.by === 'press') store.cancel()
    else if (awaited) store.showLater(awaited)
  }
  const options = { capture: true, signal }
  document.addEventListener('scroll', scroll, { ...options, passive: true })
  window.addEventListener('resize', store.hide, options)
  window.addEventListener('blur', ({ target }) => target === window && store.hide(), options)
}
