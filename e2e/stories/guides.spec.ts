import { expect, test } from '../test.ts'

test('a collector reads how to grade and how to spot fakes, and goes back', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Main' }).first()
  await nav.getByRole('link', { name: 'Grading' }).click()
  await expect(page).toHaveURL('/card-grading')
  await expect(page).toHaveTitle('Card Grading · Manafolio')
  await expect(page.getByRole('heading', { level: 1, name: 'Card Grading' })).toBeVisible()
  for (const name of [
    'Near Mint',
    'Lightly Played',
    'Moderately Played',
    'Heavily Played',
    'Damaged',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Spot fake cards' }).click()
  await expect(page).toHaveURL('/fake-cards')
  await expect(page).toHaveTitle('Fake Cards · Manafolio')
  await expect(page.getByRole('img', { name: /Green dot, genuine/ })).toBeVisible()
  await page.getByRole('link', { name: 'Grade its condition' }).click()
  await expect(page).toHaveURL('/card-grading')
})

test('the table of contents jumps to sections, also from another address', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await page.goto('/fake-cards')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Common red flags' }).click()
  await expect(page.getByRole('heading', { name: 'Common red flags' })).toBeInViewport()
  await expect(contents.getByRole('link', { name: 'Common red flags' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  await page.goto('/card-grading#heavily-played')
  await expect(page.getByRole('heading', { name: 'Heavily Played' })).toBeInViewport()
})

test('buy buttons open a search of the shop in a new tab, for this user', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  const { id } = await (await page.request.get('/api/auth/user')).json()
  await page.goto('/accessories')
  for (const name of ['Buy Deck Boxes', 'Buy Card Sleeves', 'Buy Life Dice', 'Buy Playmats']) {
    const button = page.getByRole('link', { name })
    await expect(button).toHaveAttribute('target', '_blank')
    await expect(button).toHaveAttribute('rel', 'noopener noreferrer sponsored nofollow')
    await expect(button).toHaveAttribute('href', new RegExp(`subId1=${id}&`))
  }
  const storage = page.getByRole('region', { name: 'Storage Solutions' })
  await expect(storage.getByText('1600+ cards')).toBeVisible()
  await expect(storage.getByRole('link')).toHaveCount(0)
})

test('a visitor gets the 404 page for each guide', async ({ page }) => {
  for (const path of ['/card-grading', '/fake-cards', '/accessories']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  }
})
