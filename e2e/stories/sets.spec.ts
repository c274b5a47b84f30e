import { expectNoBarriers } from '../barriers.ts'
import { own } from '../cards.ts'
import { expect, test } from '../test.ts'

test('a set is found, checked off, and the rest of it goes to the buy list', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'e:sta !"Counterspell"')
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'All sets' }).click()
  await expect(page.getByRole('heading', { name: 'Sets', level: 1 })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search sets' }).fill('árchive sta')
  await expect(page).toHaveURL(/\?q=/)
  const link = page.getByRole('link', { name: 'Strixhaven Mystical Archive', exact: true })
  const set = page.getByRole('listitem').filter({ has: link })
  await expect(set).toContainText('1 of 33')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 set')
  await expectNoBarriers(page)

  await link.click()
  await expect(page.getByRole('heading', { name: 'Strixhaven Mystical Archive' })).toBeVisible()
  const completion = page.getByRole('region', { name: 'What you own' })
  const share = (name: string) => completion.getByRole('listitem').filter({ hasText: name })
  await expect(share('Cards')).toContainText('1 of 33')
  await expectNoBarriers(page)

  await page.getByText('Checklist', { exact: true }).click()
  const list = page.getByRole('table', { name: 'Checklist' })
  const opt = list.getByRole('row').filter({ hasText: 'Opt' })
  await expect(opt).not.toContainText('Owned')
  await opt.getByRole('button', { name: 'Add one etched: Opt, STA 19' }).click()
  await expect(opt.getByText('1 Etched owned')).toBeVisible()
  await expect(opt.getByRole('cell').first()).toHaveText('Owned 19')
  await expect(share('Cards')).toContainText('2 of 33')
  await expect(share('Etched')).toContainText('1 of 34')
  await page.evaluate(() => window.scrollTo(0, 0)) // no row is half below the bar
  await expectNoBarriers(page)

  await page.getByRole('combobox', { name: 'Show' }).selectOption('Missing')
  await expect(page).toHaveURL(/view=list.*show=missing|show=missing.*view=list/)
  await expect(opt).toHaveCount(0)
  await expect(list).toHaveAttribute('aria-rowcount', '33') // with the head
  await expect(page.getByText('32 of 34 printings')).toBeVisible()

  await page.getByRole('button', { name: 'Buy list: one of every card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy List' })
  await expect(dialog).toContainText('for 31 copies at the cheapest printings')
  await expect(dialog.getByRole('row', { name: /Lightning Bolt/ })).toHaveCount(1)
  await expect(dialog.getByRole('row', { name: /Opt/ })).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: /^Nonfoil: \d+ copies/ })).toHaveAttribute(
    'rel',
    /sponsored/,
  )
  await expectNoBarriers(page)
  await dialog.getByText('Every printing', { exact: true }).click()
  await expect(dialog).toContainText('for 32 copies')
})

test('signed out, a set is readable, and one line says what an account adds', {
  tag: '@barriers',
}, async ({ page }) => {
  await page.goto('/sets/STA')
  await expect(page.getByRole('heading', { name: 'What the set costs' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('With a free account')
  await expect(page.getByRole('button', { name: /Buy list|Add one/ })).toHaveCount(0)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Cards', exact: true })).toContainText('Brainstorm')
  await expectNoBarriers(page)
  await page.goto('/sets')
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('an unknown code leads to sets like it', { tag: '@barriers' }, async ({ page }) => {
  await page.goto('/sets/mh9')
  await expect(page.getByRole('heading', { name: 'No set has this code.' })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Modern Horizons 2 (MH2)' }).click()
  await expect(page.getByRole('heading', { name: 'Modern Horizons 2' })).toBeVisible()
})

test('by keyboard alone, a copy is added and the focus stays', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.goto('/sets/sta?view=list&q=brainstorm')
  const row = page.getByRole('row').filter({ hasText: 'Brainstorm' })
  await row.getByRole('link', { name: 'Brainstorm' }).focus()
  await page.keyboard.press('Tab')
  const add = row.getByRole('button', { name: 'Add one nonfoil: Brainstorm, STA 13' })
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row.getByText('1 Nonfoil owned')).toBeVisible()
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row.getByText('2 Nonfoil owned')).toBeVisible()
})

test('typing in the filter leaves it where it is, and clearing it keeps the focus', async ({
  page,
}) => {
  await page.goto('/sets?kind=nosuch')
  const field = page.getByRole('searchbox', { name: 'Search sets' })
  await expect(page.getByRole('combobox', { name: 'Kind of set' })).toHaveValue('')
  const set = page.getByRole('link', { name: 'Strixhaven Mystical Archive', exact: true })
  await expect(set).toBeVisible()
  const before = await field.boundingBox()
  await field.fill('m10')
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^[01] sets?$/)
  await expect(set).toHaveCount(0)
  expect((await field.boundingBox())?.y).toBe(before?.y)
  await field.fill('no such set')
  await page.getByRole('button', { name: 'Show all sets' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
})

test('of the missing cards, one that is added stays in its place until the pointer leaves', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await page.goto('/sets/sta?show=missing')
  const cards = page.getByRole('list', { name: 'Cards', exact: true }).getByRole('listitem')
  const add = cards.first().getByRole('button', { name: /^Add one/ })
  const label = String(await add.getAttribute('aria-label'))
  await add.click()
  await expect(cards.first()).toContainText('1 Nonfoil owned')
  await expect(add).toHaveAttribute('aria-label', label)
  await expect(add).toBeFocused()
  await page.getByRole('searchbox', { name: 'Search the set' }).click()
  await page.mouse.move(5, 5)
  await expect(add).not.toHaveAttribute('aria-label', label)
})

test('after a reload, Back leads to where the set was left', async ({ page }) => {
  await page.goto('/sets/sta')
  const last = page.getByRole('link', { name: 'Opt', exact: true }).first()
  await expect(page.getByRole('link', { name: 'Brainstorm', exact: true }).first()).toBeVisible()
  const scrollY = () => page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 500)
  await expect.poll(scrollY).toBeGreaterThan(400)
  await last.focus() // a click may scroll
  const before = await scrollY()
  expect(before).toBeGreaterThan(300)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/card\//)
  await page.reload()
  await page.goBack()
  await expect(last).toBeVisible()
  await expect.poll(scrollY).toBe(before)
})
