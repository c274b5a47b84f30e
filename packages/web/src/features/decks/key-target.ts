const writable = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Whether a key is pressed where somebody writes: there it means something else. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(writable) !== null
}

/** Whether a dialog or a menu is open that an element is neither in nor is itself. */
export function isCovered(element: Element | null): boolean {
  const open = document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')
  return [...open].some((one) => !one.contains(element) && isSeen(one))
}

/** What waits to be opened is in the page already, but not to be seen. */
function isSeen(element: Element): boolean {
  return element instanceof HTMLElement && element.style.display !== 'none' && !element.hidden
}
