import type { Page } from '@playwright/test'

export const editorOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Deck' })

/** The minus, number and plus of a card in the deck. */
export const copiesOf = (page: Page, cardName: string) =>
  editorOf(page).getByRole('group', { name: `Quantity of ${cardName}` })

/** The field with the number. */
export const quantityOf = (page: Page, cardName: string) =>
  copiesOf(page, cardName).getByRole('textbox')
