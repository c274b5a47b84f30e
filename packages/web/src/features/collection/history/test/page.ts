import { isDisabled } from '../../../../test/controls.ts'
import { waitFor } from '../../../../test/wait-for.ts'

/** A button or a link by what it is called. */
export const buttonOf = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent?.trim()) === name,
  )

/** Presses a button as soon as it is there and can be pressed. */
export async function press(name: string) {
  const button = await waitFor(() => {
    const found = buttonOf(name)
    if (!found || isDisabled(found)) throw new Error(`No button “${name}” to press`)
    return found
  })
  button.click()
}

/** The text of what is drawn; spaces that keep words on one line are like others. */
export const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll('\u00a0', ' ')

export const toastText = () =>
  document.querySelector('.mantine-Notifications-root [role=alert]')?.textContent
