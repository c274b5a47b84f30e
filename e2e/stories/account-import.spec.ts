import { readFile } from 'node:fs/promises'
import { expectNoBarriers } from '../barriers.ts'
import { own } from '../cards.ts'
import { makeDeck } from '../decks.ts'
import { expect, password, test } from '../test.ts'

test('an export is read back into a new account', { tag: '@barriers' }, async ({
  page,
  member,
}) => {
  await own(page, '!"Sol Ring"', 3)
  await makeDeck(page, { name: 'Krenko’s Mob', format: 'modern', main: { 'Lightning Bolt': 4 } })
  await page.goto('/account')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await (await saving).path()

  // An account with cards does not take it.
  const dialog = page.getByRole('dialog', { name: 'Import an Export' })
  await page.getByRole('button', { name: 'Import an export...' }).click()
  await dialog.getByLabel('File to import').setInputFiles(file)
  await expect(dialog).toContainText('an account that never had cards, decks or saved searches')
  await expectNoBarriers(page)

  await page.request.post('/api/auth/logout')
  const email = `new-${member.email}`
  await page.request.post('/api/auth/register', { data: { email, password } })
  await page.goto('/account')
  await page.getByRole('button', { name: 'Import an export...' }).click()
  const cutOff = { name: 'half.json', mimeType: 'application/json' }
  const buffer = (await readFile(file)).subarray(0, 500)
  await dialog.getByLabel('File to import').setInputFiles({ ...cutOff, buffer })
  await expect(dialog).toContainText('“half.json” was not imported')
  await expect(dialog).toContainText('This file is cut off or damaged.')
  await dialog.getByLabel('File to import').setInputFiles(file)
  await expect(dialog).toContainText(`Export of ${member.email}`)
  await expect(dialog).toContainText('1 printing, 3 copies')
  await expect(dialog).toContainText('1 deck')
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Import everything' }).click()
  await expect(dialog.getByRole('heading', { name: 'Everything is in your account' })).toBeFocused()
  await expectNoBarriers(page)
  await dialog.getByRole('link', { name: 'Your decks' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Edit Krenko’s Mob' })).toBeVisible()
  await page.goto('/collection')
  await expect(page.getByRole('main')).toContainText('Sol Ring')
})
