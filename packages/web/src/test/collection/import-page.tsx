import { pages } from '@manafolio/contract'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { expect } from 'vitest'
import { ImportPage } from '../../features/collection/import/import-page.tsx'
import { readImportParams } from '../../lib/search-params.ts'
import { drawPage } from '../draw-page.tsx'
import { printingOf, rowOf } from '../import-server.ts'
import { karn, plainSite } from '../people.ts'
import { waitFor } from '../wait-for.ts'
import { textOf } from './history-page.ts'

/** The import page at its own URL. */
export async function open(search = '') {
  const root = createRootRoute()
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, validateSearch: readImportParams, component })
  const routeTree = root.addChildren([
    at(pages.collectionImport, ImportPage),
    at(pages.collection, () => null),
  ])
  return drawPage(routeTree, { user: karn, site: plainSite, at: pages.collectionImport + search })
}

/** Waits until the page shows a text. */
export const shown = (text: string) => waitFor(() => expect(textOf(document.body)).toContain(text))
export const rowNamed = (name: string) =>
  [...document.querySelectorAll('article')].find(
    (row) => row.querySelector('h3')?.textContent === name,
  )
export const markOf = (name: string) => rowNamed(name)?.querySelector('[role=status]')?.textContent

export const ready = rowOf(1)
export const unknown = rowOf(2, {
  state: 'fix',
  problem: 'unknown_card',
  sentences: ['No card is called “Lightnig Blot”.'],
  card: null,
  certainty: null,
  cells: [{ column: 'Name', text: 'Lightnig Blot' }],
  suggestions: [
    printingOf('bolt-lea', {
      setCode: 'lea',
      setName: 'Limited Edition Alpha',
      collectorNumber: '161',
    }),
    printingOf('bolt-m11', { setCode: 'm11', setName: 'Magic 2011', collectorNumber: '149' }),
  ],
})
export const doubtful = rowOf(3, {
  state: 'doubtful',
  doubt: 'several_printings',
  certainty: 'name',
  cells: [{ column: '', text: '1 Sol Ring' }],
  card: printingOf('ring', { cardName: 'Sol Ring' }),
})
export const wished = rowOf(4, {
  state: 'left_out',
  omission: 'wishlist',
  sentences: ['It is on a wish list.'],
  card: printingOf('lotus', { cardName: 'Black Lotus' }),
})
