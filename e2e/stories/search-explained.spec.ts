import { expect, test } from '../test.ts'

test.beforeEach(({ member }) => {
  expect(member.email).toContain('@')
})

test('results show what was understood and what was ignored', async ({ page }) => {
  await page.goto('/?q=t%3Agoblin+f%3Amodern+foo%3Abar+is%3Abanana')
  await expect(page.getByText(/^Cards where .*“goblin”.*legal in Modern/)).toBeVisible()
  const notes = page.getByRole('list', { name: 'Notes on your search' }).getByRole('listitem')
  await expect(notes).toHaveCount(2)
  await expect(notes.first()).toContainText('“foo”')
  await expect(notes.last()).toContainText('“banana”')
})

test('a query that sets its mode has the heading of that mode', async ({ page }) => {
  await page.goto('/?q=sol+ring+unique%3Aprints&mode=cards')
  await expect(page.getByRole('heading', { name: 'Showing all printings' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Sol Ring', exact: true }).first()).toBeVisible()
  await expect(page.getByText('Cheapest', { exact: true })).toHaveCount(0)
})

test('a single printing is not labeled as the cheapest of several', async ({ page }) => {
  await page.goto('/?q=sol+ring+prefer%3Aoldest')
  await expect(page.getByText('1 result found')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Sol Ring', exact: true })).toHaveCount(1)
})

test('a misspelled name leads to the suggested card', async ({ page }) => {
  await page.goto('/?q=lightnig+bolt&mode=prints')
  await expect(page.getByRole('heading', { name: 'No Cards Found' })).toBeVisible()
  await page.getByText('Did you mean').getByRole('link', { name: 'Lightning Bolt' }).click()
  await expect(page).toHaveURL('/?q=Lightning+Bolt&mode=prints')
  await expect(page.getByRole('article', { name: 'Lightning Bolt' }).first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Search for cards' })).toHaveValue(
    'Lightning Bolt',
  )
  await expect(page.getByRole('combobox', { name: 'Search for cards' })).toBeFocused()
})

test('a suggested query is shown above results too', async ({ page }) => {
  await page.route('**/api/cards/search', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), didYouMean: 'sol ring' } })
  })
  await page.goto('/?q=counterspell')
  await expect(page.getByRole('article', { name: /^Counterspell/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'sol ring' })).toHaveAttribute('href', '/?q=sol+ring')
})

test('when nothing is found, each part shows its results, and can be searched alone', async ({
  page,
}) => {
  await page.goto('/?q=t%3Aelf+f%3Apauper+mv%3E20')
  await expect(
    page.getByText(
      'No cards found matching your search. Please check the spelling and try again.',
      { exact: true },
    ),
  ).toBeVisible()
  const part = (query: string) =>
    page
      .getByRole('region', { name: 'What each part finds' })
      .getByRole('listitem')
      .filter({
        has: page.locator('code', { hasText: query }),
      })
  await expect(part('mv>20').getByText('finds nothing')).toBeVisible()
  await expect(part('mv>20').getByText(/^without it: \d+ cards?$/)).toBeVisible()
  await expect(part('t:elf').getByText(/^finds \d+ cards$/)).toBeVisible()
  await expect(part('t:elf').getByText(/without it/)).toHaveCount(0)
  await part('t:elf').getByRole('link').click()
  await expect(page).toHaveURL('/?q=t%3Aelf')
  await expect(page.getByText(/results found/)).toBeVisible()
})
