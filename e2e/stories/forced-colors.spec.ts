import type { Locator } from '@playwright/test'
import { makeDeck } from '../decks.ts'
import { editorOf } from '../editor.ts'
import { expect, test } from '../test.ts'

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('where the system chooses the colors, what is current or chosen has a line around it', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await page.goto('/')
  const modes = page.getByRole('group', { name: 'Search mode' }).locator('label')
  await expectOneOutlined(modes, 3)
  const places = page.getByRole('navigation').first().getByRole('link')
  await expectOneOutlined(places, 4)
  await page.keyboard.press('Tab')
  for (let stop = 0; stop < 2; stop++) await page.keyboard.press('Tab')
  await expect(places.and(page.locator('[aria-current=page]:focus'))).toHaveCSS(
    'outline-style',
    'double',
  )

  const main = { 'Lightning Bolt': 20, 'Goblin Guide': 17, Mountain: 23 }
  const id = await makeDeck(page, { name: 'Burn', format: 'modern', main })
  await page.goto(`/deck-building/${id}`)
  const editor = editorOf(page)
  await expectOneOutlined(editor.getByRole('group', { name: 'View as' }).locator('label'), 3)
  const tools = editor.getByRole('tablist', { name: 'About this deck' }).getByRole('tab')
  await expectOneOutlined(tools, 4)

  const curve = editor.getByRole('region', { name: 'Mana curve' })
  const columns = curve.locator('[style*="--size"]')
  await expect(columns.first()).toBeVisible()
  for (const column of await columns.all()) {
    expect(await backgroundOf(column)).not.toBe(await backgroundOf(page.locator('body')))
  }
})

/** Of several elements that are side by side. */
async function expectOneOutlined(locator: Locator, atLeast: number) {
  await expect(locator.nth(atLeast - 1)).toBeVisible()
  const styles = await locator.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).outlineStyle),
  )
  expect(styles.filter((style) => style !== 'none')).toEqual(['solid'])
}

function backgroundOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).backgroundColor)
}
