import { createRootRoute, createRoute } from '@tanstack/react-router'
import { expect } from 'vitest'
import { CollectionPage } from '../../features/collection/collection-page.tsx'
import { readCollectionParams } from '../../features/collection/collection-params.ts'
import { drawPage } from '../draw-page.tsx'
import { karn, plainSite } from '../people.ts'
import { waitFor } from '../wait-for.ts'

/** The page, once its tiles have their details. */
export async function draw(address = '/collection') {
  const root = createRootRoute()
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/collection',
      validateSearch: readCollectionParams,
      component: CollectionPage,
    }),
  ])
  const page = await drawPage(routeTree, { user: karn, site: plainSite, at: address })
  const isThere = () => {
    expect(page.box.querySelector('[role=tab]')).not.toBeNull()
    expect(page.box.querySelector('article[aria-busy=true]')).toBeNull()
  }
  await waitFor(isThere)
  return page
}

export const namesIn = (box: Element) =>
  [...box.querySelectorAll('article h2')].map(({ textContent }) => textContent)
export const tileOf = (box: Element, name: string) => {
  const tile = [...box.querySelectorAll('article')].find((one) =>
    one.getAttribute('aria-label')?.startsWith(name),
  )
  if (!tile) throw new Error(`There is no tile of “${name}”.`)
  return tile
}
export const numbersIn = (box: Element) => box.querySelector('p[class*=numbers]')?.textContent
export const quantityOf = (tile: Element) => tile.querySelector('output')?.textContent
