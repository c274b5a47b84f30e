import { expect, test } from '../test.ts'

test.beforeEach(async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.goto('/')
})

test('before a search there is a prompt, and blank text can’t be submitted', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Search for cards' })
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await expect(field).toHaveAttribute('placeholder', /Lightning Bolt/)
  await expect(page.getByText('Search for a card by name')).toBeVisible()
  await expect(button).toBeDisabled()
  await field.fill('   ')
  await expect(button).toBeDisabled()
  await field.fill('sol ring')
  await expect(button).toBeEnabled()
})

test('the description of the selected mode is highlighted, and the mode is in the address', async ({
  page,
}) => {
  const explained = (text: string) => page.locator('label', { hasText: text })
  await expect(explained('Shows 3 versions')).toHaveAttribute('data-selected', 'true')
  await page.getByRole('radio', { name: /All Prints/ }).check({ force: true })
  await expect(explained('Every printing')).toHaveAttribute('data-selected', 'true')
  await expect(explained('Shows 3 versions')).not.toHaveAttribute('data-selected')
  await expect(page).toHaveURL('/?mode=prints')
})

test('each mode has its own heading for results', async ({ page }) => {
  const headings = {
    art: 'Showing unique artwork versions',
    cards: 'Showing exact card matches',
    prints: 'Showing all printings',
  }
  for (const [mode, heading] of Object.entries(headings)) {
    await page.goto(`/?q=lightning+bolt&mode=${mode}`)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByText(/^\d+ results found$/)).toBeVisible()
    await expect(page.getByRole('article', { name: /^Lightning Bolt/ }).first()).toBeVisible()
  }
})

test('a result shows all details of the printing', async ({ page }) => {
  await page.goto('/?q=goblin+guide')
  const card = page.getByRole('article', { name: 'Goblin Guide, Cheapest' })
  await expect(page.getByRole('heading', { name: 'Goblin Guide' })).toBeVisible()
  // What the versions share stands once, and describes each of them.
  await expect(card).toHaveAccessibleDescription(/mana cost: one red.*Creature — Goblin Scout/)
  await expect(card.getByText('Rare', { exact: false }).first()).toBeVisible()
  for (const label of ['USD', 'USD Foil', 'EUR']) {
    await expect(card.getByText(label, { exact: true })).toBeVisible()
  }
  await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
  const view = card.getByRole('link', { name: /^View on Scryfall/ })
  await expect(view).toHaveAttribute('href', /^https:\/\/scryfall\.com\/card\//)
})

test('versions of a card are labeled by position; a single one is not', async ({ page }) => {
  await page.goto('/?q=sol+ring')
  await expect(page.getByText('3 results found')).toBeVisible()
  const names = () =>
    page.getByRole('article').evaluateAll((all) => all.map((one) => one.ariaLabel))
  const labels = ['Sol Ring, Cheapest', 'Sol Ring, Most Expensive', 'Sol Ring, Fanciest']
  await expect.poll(names).toEqual(labels)
  await page.getByRole('radio', { name: /All Prints/ }).check({ force: true })
  await expect(page.getByRole('heading', { name: 'Showing all printings' })).toBeVisible()
  await expect(page.getByText('Cheapest', { exact: true })).toHaveCount(0)
})

test('a missing price is N/A, and only products of the marketplace have a buy link', async ({
  page,
}) => {
  await page.goto('/?q=sol+ring')
  const dear = page.getByRole('article', { name: 'Sol Ring, Most Expensive' })
  await expect(dear.getByText('$3,000.00')).toBeVisible()
  await expect(dear.getByText('N/A')).toHaveCount(2)
  await expect(dear.getByRole('link', { name: /^Buy/ })).toHaveCount(0)
  const { id } = await (await page.request.get('/api/auth/user')).json()
  const buy = page
    .getByRole('article', { name: 'Sol Ring, Cheapest' })
    .getByRole('link', { name: /^Buy/ })
  await expect(buy).toHaveAttribute(
    'href',
    new RegExp(`tcgplayer\\.com/product/\\d+\\?subId1=${id}&partnerpropertyid=`),
  )
  await expect(buy).toHaveAttribute('rel', /noopener noreferrer/)
})

test('a running search is shown, and another one has to wait', async ({ page }) => {
  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/cards/search', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('combobox', { name: 'Search for cards' }).fill('sol ring')
  await page.getByRole('combobox', { name: 'Search for cards' }).press('Enter')
  await expect(page.getByText('Searching for cards...')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeDisabled()
  answer()
  await expect(page.getByText('3 results found')).toBeVisible()
})

test('no results are reported, and a typo in the language is explained', async ({ page }) => {
  await page.goto('/?q=xyzzy')
  await expect(page.getByRole('heading', { name: 'No Cards Found' })).toBeVisible()
  await expect(page.getByText('Please check the spelling and try again.')).toBeVisible()
  await page.goto('/?q=colour%3Ar+goblin+guide+foo%3Abar')
  await expect(page.getByText('there is no filter called “foo”')).toBeVisible()
  await expect(page.getByRole('article', { name: /^Goblin Guide/ }).first()).toBeVisible()
})

test('a search that fails says why and leaves no results', async ({ page }) => {
  await page.route('**/api/cards/search', (route) =>
    route.fulfill({ status: 500, json: { message: 'The lamp is out.', code: 'internal' } }),
  )
  await page.goto('/?q=sol+ring')
  await expect(page.getByRole('heading', { name: 'Search Error' })).toBeVisible()
  await expect(page.getByText('The lamp is out.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No Cards Found' })).toBeVisible()
})

test('the query is in the address: Back returns to the previous one', async ({ page }) => {
  const search = async (text: string) => {
    await page.getByRole('combobox', { name: 'Search for cards' }).fill(text)
    await page.getByRole('combobox', { name: 'Search for cards' }).press('Enter')
  }
  await search('sol ring')
  await expect(page.getByRole('article', { name: 'Sol Ring, Cheapest' })).toBeVisible()
  await search('counterspell')
  await expect(page.getByRole('article', { name: 'Counterspell, Cheapest' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Search for cards' })).toHaveValue('sol ring')
  await expect(page.getByRole('article', { name: 'Sol Ring, Cheapest' })).toBeVisible()
  await expect(page.getByRole('article', { name: /^Counterspell/ })).toHaveCount(0)
})

test('an expired session is reported, and the page goes back to signing in', async ({
  page,
  context,
}) => {
  const field = page.getByRole('combobox', { name: 'Search for cards' })
  await expect(field).toBeVisible() // the page knows who is signed in: only now can that expire
  await page.clock.install()
  await context.clearCookies()
  await field.fill('sol ring')
  await field.press('Enter')
  await expect(page.getByText('Session expired')).toBeVisible()
  await expect(page.getByText('Please refresh the page to log back in.')).toBeVisible()
  await page.clock.fastForward(2000)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('adding shows its progress and its success', async ({ page }) => {
  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/collection', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/?q=sol+ring')
  const card = page.getByRole('article', { name: 'Sol Ring, Fanciest' })
  await card.getByRole('button', { name: /Add to Collection/ }).click()
  await expect(card.getByRole('button', { name: 'Adding...' })).toBeDisabled()
  answer()
  await expect(page.getByText('Sol Ring has been added to your collection.')).toBeVisible()
  await expect(card.getByRole('button', { name: /Add to Collection/ })).toBeEnabled()
})

test('a failed addition is reported with the server’s message, or our own', async ({
  page,
  context,
}) => {
  await page.goto('/?q=sol+ring')
  const add = page.getByRole('button', { name: /Add to Collection/ }).first()
  await page.route('**/api/collection', (route) =>
    route.fulfill({
      status: 409,
      json: { message: 'Your collection is full.', code: 'collection_full' },
    }),
  )
  await add.click()
  await expect(page.getByText('Failed to add')).toBeVisible()
  await expect(page.getByText('Your collection is full.')).toBeVisible()
  await page.unroute('**/api/collection')
  await page.route('**/api/collection', (route) => route.abort())
  await add.click()
  await expect(page.getByText('Could not add card to collection.')).toBeVisible()
  await page.unroute('**/api/collection')
  await context.clearCookies()
  await add.click()
  await expect(page.getByText('Session expired')).toBeVisible()
})
