import { expect } from 'vitest'
import { buttonIn, type } from '../controls.ts'
import { waitFor } from '../wait-for.ts'
import { dialogShown, drawDecks } from './decks-page.tsx'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The dialog for a new deck, opened from the list. */
export async function openCreate() {
  const page = await drawDecks()
  buttonIn(page.box, 'Create New Deck').click()
  const dialog = await dialogShown()
  return { ...page, dialog, create: () => buttonIn(dialog, 'Create Deck').click() }
}

/** A field of a form by its name. */
export function fieldIn(box: Element, name: string): Field {
  const field = box.querySelector<Field>(`[name="${name}"]`)
  if (!field) throw new Error(`There is no field “${name}”.`)
  return field
}

export function enter(box: Element, name: string, text: string): void {
  const field = fieldIn(box, name)
  if (field instanceof HTMLInputElement) type(field, text)
  else {
    // React overrides the value setter of the element, so the one of the prototype is used.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Chooses a format. */
export function choose(box: Element, value: string, name = 'format'): void {
  const field = fieldIn(box, name)
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Types into the commander search, once it is rendered. */
export async function search(box: Element, text: string): Promise<HTMLInputElement> {
  const field = await waitFor(() => {
    const found = box.querySelector<HTMLInputElement>('input[role=combobox]')
    if (!found) throw new Error('There is no commander search.')
    return found
  })
  type(field, text)
  await waitFor(() => expect(field.value).toBe(text))
  return field
}

export const optionsIn = (box: Element) => [...box.querySelectorAll<HTMLElement>('[role=option]')]

export function press(field: HTMLElement, key: string): void {
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}
