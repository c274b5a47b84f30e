import { createRootRoute, createRoute } from '@tanstack/react-router'
import { onTestFinished } from 'vitest'
import { buttonIn } from '../../../test/controls.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../test/people.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { knownChanges } from '../changes/known-changes.ts'
import { DecksPage } from '../decks-page.tsx'
import { readDecksParams } from '../decks-params.ts'
import { DeckEditor } from './deck-editor.tsx'

/** The list with the editor over it, as the app has them. */
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
  onTestFinished(() => knownChanges(queryClient).closeAll()) // they outlive their page
  const editLink = () => found(box.querySelector<HTMLElement>('[data-edits]'), 'deck in the list')
  return {
    ...page,
    /** The open editor, once its deck is there. */
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
    /** Where in the history of the browser somebody is. */
    place: () => page.router.state.location.state.__TSR_index,
  }
}

export async function editorGone(): Promise<void> {
  await waitFor(() => {
    if (document.querySelector('[role=dialog]')) throw new Error('There is a dialog.')
  })
}

/** A button by words that its name has in it. */
export function buttonWith(box: ParentNode, words: string): HTMLElement {
  const buttons = [...box.querySelectorAll<HTMLElement>('button')]
  return found(
    buttons.find((one) => one.getAttribute('aria-label')?.includes(words)),
    `button with “${words}”`,
  )
}

function openEditor(): Element {
  const heading = document.querySelector('[role=dialog][aria-label="Edit Deck"] h2')
  return found(heading?.closest('[role=dialog]'), 'open deck')
}

function found<Thing>(thing: Thing | null | undefined, name: string): Thing {
  if (!thing) throw new Error(`There is no ${name}.`)
  return thing
}
