import { pages } from '@manafolio/contract'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { expect } from 'vitest'
import { readImportParams } from '../../../lib/search-params.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { printingOf, rowOf } from '../../../test/import-server.ts'
import { karn, plainSite } from '../../../test/people.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { textOf } from '../history/test/page.ts'
import { ImportPage } from './import-page.tsx'

/** The page of imports, at an address of its own. */
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

/** Waits until the page says something. */
export const shown = (words: string) =>
  waitFor(() => expect(textOf(document.body)).toContain(words))
export const rowNamed = (name: string) =>
  [...document.querySelectorAll('article')].find(
    (row) => row.querySelector('h3')?.textContent === name,
  )
export const markOf = (name: string) => rowNamed(name)?.querySelector('[role=status]')?.textContent

export const ready = rowOf(1)
export const unknown = rowOf(2, {
  ...{ state: 'fix', trouble: 'unknown_card', sentences: ['No card is called “Lightnig Blot”.'] },
  ...{ card: null, certainty: null, cells: [{ column: 'Name', text: 'Lightnig Blot' }] },
  suggestions: [
    printingOf('bolt-lea', {
      setCode: 'lea',
      setName: 'Limited Edition Alpha',
      collectorNumber: '161',
    }),
    printingOf('bolt-m11', { setCode: 'm11', setName: 'Magic 2011', collectorNumber: '149' }),
  ],
})
export const unsure = rowOf(3, {
  ...{ isUnsure: true, certainty: 'name', cells: [{ column: '', text: '1 Sol Ring' }] },
  card: printingOf('ring', { cardName: 'Sol Ring' }),
})
export const wished = rowOf(4, {
  ...{ state: 'left_out', omission: 'wishlist', sentences: ['It stands on a wish list.'] },
  card: printingOf('lotus', { cardName: 'Black Lotus' }),
})
