const writable = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Whether a key is pressed in a text field, where it means something else. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(writable) !== null
}

/** Whether a dialog or menu is open that does not contain the element. */
export function isCovered(element: Element | null): boolean {
  const open = document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')
  return [...open].some((one) => !one.contains(element) && isVisible(one))
}

/** Closed menus may be mounted but hidden. */
function isVisible(element: Element): boolean {
  return element instanceof HTMLElement && element.style.display !== 'none' && !element.hidden
}
