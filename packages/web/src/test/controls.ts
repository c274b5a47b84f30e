/** A button by its name, in an element or on the whole page. */
export function buttonIn(box: ParentNode, name: string): HTMLButtonElement {
  const button = [...box.querySelectorAll('button')].find((one) => nameOf(one) === name)
  if (!button) throw new Error(`There is no button “${name}”.`)
  return button
}

/** Whether pressing it does nothing; see ui/button.tsx. */
export function isDisabled(button: Element | undefined): boolean {
  if (!button) throw new Error('There is no such button.')
  return button.getAttribute('aria-disabled') === 'true'
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent
}

/** Types into a field. */
export function type(field: HTMLInputElement, text: string): void {
  // React tracks values that are set on the element itself, so the prototype's setter is used.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Chooses the option with this text. */
export function choose(select: HTMLSelectElement | undefined, text: string): void {
  const option = [...(select?.options ?? [])].find((one) => one.text === text)
  if (!select || !option) throw new Error(`There is no option “${text}”.`)
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(
    select,
    option.value,
  )
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
