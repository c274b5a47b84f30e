import { expectNoBarriers } from '../barriers.ts'
import { makeDeck } from '../decks.ts'
import { expect, test } from '../test.ts'

test('one copy becomes foil, another card is only considered, and both go out as a list', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const main = { 'Goblin Guide': 4, Shock: 4 }
  const id = await makeDeck(page, { name: 'Burn', format: 'modern', main })
  await page.goto(`/deck-building/${id}`)
  const editor = page.getByRole('dialog', { name: 'Edit Deck' })
  const rowOf = (name: string) => editor.getByRole('listitem').filter({ hasText: name })

  await editor.getByRole('button', { name: 'More for Goblin Guide' }).click()
  await page.getByRole('menuitem', { name: 'Make one copy foil' }).click()
  const line = editor.getByRole('button', { name: '4 Goblin Guide, nonfoil and foil' })
  await expect(line).toHaveAttribute('aria-expanded', 'true')
  await expect(rowOf('Goblin Guide').filter({ has: page.getByRole('link') })).toHaveCount(2)
  await expect(editor.getByRole('link', { name: /^1 Goblin Guide, .*foil$/ })).toBeVisible()
  await line.click()
  await expect(editor.getByRole('link', { name: /Goblin Guide/ })).toHaveCount(0)

  await editor.getByRole('button', { name: 'More for Shock' }).click()
  await page.getByRole('menuitem', { name: 'Move to considering' }).click()
  const considered = editor.getByRole('region', { name: 'Considering' })
  await expect(considered.getByRole('link', { name: '4 Shock, Considering' })).toBeVisible()
  await expect(editor.getByText('4 / 60')).toBeVisible()
  await expect(editor.getByRole('button', { name: 'Legality: Unfinished' })).toBeVisible()
  await expectNoBarriers(page)

  await expect(editor.getByText('Saved')).toBeVisible()
  const list = await page.request.get(`/api/decks/${id}/list?format=moxfield`)
  expect(await list.text()).toMatch(
    /^3 Goblin Guide \(\w+\) \w+\n1 Goblin Guide \(\w+\) \w+ \*F\*\n\nMAYBEBOARD:\n4 Shock /,
  )
})
