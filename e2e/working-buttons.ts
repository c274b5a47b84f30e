import type { Locator, Page } from '@playwright/test'
import { changeRole } from './admins.ts'
import { findCards, own } from './cards.ts'
import { makeDeck } from './decks.ts'
import { editorOf } from './editor.ts'
import { expectFocusStays } from './focus.ts'
import { expect, password, test } from './test.ts'

/** Stories of the app's buttons, with immediate or delayed responses. */
export function testWorkingButtons({ isDelayed }: { isDelayed: boolean }): void {
  const press = (button: Locator, path: string, after?: Locator) =>
    expectFocusStays({ button, path, isDelayed, ...(after && { after }) })

  test.describe(isDelayed ? 'with delayed responses' : 'with immediate responses', () => {
    test('the buttons of a visitor keep the focus', async ({ page, member }) => {
      await page.context().clearCookies()
      await page.goto('/login')
      await page.getByLabel('Email').fill(member.email)
      const field = page.getByLabel('Password', { exact: true })
      await field.fill('not the password')
      await press(button(page, /^Sign(ing)? in/), '/api/auth/login', field)

      await page.goto('/register')
      const email = page.getByLabel('Email')
      await email.fill(member.email)
      await field.fill(password)
      await press(button(page, /^Creat(e|ing)/), '/api/auth/register', email)

      await page.goto('/reset-password?token=not-a-token')
      await page.getByLabel('New Password', { exact: true }).fill(password)
      await page.getByLabel('Confirm New Password', { exact: true }).fill(password)
      await press(button(page, /^Reset/), '/api/auth/reset-password')

      await page.goto('/forgot-password')
      await page.getByLabel('Email').fill(member.email)
      const sent = page.getByRole('heading', { name: 'Check your email' })
      await press(button(page, /^Send/), '/api/auth/forgot-password', sent)
    })

    test('the buttons of an account keep the focus', async ({ page, member, browser }) => {
      for (let session = 0; session < 3; session++) {
        const context = await browser.newContext()
        await context.request.post('/api/auth/login', { data: { email: member.email, password } })
        await context.close()
      }
      await page.goto('/account')
      await page.getByLabel('Current Password', { exact: true }).fill('not the password')
      for (const label of ['New Password', 'Confirm New Password']) {
        await page.getByLabel(label, { exact: true }).fill('a brand new passphrase')
      }
      const wrong = page.getByLabel('Current Password', { exact: true })
      await press(button(page, /^Chang(e|ing) password/), '/api/auth/change-password', wrong)
      const sessions = page.getByRole('heading', { name: 'Sessions' })
      await press(button(page, /^End session/).first(), '/api/account/sessions/*', sessions)
      await press(button(page, /^End(ing| all other)/), '/api/account/sessions', sessions)
      await press(button(page, /(Download|Preparing) (my|your) data/), '/api/account/export')
      await button(page, 'Delete account...').click()
      const field = page.getByLabel('Password', { exact: true })
      await field.fill('not the password')
      await press(button(page, /^Delet(e my|ing your) account/), '/api/account/delete', field)
      await press(button(page, /^Sign(ing)? out/), '/api/auth/logout', page.getByRole('main'))
    })

    test('the buttons of a search keep the focus', async ({ page, member }) => {
      expect(member.email).toContain('@')
      await page.goto('/?q=usd%3E0&mode=prints')
      await press(button(page, /^Add/).first(), '/api/collection')
      const more = button(page, /^(Show|Loading) more/)
      // Where it comes near, the next results are loaded without a press.
      const loaded = page.waitForResponse('**/api/cards/search')
      await more.focus()
      await loaded
      await expect(more).toBeEnabled()
      await press(more, '/api/cards/search')
      await page.goto('/?q=t%3Agoblin&mode=prints')
      await more.focus()
      await expect(page.getByText('End of results.')).toBeFocused()
    })

    test('the buttons of the collection keep the focus', async ({ page, member }) => {
      expect(member.email).toContain('@')
      for (const query of ['sol ring', 'counterspell', 'goblin guide']) await own(page, query, 2)
      await page.goto('/collection')
      const tile = page.getByRole('article', { name: 'Sol Ring' })
      await press(button(tile, /^One more/), '/api/collection/*')
      await press(button(tile, /^One less/), '/api/collection/*')
      await expectFocusStays({
        button: button(tile, /^Remove Sol Ring/),
        path: '/api/collection/*',
        isDelayed,
        done: page.getByText('Card removed from collection.'),
      })
      await press(button(tile, /^Undo/), '/api/collection/changes/*/undo', tile.locator(':focus'))

      const copies = button(page, /^Finish, condition, language of Counterspell/)
      await copies.press('Enter')
      const dialog = page.getByRole('dialog')
      await button(dialog, /^One more/).click()
      await press(button(dialog, /^Sav(e|ing)/), '/api/collection/*/variants', copies)
    })

    test('the buttons of the history keep the focus', async ({ page, member }) => {
      expect(member.email).toContain('@')
      await own(page, 'sol ring', 3)
      const guide = await own(page, 'goblin guide', 3)
      await page.request.patch(`/api/collection/${guide.id}`, { data: { quantity: 1 } })
      await page.goto('/collection/history')
      const headline = page.getByRole('heading', { name: /^Goblin Guide .+ 3 → 1$/ })
      await press(button(page, /^Undo: Goblin/), '/api/collection/changes/*/undo', headline)
      const restore = button(page, /before today/)
      await restore.press('Enter')
      const dialog = page.getByRole('dialog')
      await press(button(dialog, /^Restor(e|ing)/), '/api/collection/restoration', restore)
    })

    test('the buttons of an import keep the focus', async ({ page, member }) => {
      expect(member.email).toContain('@')
      await page.goto('/collection/import')
      const list = page.getByRole('textbox', { name: 'Or paste a list' })
      await list.fill('2 Sol Ring\n1 Nobody Knows This One\n1 Nor That One')
      const title = page.getByRole('heading', { name: 'Pasted list' })
      await expectFocusStays({
        button: button(page, 'Read this list'),
        path: '/api/collection/imports?*',
        isDelayed,
        during: page.getByRole('region', { name: /your file/ }),
        after: title,
      })
      const rows = page.getByRole('region', { name: 'Rows' })
      await press(button(page, /^Leave out all 2 rows/), '/api/collection/imports/*/rows', rows)
      await page.getByRole('link', { name: /^Left out/ }).click()
      await press(button(page, /^Include, 2 rows/), '/api/collection/imports/*/rows', rows)
      const done = page.getByRole('heading', { name: '1 printing changed' })
      await expectFocusStays({
        button: button(page, 'Add 1 row'),
        path: '/api/collection/imports/*/commit',
        isDelayed,
        during: page.getByRole('region', { name: /^Adding cards/ }),
        after: done,
      })
      const undone = page.getByRole('heading', { name: 'Your import was undone' })
      const undo = button(page, /^Undo(ing| this import)/)
      await press(undo, '/api/collection/changes/*/undo', undone)
    })

    test('the buttons that create and delete a deck keep the focus', async ({ page, member }) => {
      expect(member.email).toContain('@')
      await page.goto('/deck-building')
      await button(page, /Build Your First Deck|Create New Deck/)
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Deck name').fill('Burn')
      await dialog.getByLabel('Format').selectOption('modern')
      const main = page.getByRole('main')
      await press(button(dialog, /^Creat(e|ing)/), '/api/decks', page.locator(':focus'))
      await editorOf(page).getByRole('button', { name: 'Close' }).click()
      await button(page, /^Delete/).click()
      await press(button(dialog, /^Delet(e|ing)/), '/api/decks/*', main.locator(':focus'))
    })

    test('the buttons of a list of cards and of printings keep the focus', async ({
      page,
      member,
    }) => {
      expect(member.email).toContain('@')
      await page.goto('/deck-building/import')
      await page.getByRole('textbox', { name: 'Or paste a list' }).fill('4 Lightning Bolt')
      const report = page.getByRole('main')
      const read = button(page, /^Read(ing)?/)
      await expectFocusStays({
        button: read,
        path: '/api/deck-lists/read*',
        isDelayed,
        during: report.locator(':focus'),
        after: report.locator(':focus'),
      })
      await page.getByLabel('Deck name').fill('Burn')
      await page.getByLabel('Format').selectOption('modern')
      const create = button(page, /^Creat(e deck|ing)/)
      await press(create, '/api/decks', report.locator(':focus'))

      const [deck] = await (await page.request.get('/api/decks')).json()
      await page.goto(`/deck-building/${deck.id}`)
      await button(page, 'More for Lightning Bolt').click()
      await page.getByRole('menuitem', { name: /^Change printing/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Change Card Printing' })
      const tile = dialog.getByRole('button', { name: /\$/, disabled: false }).first()
      const printing = await tile.getAttribute('data-printing')
      const chosen = dialog.locator(`[data-printing="${printing}"]`)
      const editor = page.getByRole('dialog', { name: 'Edit Deck' })
      await press(chosen, '/api/decks/*/cards/printing', editor.locator(':focus'))
    })

    test('the buttons of an administrator keep the focus', async ({ page, member }) => {
      await changeRole(member.email, 'admin')
      for (const name of ['first', 'second']) {
        const email = `${name}-of-${member.email}`
        await page.context().request.post('/api/auth/register', { data: { email, password } })
      }
      await page.request.post('/api/auth/login', { data: { email: member.email, password } })
      await page.goto(`/admin?search=of-${member.email}`)
      await button(page, `Delete first-of-${member.email}`).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Delete user' })
      const next = button(page, `Delete second-of-${member.email}`)
      await press(button(dialog, /^Delet(e user|ing)/), '/api/admin/users/*', next)
    })

    test('the buttons of decks keep the focus', async ({ page, member }) => {
      expect(member.email).toContain('@')
      const main = { 'Lightning Bolt': 4, Mountain: 20 }
      const id = await makeDeck(page, { name: 'Burn', format: 'modern', main })
      await page.request.patch(`/api/decks/${id}`, { data: { name: 'Burnt' } })
      const [guide] = await findCards(page, 'goblin guide')
      await page.request.patch(`/api/decks/${id}/cards`, {
        data: { scryfallId: guide?.id, cardName: 'Goblin Guide', quantity: 4, slotType: 'main' },
      })
      await page.goto(`/deck-building/${id}/history`)
      const restore = button(page, 'View version 2')
      await restore.press('Enter')
      const dialog = page.getByRole('dialog')
      await press(button(dialog, /^Restor(e|ing)/), '/api/decks/*/restoration', restore)

      await page.goto('/deck-building')
      const menu = button(page, /^More for Burn/)
      await menu.click()
      await page.getByRole('menuitem', { name: 'Share' }).click()
      const link = dialog.getByLabel('Link', { exact: true })
      await press(button(dialog, /^Creat(e|ing)/), '/api/decks/*/share', link)
      const address = await link.inputValue()
      const create = button(dialog, /^Creat(e|ing)/)
      await press(button(dialog, /^Turn/), '/api/decks/*/share', create)
      await press(create, '/api/decks/*/share', link)
      await page.goto(await link.inputValue())
      expect(page.url()).not.toBe(address)
      const editor = page.getByRole('dialog')
      await press(
        button(page, /^Copy(ing)?( to my decks|\.)/),
        '/api/shared-decks/*/copies',
        editor.locator(':focus'),
      )
    })
  })
}

function button(within: Page | Locator, name: string | RegExp): Locator {
  return within.getByRole('button', { name, exact: typeof name === 'string' })
}
