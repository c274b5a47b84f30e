import { expectNoBarriers } from '../barriers.ts'
import { findCards } from '../cards.ts'
import { chooseFile, owned } from '../imports.ts'
import { expect, test } from '../test.ts'

test('a file that was imported before is known, and the collection is updated to match it', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const [ring] = await findCards(page, 'sol ring')
  const [angel] = await findCards(page, 'serra angel')
  const rowOf = (card: typeof ring, copies: number) =>
    [copies, card?.name, card?.setCode, card?.collectorNumber].join(',')
  const header = 'Quantity,Name,Set code,Collector number'
  const file = [header, rowOf(ring, 3), rowOf(angel, 2), ''].join('\n')
  await chooseFile(page, 'shelf.csv', file)
  await page.getByRole('button', { name: 'Add 2 rows' }).click()
  await expect(page.getByRole('heading', { name: '2 printings changed' })).toBeFocused()

  await chooseFile(page, 'shelf again.csv', file)
  await expect(page.getByText('You imported this file already, on ')).toBeVisible()
  const match = page.getByRole('radio', { name: 'Update it to match the file' })
  await expect(match).toBeChecked()
  await expect(page.getByText('Your collection matches the file already.')).toBeVisible()
  await expect(page.getByText('5 → 5 cards')).toBeVisible()
  await expectNoBarriers(page)

  const now = [header, rowOf(ring, 4), ''].join('\n')
  await chooseFile(page, 'shelf now.csv', now)
  await expect(page.getByRole('radio', { name: 'Add to my collection' })).toBeChecked()
  await match.check()
  await expect(page.getByText('5 → 6 cards')).toBeVisible()
  await page.getByLabel('Remove the copies that it does not have').check()
  await expect(page.getByText('5 → 4 cards')).toBeVisible()
  await page.getByRole('button', { name: 'Update to 1 row' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update my collection' })
  await expect(dialog).toContainText('1 printing removed, 1 changed')
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Update my collection' }).click()
  await expect(page.getByRole('heading', { name: '2 printings changed' })).toBeFocused()
  expect(await owned(page)).toEqual({ 'Sol Ring': 4 })
})
