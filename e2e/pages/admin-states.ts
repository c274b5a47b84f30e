import type { Page } from '@playwright/test'
import { register } from '../admins.ts'
import { fail, hold, type Opening, statesOf, without } from './page-state.ts'

const usersPath = '**/api/admin/users?*'

/** The numbers of all users of the server. */
const counts = (page: Page) => [page.getByRole('main').locator('dl dd')]

export const adminStates = statesOf({ as: 'admin', varies: counts }, [
  { page: 'Admin', state: 'users', at: given, shows: 'three@' },
  {
    page: 'Admin',
    state: 'delete',
    at: given,
    act: (page) =>
      page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click(),
    shows: (page) => page.getByRole('dialog', { name: 'Delete user' }),
    isLayer: true,
  },
  { page: 'Admin', state: 'nothing found', at: '/admin?search=xyzzy', shows: 'No users found' },
  {
    page: 'Admin',
    state: 'loading',
    at: without(hold, usersPath, '/admin'),
    shows: 'Loading admin data...',
  },
  {
    page: 'Admin',
    state: 'failed',
    at: without(fail, usersPath, '/admin'),
    shows: (page) => page.getByRole('alert').first(),
  },
  { page: 'Health', state: 'works', at: '/admin/health', shows: 'Manafolio works.' },
])

/** Only the users of this test are listed: others register meanwhile. */
async function given({ request, domain }: Opening): Promise<string> {
  const names = ['one', 'two', 'three']
  for (const [place, name] of names.entries()) await register(request, `${name}@${domain}`, place)
  return `/admin?search=${domain}`
}
