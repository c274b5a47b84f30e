import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@manafolio/testing/free-port'
import { expectNoBarriers } from '../barriers.ts'
import { mailTo } from '../outbox.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { expect, password, test } from '../test.ts'
import { expectToFit } from '../widths.ts'

test('an address is confirmed by the button behind the link', { tag: '@barriers' }, async ({
  page,
  member,
}) => {
  await page.goto('/account')
  await expect(page.getByText('Not confirmed yet')).toBeVisible()
  const mail = await mailTo(member.email, 'verify-email')
  const [link = ''] = /http:\/\/\S+\/verify-email\?token=[\w-]+/.exec(mail) ?? []
  await page.goto(link)
  await expectNoBarriers(page)
  await expectToFit(page, [320, 1280])
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeFocused()
  await expectNoBarriers(page)
  await page.goto('/account')
  await expect(page.getByText(member.email)).toBeVisible()
  await expect(page.getByText('Not confirmed yet')).toBeHidden()
})

test.describe('a site of its own', { tag: '@barriers' }, () => {
  let dataDir = ''
  let server: ServerProcess | undefined

  test.beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'manafolio-registration-'))
  })
  test.afterEach(async () => {
    await server?.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  })

  async function start(registration: string) {
    server = await startServer({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      REGISTRATION: registration,
    })
    return server
  }

  test('the link of the terminal makes an administrator, who invites somebody', async ({
    page,
    browser,
  }) => {
    const { url, setupLink } = await start('invite')
    await page.goto(`${url}/register`)
    await expect(page.getByRole('heading', { name: 'By invitation only' })).toBeVisible()
    await expectNoBarriers(page)
    await page.goto(await setupLink())
    await page.getByLabel('Email').fill('urza@example.com')
    await page.getByLabel('Password', { exact: true }).fill('basketball')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText(/too easy to guess/).first()).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('link', { name: 'Admin' }).click()
    await page.getByLabel('Note (optional)').fill('For Mishra')
    await page.getByRole('button', { name: 'Create invite' }).click()
    await expect(page.getByText('For Mishra')).toBeVisible()
    await expectNoBarriers(page)
    await expectToFit(page, [320, 1280])
    const link = await page.getByLabel('Link of the new invite').inputValue()

    const guest = await (await browser.newContext()).newPage()
    await guest.goto(link)
    await guest.getByLabel('Email').fill('mishra@example.com')
    await guest.getByLabel('Password', { exact: true }).fill(password)
    await guest.getByRole('button', { name: 'Create account' }).click()
    await expect(guest.getByText('Account created!')).toBeVisible()
    await guest.context().close()
    await page.reload()
    await expect(page.getByText(/used by mishra@example.com/)).toBeVisible()
  })

  test('where addresses must be confirmed, that comes first', async ({ page }) => {
    const { url } = await start('verified')
    const data = { email: 'tawnos@example.com', password }
    await page.request.post(`${url}/api/auth/register`, { data })
    await page.goto(`${url}/collection`)
    await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
    await expectNoBarriers(page)
    await expectToFit(page, [320, 1280])
    await page.getByRole('link', { name: 'Your account' }).click()
    await expect(page.getByRole('heading', { name: 'Delete account' })).toBeVisible()
  })

  test('a closed site says so', async ({ page }) => {
    const { url } = await start('closed')
    await page.goto(`${url}/login`)
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create an account' })).toBeHidden()
    await page.goto(`${url}/register`)
    await expect(page.getByRole('heading', { name: 'Registration is closed' })).toBeVisible()
    await expectNoBarriers(page)
    await expectToFit(page, [320, 1280])
  })
})
