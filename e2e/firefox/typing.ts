import type { BrowserContext } from '@playwright/test'

/**
 * Makes `fill` type like a user. In Firefox, Playwright sets the value of a field without React
 * noticing, which then considers the field empty.
 */
export async function typeLikeAPerson(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const insert = (text: string) => void document.execCommand('insertText', false, text)
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} })
  })
}
