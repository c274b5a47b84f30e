import { createRootRoute, createRoute } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { useCurrentUser } from '../../lib/current-user.ts'
import { buttonIn, type } from '../../test/controls.ts'
import { drawPage } from '../../test/draw-page.tsx'
import { karn, plainSite } from '../../test/people.ts'
import { waitFor } from '../../test/wait-for.ts'
import { RegisterPage } from './registration/register-page.tsx'
import { SignInPage } from './sign-in-page.tsx'

const root = createRootRoute()
const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', component: Home }),
  createRoute({ getParentRoute: () => root, path: '/login', component: SignInPage }),
  createRoute({ getParentRoute: () => root, path: '/register', component: RegisterPage }),
])

function Home() {
  const user = useCurrentUser()
  return <h1>{user ? `Hello ${user.email}` : 'Hello visitor'}</h1>
}

test.each([
  ['/login', 'Sign in'],
  ['/register', 'Create account'],
])('after “%s” the pages know the signed-in user', async (at, name) => {
  let isSignedIn = false
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/auth/') && !address.endsWith('/user')) isSignedIn = true
    return isSignedIn ? Response.json(karn) : new Response('{}', { status: 401 })
  })
  const { box } = await drawPage(routeTree, { at, user: null, site: plainSite })
  await waitFor(() => buttonIn(box, name))
  for (const field of box.querySelectorAll('input')) {
    type(field, field.type === 'email' ? karn.email : 'ten letters and more')
  }
  buttonIn(box, name).click()
  await waitFor(() => expect(box.querySelector('h1')?.textContent).toBe(`Hello ${karn.email}`))
})
