import { password } from '../test.ts'
import { fail, type Opening, statesOf, without } from './page-state.ts'

export const accountStates = statesOf({ as: 'member' }, [
  { page: 'Account', state: 'open', at: '/account', shows: 'Sign Out' },
  {
    page: 'Account',
    state: 'refused',
    at: signedInTwice,
    act: async (page) => {
      await page.getByRole('button', { name: 'End all other sessions' }).waitFor()
      await page.getByRole('button', { name: 'Change password' }).click()
      await page.getByRole('button', { name: 'Delete account...' }).click()
      await page.getByRole('button', { name: 'Delete my account' }).click()
    },
    shows: (page) => page.getByText('Password is required', { exact: true }),
  },
  {
    page: 'Account',
    state: 'without its parts',
    at: without(fail, '**/api/account/*', '/account'),
    shows: 'Sign Out',
  },
  { page: 'Not found', state: 'to a member', at: '/nowhere', shows: '404 Page Not Found' },
])

/** Signed in elsewhere, too. */
async function signedInTwice({ request, domain }: Opening): Promise<string> {
  await request.post('/api/auth/login', { data: { email: `member@${domain}`, password } })
  return '/account'
}
