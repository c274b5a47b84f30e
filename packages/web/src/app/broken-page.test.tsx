import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { drawPage } from '../test/draw-page.tsx'
import { waitFor } from '../test/wait-for.ts'
import { BrokenPage } from './broken-page.tsx'

afterEach(() => void vi.restoreAllMocks())

/** A page whose code does not come. */
async function draw() {
  const Page = lazy(async () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const component = () => (
    <Suspense>
      <Outlet />
    </Suspense>
  )
  const root = createRootRoute({ component, errorComponent: BrokenPage })
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => <Page /> })
  const { box } = await drawPage(root.addChildren([page]))
  await waitFor(() => expect(box.querySelector('[role=alert]')).not.toBeNull())
  return box
}

const broken =
  'This page brokeSomething went wrong while showing it. Your cards are safe on the server.'
const notFetched =
  'This page could not be fetchedThere is no network. Reload the page when you are connected again.'

test.each([
  ['online', true, broken],
  ['offline', false, notFetched],
])('a page that can’t be shown %s says why, and can be reloaded', async (_, isOnline, text) => {
  vi.spyOn(console, 'error').mockReturnValue() // React tells there what was caught
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const box = await draw()
  expect(box.querySelector('[role=alert]')?.textContent).toBe(`${text}Reload the page`)
  window.dispatchEvent(new Event('online'))
  expect(box.querySelector('h1')?.textContent).toBe(text.split(/(?<=broke|fetched)/)[0])
})
