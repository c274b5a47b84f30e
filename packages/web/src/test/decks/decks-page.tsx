import { createRootRoute, createRoute, useParams } from '@tanstack/react-router'
import { expect } from 'vitest'
import { DecksPage } from '../../features/decks/browse/decks-page.tsx'
import { readDecksParams } from '../../features/decks/kit/decks-params.ts'
import { drawPage } from '../draw-page.tsx'
import { karn, plainSite } from '../people.ts'
import { waitFor } from '../wait-for.ts'

/** The page with a placeholder for the editor, once its decks are loaded. */
export async function drawDecks(at = '/deck-building') {
  const page = await startDecks(at)
  await waitFor(() => {
    expect(page.box.querySelector('[role=tab]')).not.toBeNull()
    expect(page.box.textContent).not.toContain('Loading your decks...')
  })
  return page
}

/** The same page, before its decks are loaded. */
export function startDecks(at = '/deck-building') {
  const root = createRootRoute()
  const decks = createRoute({
    getParentRoute: () => root,
    path: '/deck-building',
    validateSearch: readDecksParams,
    component: DecksPage,
  })
  const deck = createRoute({ getParentRoute: () => decks, path: '$deckId', component: Editor })
  const routeTree = root.addChildren([decks.addChildren([deck])])
  return drawPage(routeTree, { user: karn, site: plainSite, at })
}

function Editor() {
  const { deckId } = useParams({ strict: false })
  return <p>Editor of {deckId}</p>
}

/** The open dialog, once it has the focus, as for a user. */
export function dialogShown(): Promise<HTMLElement> {
  return waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('[role=dialog]')
    if (!dialog?.contains(document.activeElement)) throw new Error('No dialog has the focus.')
    return dialog
  })
}

export async function dialogGone(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
}

export const tilesIn = (box: Element) => [...box.querySelectorAll('article')]
export const namesIn = (box: Element) =>
  tilesIn(box).map((tile) => tile.querySelector('h2')?.textContent)
