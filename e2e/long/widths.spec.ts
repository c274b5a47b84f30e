import { expect, test } from '../test.ts'
import { expectToFit } from '../widths.ts'

test('no page is wider than its screen', async ({ page, member }) => {
  expect(member.email).toContain('@')
  const paths = [
    '/',
    '/?q=our+market',
    '/?q=who&mode=prints',
    '/?q=xyzzy',
    '/?q=t%3Agobln+f%3Amodern+foo%3Abar',
    '/search-syntax',
    '/collection',
    '/card-grading',
    '/fake-cards',
    '/accessories',
    '/account',
    '/nowhere',
  ]
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectToFit(page, [1440, 820, 390, 320])
  }
})
