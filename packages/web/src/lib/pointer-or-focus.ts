/**
 * Calls back when pointer or focus may have left an element. Not while a pointer button is down: the
 * target must not move before it is released.
 *
 * @returns stops it
 */
export function onPointerOrFocusMoved(listener: () => void): () => void {
  const events = new AbortController()
  const { signal } = events
  document.addEventListener('pointermove', ({ buttons }) => buttons === 0 && listener(), { signal })
  document.addEventListener('click', listener, { signal })
  document.addEventListener('keyup', listener, { signal })
  return () => events.abort()
}

/** Whether pointer or focus are on the element with this value of an attribute. */
export function hasPointerOrFocus(attribute: 'data-entry' | 'data-printing', value: string) {
  const element = document.querySelector(`[${attribute}="${CSS.escape(value)}"]`)
  return element?.matches(':hover, :focus-within') ?? false
}
