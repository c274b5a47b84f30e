import { expect } from 'vitest'
import { buttonIn } from './controls.ts'
import { waitFor } from './wait-for.ts'

/** The one toast, as title and message. */
export async function toastShown(): Promise<string[]> {
  return waitFor(() => {
    const [toast, ...others] = document.querySelectorAll('.mantine-Notification-root')
    expect(others).toEqual([])
    const lines = toast?.querySelectorAll('[class*=title], [class*=description]') ?? []
    const texts = [...lines].map(({ textContent }) => textContent)
    expect(texts).toHaveLength(2)
    return texts
  })
}

/** The action of the toast. */
export function toastButton(name: string): HTMLButtonElement {
  const toast = document.querySelector('.mantine-Notification-root')
  if (!toast) throw new Error('There is no toast.')
  return buttonIn(toast, name)
}
