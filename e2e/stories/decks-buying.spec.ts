import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { own } from '../cards.ts'
import { makeDeck } from '../decks.ts'
import { editorOf } from '../editor.ts'
import { expect, test } from '../test.ts'

/**
 * Two decks that share a card of which one copy is owned; some cards have a cheaper
 * printing.
 */
async function makeDecks(page: Page): Promise<string> {
  await own(page, '!"Blood Artist"')
  const main = { 'Blood Artist': 2, 'Wrath of God': 1, Swamp: 10 }
  const artists = await makeDeck(page, { name: 'Artists', format: 'vintage', main })
  const others = { 'Blood Artist': 1, 'Baleful Strix': 1 }
  await makeDeck(page, { name: 'Owls', format: 'vintage', main: others })
  return artists
}

test('copies are listed by availability, and cheaper printings are swapped in and undone', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.goto(`/deck-building/${await makeDecks(page)}`)
  await editorOf(page).getByRole('tab', { name: 'Copies' }).click()
  const panel = editorOf(page).getByRole('region', { name: 'Copies' })
  const artist = panel.getByRole('listitem').filter({ hasText: 'Blood Artist' })
  await expect(artist).toContainText('1 owned · 1 in other decks · 0 free · 2 needed')
  await expect(artist).toContainText('Missing 1')
  await expect(panel).toContainText('Missing2')
  await panel.getByLabel('Don’t use copies that other decks need').check()
  await expect(artist).toContainText('Missing 2')
  await expect(panel).toContainText('Missing3')
  await expectNoBarriers(page)

  await panel.getByRole('button', { name: 'Swap to cheapest printings…' }).click()
  const preview = page.getByRole('dialog', { name: 'Swap to Cheapest Printings' })
  await expect(preview.getByRole('listitem').filter({ hasText: 'Blood Artist' })).toContainText(
    /from 2X2 \d+.* \$4\.60to AVR \d+ \$2\.24/,
  )
  await expectNoBarriers(page)
  await preview.getByRole('button', { name: 'Swap 3 printings' }).click()
  const row = editorOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('group', { name: 'Quantity of Blood Artist' }) })
  await expect(row).toContainText('AVR')
  await expect(preview).toHaveCount(0)
  await editorOf(page).getByRole('button', { name: /^Undo/ }).click()
  await expect(row).toContainText('2X2')
  await expect(editorOf(page).getByText('Saved')).toBeVisible()
  await panel.getByRole('button', { name: 'Swap to cheapest printings…' }).click()
  await expect(preview.getByRole('button', { name: 'Swap 3 printings' })).toBeEnabled()
})

test('the missing cards of two decks are bought together, with a link for each finish', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  await makeDecks(page)
  await page.goto('/deck-building')
  await page.getByRole('link', { name: 'Build and buy' }).click()
  await expect(
    page.getByRole('heading', { name: 'You can’t build any of your decks yet' }),
  ).toBeVisible()
  const decks = page.getByRole('list', { name: 'Your decks' }).getByRole('listitem')
  await expect(decks.filter({ hasText: 'Artists' })).toContainText('Missing 2 of 13')
  await expect(decks.filter({ hasText: 'Owls' })).toContainText('$1.32 to complete')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Choose all incomplete decks' }).click()
  await page.getByRole('button', { name: 'Show the buy list' }).click()
  const list = page.getByRole('dialog', { name: 'Buy List' })
  await expect(list).toContainText('$8.69 for 4 copies at the cheapest printings')
  await expect(list.getByRole('row', { name: /Blood Artist/ })).toContainText('for Owls, Artists')

  const entryOf = async (name: RegExp) => {
    const href = await list.getByRole('link', { name }).getAttribute('href')
    return new URL(href ?? '').searchParams.get('c')
  }
  expect(await entryOf(/^Nonfoil: 3 copies/)).toMatch(/^1-\d+\|\|2-\d+$/)
  expect(await entryOf(/^Foil: 1 copy/)).toMatch(/^1-\d+$/)
  await expect(list).toContainText('we may earn a commission')
  await expectNoBarriers(page)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await list.getByRole('button', { name: 'Copy as text' }).click()
  await expect(list.getByRole('button', { name: 'Copied' })).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^1 Baleful Strix \(AFC\) \d+$/),
    expect.stringMatching(/^2 Blood Artist \(AVR\) \d+$/),
    expect.stringMatching(/^1 Wrath of God \(EMA\) \d+ — foil$/),
    '',
  ])
  await list.getByLabel('Build all of them at the same time').uncheck()
  await expect(list).toContainText('$6.45 for 3 copies')
  await list.getByText('As in the decks').click()
  await expect(list).toContainText('in the printings and finishes of the decks')
  await expect(list.getByRole('row', { name: /Blood Artist/ })).toContainText('2X2')
  await expectNoBarriers(page)
})
