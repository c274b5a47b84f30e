import { createRootRoute, createRoute } from '@tanstack/react-router'
import { onTestFinished } from 'vitest'
import { DecksPage } from '../../features/decks/browse/decks-page.tsx'
import { DeckEditor } from '../../features/decks/editor/deck-editor.tsx'
import { deckChangesRegistry } from '../../features/decks/kit/changes/deck-changes-registry.ts'
import { readDecksParams } from '../../features/decks/kit/decks-params.ts'
import { buttonIn } from '../controls.ts'
import { drawPage } from '../draw-page.tsx'
import { karn, plainSite } from '../people.ts'
import { waitFor } from '../wait-for.ts'

/** The list with the editor over it, as in the app. */
export async function drawDecksAndEditor(at = '/deck-building') {
  const root = createRootRoute()
  const decks = createRoute({
    getParentRoute: () => root,
    path: '/deck-building',
    validateSearch: readDecksParams,
    component: DecksPage,
  })
  const deck = createRoute({ getParentRoute: () => decks, path: '$deckId', component: DeckEditor })
  const routeTree = root.addChildren([decks.addChildren([deck])])
  const page = await drawPage(routeTree, { user: karn, site: plainSite, at })
  const { box, queryClient } = page
  onTestFinished(() => deckChangesRegistry(queryClient).closeAll()) // they outlive their page
  const editLink = () => found(box.querySelector<HTMLElement>('[data-edits]'), 'deck in the list')
  return {
    ...page,
    /** The open editor, once its deck is loaded. */
    editor: () => waitFor(openEditor),
    async edit() {
      await waitFor(editLink)
      editLink().click()
      return waitFor(openEditor)
    },
    async close() {
      buttonIn(openEditor(), 'Close').click()
      await editorGone()
    },
    /** The position in the browser history. */
    place: () => page.router.state.location.state.__TSR_index,
  }
}

export async function editorGone(): Promise<void> {
  await waitFor(() => {
    if (document.querySelector('[role=dialog]')) throw new Error('There is a dialog.')
  })
}

/** A button by a part of its name. */
export function buttonWith(box: ParentNode, text: string): HTMLElement {
  const buttons = [...box.querySelectorAll<HTMLElement>('button')]
  return found(
    buttons.find((one) => one.getAttribute('aria-label')?.includes(text)),
    `button with “${text}”`,
  )
}

function openEditor(): Element {
  const heading = document.querySelector('[role=dialog][aria-label="Edit Deck"] h2')
  return found(heading?.closest('[role=dialog]'), 'open deck')
}

function found<T>(value: T | null | undefined, name: string): T {
  if (!value) throw new Error(`There is no ${name}.`)
  return value
}
