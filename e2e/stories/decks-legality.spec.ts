import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { makeDeck } from '../decks.ts'
import { editorOf } from '../editor.ts'
import { expect, test } from '../test.ts'

const badgeOf = (page: Page) => editorOf(page).getByRole('button', { name: /^Legality:/ })

test('a rule violation is fixed by a button, and comes back with Undo', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const main = { 'Lightning Bolt': 5, Skullclamp: 1, 'Goblin Guide': 4, Mountain: 52 }
  const id = await makeDeck(page, { name: 'Burn', format: 'modern', main })
  await page.goto(`/deck-building/${id}`)
  await expect(badgeOf(page)).toHaveText('2 problems')
  await badgeOf(page).click()
  const panel = editorOf(page).getByRole('tabpanel', { name: 'Legality' })
  await expect(panel.getByRole('heading', { name: '2 problems in Modern' })).toBeFocused()
  await expect(panel).toContainText('Skullclamp is banned in Modern.')
  await expect(panel).toContainText('CR 100.2a')
  await expectNoBarriers(page)

  await panel.getByRole('button', { name: 'Remove Skullclamp' }).click()
  await expect(badgeOf(page)).toHaveText('1 problem')
  await panel.getByRole('button', { name: 'Remove 1 Lightning Bolt' }).press('Enter')
  await expect(badgeOf(page)).toHaveText('Legal')
  await expect(panel.getByRole('heading', { name: 'Legal in Modern' })).toBeFocused()

  await editorOf(page).getByRole('button', { name: 'Undo: removed 1 Lightning Bolt' }).click()
  await expect(badgeOf(page)).toHaveText('1 problem')
  await expect(panel).toContainText('Lightning Bolt: 5 copies')
})

test('a Commander deck of 103 cards is cut to 100, except for locked cards', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const kept = ['Sol Ring', 'Llanowar Elves', 'Elvish Mystic', 'Birds of Paradise', 'Farseek']
  const more = ['Rampant Growth', 'Cultivate', 'Explore', 'Wood Elves', 'Mind Stone']
  const singles = Object.fromEntries([...kept, ...more].map((name) => [name, 1]))
  const id = await makeDeck(page, {
    name: 'Bears',
    format: 'commander',
    commander: 'Wilson, Refined Grizzly',
    main: { ...singles, Forest: 92 },
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/deck-building/${id}`)
  await expect(badgeOf(page)).toHaveText('1 problem')
  await badgeOf(page).click()
  await editorOf(page).getByRole('button', { name: 'Choose 3 cards to cut' }).click()
  const panel = editorOf(page).getByRole('tabpanel', { name: 'Cuts' })
  await expect(panel.getByRole('heading', { name: 'Cut 3 cards' })).toBeFocused()
  const first = panel.getByRole('button', { name: /^Lock .* against cuts$/ }).first()
  const name = (await first.getAttribute('aria-label'))?.replace(/^Lock (.*) against cuts$/, '$1')
  await first.click()
  await expect(panel.getByRole('heading', { name: 'Locked' })).toBeVisible()
  await expect(panel.getByRole('button', { name: `Cut ${name}`, exact: true })).toHaveCount(0)
  await expectNoBarriers(page)

  await panel.getByRole('button', { name: 'Cut the first 3' }).click()
  await expect(panel.getByRole('heading', { name: 'Nothing has to be cut' })).toBeFocused()
  await expect(badgeOf(page)).toHaveText('Legal')
  await expect(editorOf(page).getByText('100 / 100')).toBeVisible()
  await expect(editorOf(page).getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(editorOf(page).getByText('100 / 100')).toBeVisible()
  await expect(
    editorOf(page).getByRole('link', { name: new RegExp(`${name}, locked`) }),
  ).toBeVisible()
})

test('a commander without colors asks for one, which a button chooses', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const id = await makeDeck(page, {
    name: 'Nobody',
    format: 'commander',
    commander: 'Faceless One',
    main: { 'Llanowar Elves': 1, 'Lightning Bolt': 1, Forest: 98 },
  })
  await page.goto(`/deck-building/${id}`)
  await expect(badgeOf(page)).toHaveText('2 problems')
  await badgeOf(page).click()
  const panel = editorOf(page).getByRole('tabpanel', { name: 'Legality' })
  await expect(panel).toContainText('Choose a color for Faceless One')
  await expect(panel).not.toContainText('color identity of Faceless One')
  await expectNoBarriers(page)

  await panel.getByRole('button', { name: 'Choose green' }).click()
  await expect(panel).not.toContainText('Choose a color for Faceless One')
  await expect(panel).toContainText('Lightning Bolt')
  await expect(panel).not.toContainText('Llanowar Elves')
  await panel.getByRole('button', { name: 'Remove Lightning Bolt' }).click()
  await expect(badgeOf(page)).toHaveText('Legal')
  await expect(editorOf(page).getByText('Saved')).toBeVisible()

  await page.reload()
  await expect(badgeOf(page)).toHaveText('Legal')
})
