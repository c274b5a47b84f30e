/** A button by what it is called, in an element or on the whole page. */
export function buttonIn(box: ParentNode, name: string): HTMLButtonElement {
  const button = [...box.querySelectorAll('button')].find((one) => nameOf(one) === name)
  if (!button) throw new Error(`There is no button “${name}”.`)
  return button
}

/** Whether a press on it does nothing; see ui/button.tsx. */
export function isDisabled(button: Element | undefined): boolean {
  if (!button) throw new Error('There is no such button.')
  return button.getAttribute('aria-disabled') === 'true'
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent
}

/** Writes into a field as somebody does who types. */
export function type(field: HTMLInputElement, text: string): void {
  // React watches the value that it set itself, so that of the prototype is used.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
