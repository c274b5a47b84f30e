import { pages } from '@manafolio/contract'
import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { drawPage } from '../../test/draw-page.tsx'
import { waitFor } from '../../test/wait-for.ts'
import { SearchShortcut } from './search-shortcut.tsx'

/** A page with a query field and another one, or without. */
async function draw(at: string) {
  const root = createRootRoute({
    component: () => (
      <>
        <SearchShortcut />
        <Outlet />
      </>
    ),
  })
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: pages.home,
      component: () => (
        <>
          <input data-query-field aria-label="Search" defaultValue="sol ring" />
          <input aria-label="Other" />
        </>
      ),
    }),
    createRoute({ getParentRoute: () => root, path: pages.account, component: () => <h1>You</h1> }),
  ])
  const drawn = await drawPage(routeTree, { at })
  await waitFor(() => expect(drawn.box.children.length).toBeGreaterThan(0))
  return { ...drawn, field: drawn.box.querySelector<HTMLInputElement>('[data-query-field]') }
}

/** Whether the key has its default action. */
function pressSlash(target: Element | null): boolean {
  const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })
  return (target ?? document.body).dispatchEvent(event)
}

test('“/” focuses the query field of the page and selects its text', async () => {
  const { field } = await draw(pages.home)
  await waitFor(() => expect(pressSlash(document.body)).toBe(false))
  expect(document.activeElement).toBe(field)
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, 8])
})

test('in a text field and below a dialog “/” is only a character', async () => {
  const { box, field } = await draw(pages.home)
  const other = box.querySelector<HTMLInputElement>('[aria-label=Other]')
  other?.focus()
  expect(pressSlash(other)).toBe(true)
  other?.blur()
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  box.append(dialog)
  expect(pressSlash(dialog)).toBe(true)
  expect(document.activeElement).not.toBe(field)
})

test('on a page without a query field “/” opens the search page for typing', async () => {
  const { router } = await draw(pages.account)
  await waitFor(() => expect(pressSlash(document.body)).toBe(false))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(router.state.location.state.focusesField).toBe(true)
})
