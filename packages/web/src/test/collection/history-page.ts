import { isDisabled } from '../controls.ts'
import { waitFor } from '../wait-for.ts'

/** A button or a link by its name. */
export const buttonOf = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent?.trim()) === name,
  )

/** Clicks a button once it exists and is enabled. */
export async function press(name: string) {
  const button = await waitFor(() => {
    const found = buttonOf(name)
    if (!found || isDisabled(found)) throw new Error(`No button “${name}” to press`)
    return found
  })
  button.click()
}

/** The text of an element, with no-break spaces as plain ones. */
export const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll('\u00a0', ' ')

export const toastText = () =>
  document.querySelector('.mantine-Notifications-root [role=alert]')?.textContent
