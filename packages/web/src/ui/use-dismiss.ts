import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * For an overlay: Escape, a press outside or moving the focus out of it closes it. The element that
 * opened it, by default the one right before it, gets the focus back, and closes the overlay itself.
 */
export function useDismiss(
  open: RefObject<HTMLElement | null>,
  onClose: () => void,
  openedBy?: RefObject<HTMLElement | null>,
): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const element = open.current
    const opener = openedBy?.current ?? element?.previousElementSibling
    const isWithin = (target: EventTarget | null) =>
      target instanceof Node && Boolean(element?.contains(target) || opener?.contains(target))

    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (opener instanceof HTMLElement && isWithin(document.activeElement)) opener.focus()
      close()
    }
    function onLeave({ target }: Event) {
      if (!isWithin(target)) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onLeave)
    document.addEventListener('focusin', onLeave)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onLeave)
      document.removeEventListener('focusin', onLeave)
    }
  }, [open, openedBy])
}
