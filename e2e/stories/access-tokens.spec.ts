import { addToCollection, getCurrentUser, listCollection } from '@manafolio/contract'
import { expectNoBarriers } from '../barriers.ts'
import { own } from '../cards.ts'
import { expect, test } from '../test.ts'
import { expectToFit } from '../widths.ts'

test('a script reads the collection with a token, until that is revoked', {
  tag: '@barriers',
}, async ({ page, member, playwright, baseURL }) => {
  await own(page, 'goblin guide', 2)
  await page.goto('/account')
  const tokens = page.getByRole('region', { name: 'Access tokens' })
  await expect(tokens.getByText('You have no access tokens.')).toBeVisible()
  await tokens.getByRole('button', { name: 'Create access token' }).click()
  await expect(tokens.getByText('Please enter a name')).toBeVisible()
  await tokens.getByLabel('Name').fill('Backup of the laptop')
  await tokens.getByRole('button', { name: 'Create access token' }).click()
  const field = tokens.getByLabel('Access token “Backup of the laptop”')
  await expect(field).toHaveValue(/^manafolio_[\w-]{43}$/)
  const line = tokens.getByRole('listitem')
  await expect(line).toHaveText(/Backup of the laptop ?Read only.*never used/)
  await expectNoBarriers(page)
  await expectToFit(page, [320, 820, 1440])

  const authorization = `Bearer ${await field.inputValue()}`
  const script = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { authorization },
  })
  expect(await (await script.get(getCurrentUser.path)).json()).toMatchObject({
    email: member.email,
  })
  expect(await (await script.get(listCollection.path)).json()).toHaveLength(1)
  const added = await script.post(addToCollection.path, { data: { scryfallId: 'any' } })
  expect(added.status()).toBe(403)

  await page.reload()
  await expect(field).toHaveCount(0)
  await expect(line).toHaveText(/last used on/)
  await line.getByRole('button', { name: 'Revoke access token: Backup of the laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke access token' }).click()
  await expect(tokens.getByText('You have no access tokens.')).toBeVisible()
  await expect(tokens.getByRole('heading', { name: 'Access tokens' })).toBeFocused()
  expect((await script.get(getCurrentUser.path)).status()).toBe(401)
  await script.dispose()
})
