import type { BrowserContext } from '@playwright/test'

/**
 * Lets `fill` type as a person does. What Playwright puts into a field of Firefox by itself sets its
 * value past React, which then takes the field for empty.
 */
export async function typeLikeAPerson(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const insert = (text: string) => void document.execCommand('insertText', false, text)
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} })
  })
}
