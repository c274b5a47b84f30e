import { expectNoBarriers } from '../barriers.ts'
import { makeDeck } from '../decks.ts'
import { editorOf } from '../editor.ts'
import { expect, test } from '../test.ts'

const main = { 'Lightning Bolt': 4, 'Goblin Guide': 4, Mountain: 52 }

const primer = `# How it wins

Attack with [[Goblin Guide]] and finish with [[Lightning Bolt|clu]], never with [[Gobln Guide]].

# What to keep

| Hand | Keep |
|------|------|
| one land | no |

<script>document.title = 'taken over'</script>`

test('a primer is written, previewed, and saved with the notes', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const id = await makeDeck(page, { name: 'Burn', format: 'modern', main })
  await page.goto(`/deck-building/${id}`)
  await editorOf(page).getByRole('button', { name: 'More for Burn', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Notes and primer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Notes and primer' })
  await dialog.getByRole('textbox', { name: 'Primer' }).fill(primer)
  await expect(dialog.getByRole('status').filter({ hasText: 'Not saved yet' })).toBeVisible()
  await expectNoBarriers(page)
  await dialog.getByText('Preview').click()
  await expect(dialog.getByRole('heading', { name: 'How it wins' })).toBeVisible()
  await expect(dialog.getByText('No card has this name: “Gobln Guide”.')).toBeVisible()
  const guide = dialog.getByRole('link', { name: 'Goblin Guide' })
  await expect(guide).toHaveAttribute('href', /^\/card\/[a-z\d]+\/[^/]+\/goblin-guide$/)
  await expectNoBarriers(page)

  await dialog.getByRole('tab', { name: 'Notes' }).click()
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Borrowed from Anna.')
  await page.keyboard.press('Control+s')
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible()
  await dialog.getByRole('tab', { name: 'Primer' }).click()
  await dialog.getByText('Write', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Primer' }).press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Escape') // closing saves
  await expect(dialog).toHaveCount(0)
  const texts = () => page.request.get(`/api/decks/${id}/texts`).then((answer) => answer.json())
  await expect.poll(async () => (await texts()).primer).not.toBe(primer)
  expect(await texts()).toMatchObject({ notes: 'Borrowed from Anna.' })
})

test('a visitor reads the primer of a shared deck by its contents, and not the notes', {
  tag: '@barriers',
}, async ({ page, member, browser }) => {
  expect(member.email).toContain('@')
  const id = await makeDeck(page, { name: 'Burn', format: 'modern', main })
  const notes = 'Borrowed from Anna.'
  const written = await page.request.patch(`/api/decks/${id}/texts`, { data: { primer, notes } })
  expect(written.ok()).toBe(true)
  const { shareId } = await (await page.request.post(`/api/decks/${id}/share`)).json()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/shared/${shareId}`)
  await visitor.getByRole('link', { name: 'Read the primer' }).click()
  const section = visitor.getByRole('region', { name: 'Primer' })
  const contents = section.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'What to keep' }).click()
  await expect(section.getByRole('heading', { name: 'What to keep' })).toBeInViewport()
  await expect(section.getByRole('cell', { name: 'one land' })).toBeVisible()
  await expect(section.getByText("<script>document.title = 'taken over'</script>")).toBeVisible()
  await expect(visitor).toHaveTitle('Burn · Manafolio')
  await visitor.keyboard.press('Tab') // the keyboard is in use
  await section.getByRole('link', { name: 'Lightning Bolt' }).focus()
  await expect(visitor.locator('[data-card-preview]')).toContainText('Lightning Bolt')
  await visitor.keyboard.press('Escape')
  await expectNoBarriers(visitor)
  await expect(visitor.getByText('Borrowed from Anna.')).toHaveCount(0)
  await visitor.context().close()
})
