import { cardLinkAt } from './card-links.ts'
import type { LinkStore } from './link-store.ts'

/**
 * A link that gets the focus by the keyboard shows its card while it has it, but not among pictures, where the
 * preview would only cover the next ones.
 */
export function watchKeyboard(store: LinkStore, signal: AbortSignal): void {
  function focus({ target }: FocusEvent) {
    const found = cardLinkAt(target)
    if (found?.link === store.shown()?.link) return
    const isPictured = found?.link.closest('[data-shows-cards]') != null
    if (found?.link.matches(':focus-visible') && !isPictured) {
      store.showLater({ ...found, by: 'focus', point: null })
    } else if ((store.shown() ?? store.awaited())?.by === 'focus') store.hide()
  }
  function blur({ target }: FocusEvent) {
    const [shown, awaited] = [store.shown(), store.awaited()]
    if (shown?.by === 'focus' && shown.link === target) store.hide()
    else if (awaited?.by === 'focus' && awaited.link === target) store.cancel()
  }
  const options = { capture: true, signal }
  document.addEventListener('focusin', focus, options)
  document.addEventListener('focusout', blur, options)
}
