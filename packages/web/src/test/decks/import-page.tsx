import { pages } from '@manafolio/contract'
import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, onTestFinished } from 'vitest'
import { deckChangesRegistry } from '../../features/decks/kit/changes/deck-changes-registry.ts'
import { DeckImportPage } from '../../features/decks/transfer/import/deck-import-page.tsx'
import { readDeckImportParams } from '../../features/decks/transfer/import/deck-import-params.ts'
import { drawPage } from '../draw-page.tsx'
import { karn, plainSite } from '../people.ts'
import { waitFor } from '../wait-for.ts'

/** The import page, with placeholders for the pages it links to. */
export async function openImport(search = '') {
  const root = createRootRoute({ component: Outlet })
  const at = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: pages.deckImport,
      component: DeckImportPage,
      validateSearch: readDeckImportParams,
    }),
    at(pages.deckBuilding, () => <p>The list of decks</p>),
    at(pages.deck, () => <p>The editor</p>),
  ])
  const address = pages.deckImport + search
  const page = await drawPage(routeTree, { user: karn, site: plainSite, at: address })
  onTestFinished(() => deckChangesRegistry(page.queryClient).closeAll()) // they outlive their page
  return page
}

export const bodyText = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
export const shown = (text: string) => waitFor(() => expect(bodyText()).toContain(text))
export const lineNamed = (name: string) =>
  [...document.querySelectorAll('article')].find(
    (line) => line.querySelector('h3')?.textContent === name,
  )
export const markOf = (name: string) => lineNamed(name)?.querySelector('[role=status]')?.textContent

/** A button by the beginning of its name. */
export function buttonCalled(name: string): HTMLElement {
  const button = [...document.querySelectorAll<HTMLElement>('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).startsWith(name),
  )
  if (!button) throw new Error(`There is no button “${name}”.`)
  return button
}

/** Pastes a list and has it read. */
export async function paste(text: string): Promise<void> {
  await shown('Or paste a list')
  const field = document.querySelector('textarea')
  if (!field) throw new Error('There is no field for a list.')
  // React overrides the value setter of the element, so the one of the prototype is used.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  buttonCalled('Read this list').click()
}
