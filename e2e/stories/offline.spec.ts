import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { findCards, own } from '../cards.ts'
import { makeDeck, send } from '../decks.ts'
import { editorOf, quantityOf } from '../editor.ts'
import { expect, test } from '../test.ts'

test.use({ serviceWorkers: 'allow' })
test.slow() // the service worker fetches all files of the app

const main = { 'Goblin Guide': 4, Mountain: 56 }

/** Opens the app and waits until all of the player's is stored. */
async function openStored(page: Page, answers: readonly string[]) {
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  for (const text of answers) {
    await expect.poll(() => page.evaluate(storedText), `${text} is stored`).toContain(text)
  }
}

/** All that is stored of the server's answers, as text. */
async function storedText(): Promise<string> {
  const open = indexedDB.open('manafolio-answers')
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    open.onsuccess = () => resolve(open.result)
    open.onerror = () => reject(open.error)
  })
  if (database.objectStoreNames.length === 0) return ''
  const all = database.transaction('answers').objectStore('answers').getAll()
  const answers = await new Promise((resolve) => {
    all.onsuccess = () => resolve(all.result)
  })
  database.close()
  return JSON.stringify(answers)
}

test('without a network the collection and the decks are there, with their age', {
  tag: '@barriers',
}, async ({ page, member, context }) => {
  expect(member.email).toContain('@')
  await own(page, 'sol ring', 2)
  await makeDeck(page, { name: 'Goblins', format: 'modern', main })
  await openStored(page, ['"uniquePrintings":1', '"name":"Sol Ring"', '"cardName":"Goblin Guide"'])
  await context.setOffline(true)
  await page.goto('/collection')
  const tile = page.getByRole('article', { name: 'Sol Ring' })
  await expect(tile.getByLabel('Quantity', { exact: true })).toHaveText('2')
  await expect(page.getByText(/^You are offline. What you see is as of /)).toBeVisible()
  await expectNoBarriers(page)
  await page.goto('/deck-building')
  await page.getByRole('link', { name: 'Goblins' }).first().click()
  await expect(quantityOf(page, 'Goblin Guide')).toHaveValue('4')
  await expect(editorOf(page).getByText(/^You are offline/)).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Your decks' })).toBeVisible()
  await context.setOffline(false)
  await page.goto('/collection')
  await expect(tile).toBeVisible()
  await expect(page.getByText(/^You are offline/)).toHaveCount(0)
})

test('changes made without a network wait, also for a closed page, and are sent in order', async ({
  page,
  member,
  context,
}) => {
  expect(member.email).toContain('@')
  await own(page, 'sol ring', 2)
  await openStored(page, ['"uniquePrintings":1', '"name":"Sol Ring"'])
  await page.goto('/?q=lightning bolt')
  const add = page.getByRole('button', { name: 'Add to Collection: Lightning Bolt' }).first()
  await expect(add).toBeVisible()
  await context.setOffline(true)
  await add.click()
  await expect(page.getByText(/will be added to your collection as soon as/)).toBeVisible()
  await page.goto('/collection')
  const tile = page.getByRole('article', { name: 'Sol Ring' })
  const more = tile.getByRole('button', { name: /^One more Sol Ring/ })
  await more.click()
  await more.click()
  await expect(tile.getByLabel('Quantity', { exact: true })).toHaveText('4')
  await expect(page.getByText(/changes wait for the network/)).toBeVisible()
  await page.reload()
  await expect(tile.getByLabel('Quantity', { exact: true })).toHaveText('4')
  const owned = async () => {
    const response = await page.request.get('/api/collection')
    const entries: { quantity: number }[] = await response.json()
    return entries.map(({ quantity }) => quantity).sort()
  }
  await context.setOffline(false)
  await expect.poll(owned).toEqual([1, 4])
  await expect(page.getByText(/wait for the network/)).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('changes of a deck wait, also for a closed page, and what is refused can still be applied', {
  tag: '@barriers',
}, async ({ page, member, context }) => {
  expect(member.email).toContain('@')
  const id = await makeDeck(page, { name: 'Goblins', format: 'modern', main })
  await openStored(page, ['"cardName":"Goblin Guide"'])
  const copies = async () => {
    const response = await page.request.get(`/api/decks/${id}`)
    const deck: { cards: { cardName: string; quantity: number }[] } = await response.json()
    return Object.fromEntries(deck.cards.map(({ cardName, quantity }) => [cardName, quantity]))
  }
  await page.goto(`/deck-building/${id}`)
  await expect(quantityOf(page, 'Goblin Guide')).toHaveValue('4')
  await context.setOffline(true)
  await editorOf(page).getByRole('button', { name: 'One more Mountain' }).click()
  await editorOf(page).getByRole('button', { name: 'One less Goblin Guide' }).click()
  await expect(editorOf(page).getByText('Waiting', { exact: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/collection')
  const waiting = other.getByText('2 changes wait for the network')
  await expect(waiting).toBeVisible()
  await context.setOffline(false)
  await expect.poll(copies).toEqual({ 'Goblin Guide': 3, Mountain: 57 })
  await expect(editorOf(page).getByText('Saved', { exact: true })).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await expect(other.getByText('could not be saved')).toHaveCount(0)
  await other.close()

  await context.setOffline(true)
  await editorOf(page).getByRole('button', { name: 'One less Goblin Guide' }).click()
  await expect(editorOf(page).getByText('Waiting', { exact: true })).toBeVisible()
  await page.reload()
  await expect(quantityOf(page, 'Goblin Guide')).toHaveValue('2')
  await page.goto('/collection')
  const notice = page.getByText('Goblins: changed Goblin Guide from 3 to 2')
  await expect(page.getByText('1 change waits for the network')).toBeVisible()
  await expect(notice).toBeVisible()
  await expectNoBarriers(page)
  const [mountain] = await findCards(page, '!"Mountain"')
  const change = { scryfallId: mountain?.id, cardName: 'Mountain', slotType: 'main', quantity: 50 }
  await send(page, `/api/decks/${id}/cards`, { cards: [change] })
  await context.setOffline(false)
  await expect(page.getByText('1 change made offline could not be saved.')).toBeVisible()
  await expect(notice).toContainText('The deck was changed elsewhere.')
  expect(await copies()).toEqual({ 'Goblin Guide': 3, Mountain: 50 })
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(copies).toEqual({ 'Goblin Guide': 2, Mountain: 50 })
  await expect(notice).toHaveCount(0)
})

test('after signing out nothing of the player is left in the browser', async ({
  page,
  member,
  context,
}) => {
  expect(member.email).toContain('@')
  await own(page, 'sol ring', 2)
  await openStored(page, ['"name":"Sol Ring"', member.email])
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(storedText)).toBe('[]')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Sol Ring')
  await context.setOffline(true)
  await page.goto('/collection')
  await expect(page.getByText("Manafolio can't be reached")).toBeVisible()
  await expect(page.getByText('Sol Ring')).toHaveCount(0)
})

test('a new version is offered, and starts when the player wants it', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await page.waitForLoadState('networkidle') // the page registers its own script when it is idle
  // Another script for the same pages is a new version.
  await page.evaluate(
    async () => void (await navigator.serviceWorker.register('/service-worker.js?2')),
  )
  const offer = page.getByText('A new version of Manafolio is ready.')
  await expect(offer).toBeVisible()
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload now' }).click()
  await loaded
  await expect(offer).toHaveCount(0)
  const script = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)
  expect(script).toContain('/service-worker.js?2')
})
