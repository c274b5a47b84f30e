import {
  type Card,
  type CardSearchResult,
  defaultUserSettings,
  pages,
  type UserSettings,
} from '@manafolio/contract'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { vi } from 'vitest'
import { SearchPage } from '../features/search/search-page.tsx'
import { readSearchParams } from '../lib/search-params.ts'
import { drawPage } from './draw-page.tsx'
import { karn, plainSite } from './people.ts'

interface SearchServer {
  /** The results, page by page. */
  results: readonly (readonly Card[])[]
  settings?: Partial<UserSettings>
  answer?: Partial<CardSearchResult>
}

/** The search page, at an address, of a server with these results; and what it was asked for. */
export async function drawSearchAt(
  at: string,
  server: SearchServer,
  CardPage = () => <h1>Card</h1>,
) {
  localStorage.clear() // has a copy of the settings
  const requests: { page: number; sort: string; query: string; unique: string }[] = []
  const patches: unknown[] = []
  const settings = { ...defaultUserSettings, ...server.settings }
  vi.stubGlobal('fetch', async (address: string, { body, method }: RequestInit) => {
    const sent = body && JSON.parse(String(body))
    if (address.endsWith('/settings')) {
      if (method === 'PATCH') patches.push(Object.assign(settings, sent) && sent)
      return Response.json(settings)
    }
    if (!address.endsWith('/search')) return Response.json([])
    requests.push(sent)
    return Response.json(pageOf(server, sent.page))
  })
  const drawn = await drawPage(routesWith(CardPage), { user: karn, site: plainSite, at })
  return {
    ...drawn,
    requests,
    patches,
    shown: () => drawn.router.history.location.href,
    names: () =>
      [...drawn.box.querySelectorAll('article')].map((one) => one.getAttribute('aria-label')),
  }
}

/** The search page and the pages of cards. */
export function routesWith(CardPage: () => ReactNode) {
  const root = createRootRoute()
  return root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: pages.home,
      validateSearch: readSearchParams,
      component: () => <SearchPage Start={Fragment} />,
    }),
    createRoute({ getParentRoute: () => root, path: pages.card, component: CardPage }),
  ])
}

function pageOf({ results, answer }: SearchServer, page: number): CardSearchResult {
  const before = results.slice(0, page - 1).flat()
  return {
    ...{ cards: [...(results[page - 1] ?? [])], offset: before.length, isOrderedByQuery: false },
    ...{ totalCards: results.flat().length, hasMore: page < results.length, searchMode: 'prints' },
    ...{ explanation: '', warnings: [], clauses: [], didYouMean: null, pricesAsOf: '2026-08-15' },
    ...answer,
  }
}

/** As an entry is called that stands for a key of the keyboard, pressed anywhere on the page. */
export function pressKey(key: string) {
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}
