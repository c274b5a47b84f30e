/** Puts the focus on what a tool says first, and brings it into sight with its tabs. */
export function focusTool(): void {
  const tools = document.querySelector<HTMLElement>('[data-tools]')
  const title = tools?.querySelector<HTMLElement>('[data-tool-title]')
  const target = title ?? tools?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
  target?.focus({ preventScroll: true })
  tools?.scrollIntoView({ block: 'start' })
}
