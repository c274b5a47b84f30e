import { own } from '../cards.ts'
import { expect, test } from '../test.ts'

test('copies differ by finish, condition and language, each with its price', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await own(page, '!"sol ring" is:foil is:nonfoil usd>0 usdfoil>0', 3)
  await page.goto('/collection')
  const tile = page.getByRole('article', { name: 'Sol Ring' })
  await tile.hover()
  await tile.getByRole('button', { name: /^Finish, condition, language of Sol Ring/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Sol Ring').first()).toBeVisible()

  const plain = dialog.getByRole('group', { name: 'Nonfoil, Near Mint, English' })
  await plain.getByRole('button', { name: /^One less/ }).click()
  await dialog.getByRole('button', { name: 'Add another version' }).click()
  const added = dialog.getByRole('list', { name: 'Versions' }).getByRole('group').nth(1)
  await added.getByLabel('Finish').selectOption('Foil')
  await added.getByLabel('Condition').selectOption('LP')
  await added.getByLabel('Language').selectOption('German')
  await expect(dialog.getByText('3 of 99 copies')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()

  await expect(dialog).toHaveCount(0)
  await expect(tile.getByText(/Foil ×1|Foil/).first()).toBeVisible()
  await expect(tile.getByText('LP')).toBeVisible()
  await expect(tile.getByLabel('Quantity', { exact: true })).toHaveText('3')
  const [entry] = await (await page.request.get('/api/collection')).json()
  expect(entry).toMatchObject({
    quantity: 3,
    variants: [
      { finish: 'nonfoil', condition: 'NM', language: 'en', quantity: 2 },
      { finish: 'foil', condition: 'LP', language: 'de', quantity: 1 },
    ],
  })
})

test('copies that were changed elsewhere are shown, not overwritten', async ({ page, member }) => {
  expect(member.email).toContain('@')
  const { id } = await own(page, 'goblin guide', 2)
  await page.goto('/collection')
  const tile = page.getByRole('article', { name: 'Goblin Guide' })
  await tile.hover()
  await tile.getByRole('button', { name: /^Finish, condition, language of Goblin Guide/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Condition').selectOption('HP')
  await page.request.patch(`/api/collection/${id}`, { data: { quantity: 7 } })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/changed in another place/)).toBeVisible()
  await expect(dialog.getByText('7 of 99 copies')).toBeVisible()
  const [entry] = await (await page.request.get('/api/collection')).json()
  expect(entry.variants).toEqual([
    { finish: 'nonfoil', condition: 'NM', language: 'en', quantity: 7 },
  ])
})
