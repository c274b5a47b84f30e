import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '../test.ts'

const bulkFile = resolve(import.meta.dirname, '../../../shared/data/default-cards.jsonl.gz')

test.skip(!existsSync(bulkFile), 'the full data file is not there')

test('on the full data, a goblin is found with its price, added and counted', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await expect
    .poll(async () => (await (await page.request.get('/api/site')).json()).catalogue.source, {
      timeout: 55_000,
    })
    .toBe('bulk')

  await page.goto('/')
  await page.getByRole('combobox').fill('t:goblin f:modern')
  await page.getByRole('combobox').press('Enter')
  await expect(page.getByText(/^\d{3} results found/)).toBeVisible()
  await page.goto('/?q=goblin%20guide')
  const cheapest = page.getByRole('article', { name: 'Goblin Guide, Cheapest' })
  await expect(cheapest.getByRole('paragraph').filter({ hasText: 'Goblin Scout' })).toBeVisible()
  await expect(cheapest.getByText(/^\$\d+\.\d\d$/).first()).toBeVisible()
  await expect(page.getByText('Llanowar Elves')).toHaveCount(0)
  await cheapest.getByRole('button', { name: /Add to Collection/ }).click()
  await expect(page.getByText('Goblin Guide has been added to your collection.')).toBeVisible()
  await page.goto('/collection')
  await expect(page.getByRole('article', { name: 'Goblin Guide' })).toBeVisible()
})
