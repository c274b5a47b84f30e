import { expectNoBarriers } from '../barriers.ts'
import { makeDeck } from '../decks.ts'
import { expect, test } from '../test.ts'

test('a line adds its copies, what does not fit is counted and marked, and quantities are typed', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const id = await makeDeck(page, { name: 'Burn', format: 'modern', main: { Shock: 2 } })
  await page.goto(`/deck-building/${id}`)
  const editor = page.getByRole('dialog', { name: 'Edit Deck' })
  const cards = editor.getByRole('region', { name: 'Current Cards' })
  const add = editor.getByRole('region', { name: 'Add New Cards' })
  const field = add.getByRole('combobox')
  const copiesOf = (name: string) => cards.getByLabel(`Copies of ${name}`, { exact: true })

  await field.fill('4x lightning bolt *F* #Burn')
  await expect(add.getByText('4 copies · Foil · Burn')).toBeVisible()
  await expect(add.getByRole('button', { name: 'Add 4 Main: Lightning Bolt' })).toBeVisible()
  await field.press('Enter')
  await expect(cards.getByRole('link', { name: /^4 Lightning Bolt, .*Burn/ })).toBeVisible()

  await field.fill('black lotus')
  await expect(add.getByText('1 hidden: not legal in Modern')).toBeVisible()
  await add.getByRole('button', { name: 'Show them' }).click()
  await expect(add.getByText('Not legal in Modern')).toBeVisible()

  await copiesOf('Shock').fill('100')
  await expect(page.getByText('Maximum 99 copies of a card allowed')).toBeVisible()
  await expectNoBarriers(page)
  await copiesOf('Shock').press('Escape')
  await expect(copiesOf('Shock')).toHaveValue('2')
  await copiesOf('Shock').fill('4')
  await copiesOf('Shock').press('Enter')
  await expect(cards.getByRole('link', { name: '4 Shock' })).toBeVisible()
})

test('a pasted list is added at once with a report, and basic lands are filled and undone', {
  tag: '@barriers',
}, async ({ page, context, member }) => {
  expect(member.email).toContain('@')
  const id = await makeDeck(page, { name: 'Burn', format: 'modern', main: { Shock: 2 } })
  await page.goto(`/deck-building/${id}`)
  const editor = page.getByRole('dialog', { name: 'Edit Deck' })
  const cards = editor.getByRole('region', { name: 'Current Cards' })
  const add = editor.getByRole('region', { name: 'Add New Cards' })
  const field = add.getByRole('combobox')
  const copiesOf = (name: string) => cards.getByLabel(`Copies of ${name}`, { exact: true })

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('4 Goblin Guide\n1 Nobody Ever\n'))
  await field.press('ControlOrMeta+v')
  const pasted = add.getByRole('region', { name: 'Pasted list' })
  await expect(pasted.getByText('1 line not understood')).toBeVisible()
  await pasted.getByRole('button', { name: 'Add 4 cards' }).click()
  await expect(pasted.getByText('4 cards added')).toBeVisible()
  await expect(cards.getByRole('link', { name: '4 Goblin Guide' })).toBeVisible()
  await pasted.getByRole('button', { name: 'Close' }).click()

  await add.getByRole('button', { name: 'Fill basic lands' }).click()
  const fill = page.getByRole('dialog', { name: 'Fill basic lands' })
  const lands = fill.getByLabel('Copies: Lands in the deck')
  await lands.fill('20')
  await expect(fill.getByLabel('Copies: Mountain')).toHaveValue('20')
  await expectNoBarriers(page)
  await fill.getByRole('button', { name: 'Fill basic lands' }).click()
  await expect(copiesOf('Mountain')).toHaveValue('20')
  await editor.getByRole('button', { name: /^Undo/ }).click()
  await expect(copiesOf('Mountain')).toHaveCount(0)
  await page.reload()
  await expect(copiesOf('Goblin Guide')).toHaveValue('4')
})

test('a list that is pasted in the editor is checked on the import page', async ({
  page,
  context,
  member,
}) => {
  expect(member.email).toContain('@')
  const id = await makeDeck(page, { name: 'Burn', format: 'modern', main: { Shock: 2 } })
  await page.goto(`/deck-building/${id}`)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('4 Goblin Guide\n2 Lightning Bolt\n'))
  const add = page.getByRole('region', { name: 'Add New Cards' })
  await add.getByRole('combobox').press('ControlOrMeta+v')
  await add.getByRole('button', { name: 'Review each line' }).click()
  await expect(page.getByRole('heading', { name: 'Add to “Burn”' })).toBeVisible()
  await page.getByRole('button', { name: 'Add 6 cards' }).click()
  await expect(page.getByText('6 cards added')).toBeVisible()
})
