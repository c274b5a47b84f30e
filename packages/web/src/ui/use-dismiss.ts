import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * For something that is open over the page: Escape, a press outside or leaving it with the focus
 * closes it. What opened it stands right before it; that gets the focus back, and closes it itself.
 */
export function useDismiss(open: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const element = open.current
    const opener = element?.previousElementSibling
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
  }, [open])
}
