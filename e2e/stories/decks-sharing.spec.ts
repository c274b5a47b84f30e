import type { Browser, Page, Response } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { makeDeck } from '../decks.ts'
import { expect, test } from '../test.ts'

const copies = { 'Lightning Bolt': 4, 'Goblin Guide': 4, Mountain: 52 }

/** Chooses from the menu of the open deck, or else of the deck in the list. */
async function choose(page: Page, deck: string, entry: string) {
  await page
    .getByRole('button', { name: `More for ${deck}`, exact: true })
    .last()
    .click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test('a visitor reads a shared deck and nothing else; a link that is turned off is dead', {
  tag: '@barriers',
}, async ({ page, member, browser }) => {
  await makeDeck(page, {
    name: 'Burn & “Fire”',
    format: 'modern',
    main: copies,
    side: { Negate: 2 },
  })
  await page.goto('/deck-building')
  await choose(page, 'Burn & “Fire”', 'Share')
  const dialog = page.getByRole('dialog', { name: 'Share Deck' })
  await dialog.getByRole('button', { name: 'Create a link' }).press('Enter')
  await expect(dialog.getByLabel('Link', { exact: true })).toBeFocused()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()

  const stranger = await strangerOf(browser)
  const html = await (await stranger.page.request.get(link)).text()
  expect(html).toContain('<title>Burn &amp; “Fire” — a Modern deck on Manafolio</title>')
  expect(html).toContain('property="og:title" content="Burn &amp; “Fire” — a Modern deck')
  expect(html).toMatch(/property="og:image" content="https?:\/\/[^"]+"/)
  await stranger.page.goto(link)
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText('Burn & “Fire”')
  await expect(stranger.page.getByRole('region', { name: 'Sideboard' })).toContainText('Negate')
  await expect(stranger.page.getByText('Legal in Modern')).toBeVisible()
  await expect(stranger.page.getByRole('link', { name: 'Sign in' }).last()).toBeVisible()
  const bolt = stranger.page.getByRole('link', { name: /Lightning Bolt/ })
  await expect(bolt).toHaveAttribute('href', /^\/card\/[a-z\d]+\/[^/]+\/lightning-bolt$/)
  await stranger.page.keyboard.press('Tab') // the keyboard is in use
  await bolt.focus()
  const preview = stranger.page.locator('[data-card-preview]')
  await expect(preview).toContainText('Lightning Bolt')
  await stranger.page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  await expect(bolt).toBeFocused()
  await expectNoBarriers(stranger.page)
  const seen = await stranger.seen()
  expect(seen.join('\n')).toContain('Goblin Guide')
  const { id } = await (await page.request.get('/api/auth/user')).json()
  for (const text of [html, ...seen]) {
    expect(text).not.toContain(member.email)
    expect(text).not.toContain(id)
  }

  await dialog.getByRole('button', { name: 'Turn off' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Create a link' })).toBeFocused()
  expect((await stranger.page.goto(link))?.status()).toBe(404)
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText(
    'No deck is shared at this link.',
  )
  await expectNoBarriers(stranger.page)
  await stranger.page.context().close()
})

/** A visitor without an account, and everything the site sent them. */
async function strangerOf(browser: Browser) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  const isText = (answer: Response) =>
    /json|html|text/.test(answer.headers()['content-type'] ?? '') && answer.ok()
  const seen = () => Promise.all(answers.filter(isText).map((answer) => answer.text()))
  return { page, seen }
}

test('a deck is changed, an older version viewed and restored, and copied', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const id = await makeDeck(page, { name: 'Burn', format: 'modern', main: copies })
  await page.goto(`/deck-building/${id}`)
  const editor = page.getByRole('dialog', { name: 'Edit Deck' })
  await change(page, id, { 'Goblin Guide': 1, 'Lightning Bolt': 0 })
  await page.reload()
  await expect(editor).toContainText('53 / 60')
  await choose(page, 'Burn', 'History')
  await expect(page.getByRole('heading', { name: 'Deck History' })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText(
    /−4 Lightning Bolt \([A-Z0-9]{3,} \d+.*\), −3 Goblin Guide \([A-Z0-9]{3,} \d+.*\)/,
  )
  await expectNoBarriers(page)

  await page.getByRole('button', { name: 'View version 2' }).click()
  const version = page.getByRole('dialog', { name: /^As it was on/ })
  await expect(version).toContainText('Lightning Bolt')
  await expectNoBarriers(page)
  await version.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Deck restored')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Restored the deck as it was on')
  await page.getByRole('main').getByRole('link', { name: 'Burn' }).click()
  await expect(editor).toContainText('60 / 60')

  await choose(page, 'Burn', 'Duplicate')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(editor.getByRole('heading', { name: 'Burn (copy)' })).toBeVisible()
  await expect(editor).toContainText('60 / 60')
})

/** Sends a change as another device of the same user. */
async function change(page: Page, id: string, wanted: Record<string, number>) {
  const { cards } = await (await page.request.get(`/api/decks/${id}`)).json()
  const changed = cards.flatMap(({ scryfallId, cardName, slotType }: Record<string, string>) => {
    const quantity = wanted[cardName ?? '']
    return quantity === undefined ? [] : [{ scryfallId, cardName, slotType, quantity }]
  })
  const answer = await page.request.post(`/api/decks/${id}/cards`, { data: { cards: changed } })
  expect(answer.ok()).toBe(true)
}
