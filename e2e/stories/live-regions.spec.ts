import { expectAnnounced } from '../announcements.ts'
import { own } from '../cards.ts'
import { makeDeck } from '../decks.ts'
import { editorOf } from '../editor.ts'
import { expect, test } from '../test.ts'

test('a press on a quantity of the collection is announced once', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'goblin guide', 2)
  await own(page, 'sol ring', 3)
  await page.goto('/collection')
  const tile = page.getByRole('article', { name: 'Goblin Guide' })
  const press = (name: RegExp) => () => tile.getByRole('button', { name }).press('Enter')
  await expectAnnounced(page, press(/^One more/), 'Goblin Guide: 3 copies')
  await expect(page.getByText('2 printings6 copies')).toBeVisible()
  await expectAnnounced(page, press(/^One less/), /^Quantity lowered ?Goblin Guide: 2 copies left/)
  await expectAnnounced(page, press(/^One less/), /^Quantity lowered ?Goblin Guide: 1 copy left/)
  await expectAnnounced(page, press(/^Remove the last/), /^Removed/)
})

test('a search of the collection is announced once, with what it has found', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await own(page, 'goblin guide', 2)
  await own(page, 'sol ring', 3)
  await page.goto('/collection')
  await expect(page.getByRole('article', { name: 'Goblin Guide' })).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Search your collection' })
  await field.fill('sol')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAnnounced(page, () => field.press('Enter'), /^1 of 2 printings, 3 copies, /)
})

test('a press in the deck editor is announced once, and no press as saved', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  const id = await makeDeck(page, {
    name: 'Burn',
    format: 'modern',
    main: { 'Goblin Guide': 2, Mountain: 18 },
  })
  await page.goto(`/deck-building/${id}`)
  const editor = editorOf(page)
  const more = editor.getByRole('button', { name: /^One more Goblin Guide/ })
  await expect(more).toBeVisible()
  await expect(editor.getByText('1 to 4 of 20')).toBeAttached() // the suggestions are loaded
  await page.waitForLoadState('networkidle')
  await expectAnnounced(page, () => more.press('Enter'), 'Goblin Guide: 3 copies')
  await expect(editor.getByText('Saved')).toBeVisible()
})

test('an added card is announced once on its own page', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.goto('/card/Sol%20Ring')
  const yours = page.getByRole('region', { name: 'Yours' })
  const add = yours.getByRole('button', { name: /Add to Collection/i })
  await expect(yours.getByText('Not in your collection')).toBeVisible()
  await expectAnnounced(page, () => add.press('Enter'), /^Added to collection/)
  await expect(yours.getByText('1 copy')).toBeVisible()
})
