import { createRootRoute, createRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { drawPage } from '../../test/draw-page.tsx'
import { karn, plainSite } from '../../test/people.ts'
import { waitFor } from '../../test/wait-for.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'

const root = createRootRoute({
  component: () => (
    <>
      <Header user={karn} />
      <BottomBar />
    </>
  ),
})
const paths = [
  '/',
  '/collection',
  '/collection/history',
  '/deck-building',
  '/deck-building/$deckId',
  '/accessories',
  '/account',
] as const
const routeTree = root.addChildren(
  paths.map((path) => createRoute({ getParentRoute: () => root, path })),
)

test.each([
  ['/?q=opt', ['Search']],
  ['/collection?tab=statistics', ['Collection']],
  ['/collection/history?card=opt', ['Collection']],
  ['/deck-building?tab=formats', ['Deck Building']],
  ['/deck-building/burn', ['Deck Building']],
  ['/accessories', ['Accessories']],
  ['/account', []],
])('at %s the current of the main places is %j, above and below', async (at, current) => {
  const { box } = await drawPage(routeTree, { user: karn, site: plainSite, at })
  const navs = () => [...box.querySelectorAll('nav[aria-label=Main]')]
  await waitFor(() => expect(navs()).toHaveLength(2))
  const isCurrent = navs().map((nav) =>
    [...nav.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent),
  )
  expect(isCurrent).toEqual([current, current])
})
