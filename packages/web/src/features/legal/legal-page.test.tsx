import type { User } from '@manafolio/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageMarkup } from '../../test/draw-page.tsx'
import { PrivacyPolicyPage } from './privacy-policy-page.tsx'
import { TermsPage } from './terms-page.tsx'

const member: User = {
  id: 'karn',
  email: 'karn@example.org',
  role: 'user',
  createdAt: '2026-08-15T12:00:00.000Z',
  emailVerifiedAt: null,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 7, 15, 12) })
})
afterEach(() => {
  vi.useRealTimers()
})

function headingsOf(html: string): string[] {
  const headings = html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)
  return [...headings].map(([, content = '']) => content.replace(/<[^>]*>/g, ''))
}

test('the privacy policy has its sections, in order', async () => {
  expect(headingsOf(await pageMarkup(PrivacyPolicyPage))).toEqual([
    '1. Information We Collect',
    '2. How We Use Information',
    '3. Information Sharing',
    '4. Data Security',
    '5. Your Rights',
    '6. Changes to This Policy',
    '7. Contact Us',
  ])
})

test('the terms have their sections, in order', async () => {
  expect(headingsOf(await pageMarkup(TermsPage))).toEqual([
    '1. Acceptance of Terms',
    '2. Use of the Service',
    '3. User Accounts',
    '4. Pricing Information',
    '5. Intellectual Property',
    '6. Limitation of Liability',
    '7. Termination',
    '8. Governing Law',
    '9. Changes to These Terms',
    '10. Contact Us',
  ])
})

test('the terms have the required content', async () => {
  const html = await pageMarkup(TermsPage)
  for (const text of [
    'State of Florida',
    'informational only',
    'not affiliated with Wizards',
    'delete your account on your account page',
  ]) {
    expect(html).toContain(text)
  }
})

test('the privacy policy describes what is stored, and where', async () => {
  const html = (await pageMarkup(PrivacyPolicyPage)).replaceAll('<!-- -->', '')
  for (const text of [
    'The password itself is not stored',
    'the rows of files you import, until they are in your collection',
    'lasts up to 30 days',
    'the names of your browser and system, and your shortened IP address',
    'lasts up to 400 days',
    'The server’s log.',
    'emails are stored in a folder on the server instead',
    'carry your Manafolio user id',
    'Your browser loads card images straight from Scryfall’s servers',
    'delete your account with its collection, decks and sessions',
  ]) {
    expect(html).toContain(text)
  }
})

test('both pages have today’s date', async () => {
  for (const page of [PrivacyPolicyPage, TermsPage]) {
    expect(await pageMarkup(page)).toContain('Last Updated: August 15, 2026')
  }
})

test('the back link leads visitors to the registration, users to the search', async () => {
  for (const page of [PrivacyPolicyPage, TermsPage]) {
    expect(await pageMarkup(page)).toMatch(/<a[^>]*href="\/register"[^>]*>.*?Back to registration/)
    const html = await pageMarkup(page, { user: member })
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>.*?Back to search/)
    expect(html).not.toContain('/register')
  }
})

test('each entry of the table of contents links to a section', async () => {
  const html = await pageMarkup(TermsPage)
  const targets = [...html.matchAll(/href="\/#([\w-]+)"/g)].map(([, id]) => id)
  expect(targets).toHaveLength(10)
  for (const id of targets) expect(html).toContain(`<h2 id="${id}">`)
})
