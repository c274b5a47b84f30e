import { createHash } from 'node:crypto'
import { test as base } from '@playwright/test'
import { typeLikeAPerson } from './firefox/typing.ts'

export { expect } from '@playwright/test'

export const password = 'correct horse battery'

export interface Member {
  email: string
}

/** Page tests, each from its own IP address. */
export const test = base.extend<{ member: Member }>({
  extraHTTPHeaders: async ({ baseURL: _ }, use, { testId }) => {
    const [a = 0, b = 0, c = 0] = createHash('sha256').update(testId).digest()
    await use({ 'x-forwarded-for': `10.${a}.${b}.${c}` })
  },
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await typeLikeAPerson(context)
    await use(context)
  },
  /** A signed-in user, without going through the sign-in pages. */
  member: async ({ page }, use, { testId }) => {
    const email = `member-${testId}@example.com`
    const response = await page.request.post('/api/auth/register', { data: { email, password } })
    if (!response.ok()) throw new Error(`Registering answered ${response.status()}`)
    await use({ email })
  },
})
