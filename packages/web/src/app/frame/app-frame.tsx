import { pages, type User } from '@manafolio/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet, type RouterState, useRouterState } from '@tanstack/react-router'
import {
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { anyCardLink } from '../../card-kit/card-preview/card-links.ts'
import { messageOf } from '../../lib/api-error.ts'
import { currentUserQuery } from '../../lib/current-user.ts'
import { forgetMember } from '../../lib/forget-member.ts'
import { useOutage } from '../../lib/outage.ts'
import { onSessionChange } from '../../lib/session-channel.ts'
import { useSite } from '../../lib/site.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { OutageNotice } from '../../ui/outage-notice.tsx'
import { Problem } from '../../ui/problem.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import classes from './page.module.css'

/** What does not come from the catalogue, and so stays true when a new one arrives. */
const lasting = new Set(['auth', 'site'])

const SignedInParts = lazyPart(async () => (await import('./signed-in-parts.tsx')).SignedInParts)

const PreviewLayer = lazyPart(
  async () => (await import('../../card-kit/card-preview/preview-layer.tsx')).PreviewLayer,
)

/**
 * What stands around every page, once it is known who is looking. While the server can't tell, since
 * its database is away, the pages for everybody can be used.
 */
export function AppFrame() {
  const user = useQuery(currentUserQuery)
  const { isWaiting } = useOutage()
  useNewCatalogue()
  useSessionChanges()
  if (user.isPending && !isWaiting) return <LoadingScreen />
  if (user.data === undefined && user.isError) return <Unreachable error={user.error} />
  return (
    <>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <Header user={user.data} />
      <Main user={user.data ?? null} />
      <Footer hasBottomBar={Boolean(user.data)} />
      {user.data && <BottomBar />}
      <CardPreviews />
    </>
  )
}

function Main({ user }: { user: User | null }) {
  const main = useRef<HTMLElement>(null)
  useFocusOnPage(main)
  return (
    <main id="main" ref={main} tabIndex={-1} className={classes.page}>
      <OutageNotice focusAfter={() => main.current} />
      {user && <SignedInParts user={user} onDismissed={() => main.current?.focus()} />}
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </main>
  )
}

function Unreachable({ error }: { error: Error }) {
  return (
    <main className={classes.page}>
      <h1 className={classes.hidden}>Manafolio</h1>
      <Problem title="Manafolio can't be reached">
        {messageOf(
          error,
          'The server is not responding. Check your connection and reload the page.',
        )}
      </Problem>
    </main>
  )
}

/** The quick view of cards; its code is loaded once there is a link to one. */
function CardPreviews() {
  const isWanted = useSyncExternalStore(anyCardLink.subscribe, anyCardLink.isThere)
  return isWanted && <PreviewLayer />
}

/**
 * Moves the focus to the content when another page is shown, so that it is read from its top. What
 * opens on a page, under an address of its own, has the focus its own way.
 */
function useFocusOnPage(main: RefObject<HTMLElement | null>): void {
  const path = useRouterState({ select: pageOf })
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    main.current?.focus({ preventScroll: true })
  }, [main, path])
}

const addressesOfCards: readonly string[] = [pages.card, pages.cardWithoutSlug, pages.namedCard]

/**
 * The first route below the root; an address without one is a page too: that nothing is there. A card
 * has one page at several addresses.
 */
function pageOf({ matches, location }: RouterState): string {
  const route = matches[1]?.routeId ?? location.pathname
  return addressesOfCards.includes(route) ? pages.card : route
}

/** Asks again for everything that shows cards or prices once the server has a new catalogue. */
function useNewCatalogue(): void {
  const queryClient = useQueryClient()
  const catalogue = useSite()?.catalogue
  const version = catalogue && `${catalogue.source} ${catalogue.printings} ${catalogue.pricesAsOf}`
  const known = useRef(version)
  useEffect(() => {
    if (known.current !== undefined && known.current !== version) {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => !lasting.has(String(queryKey[0])),
      })
    }
    known.current = version
  }, [queryClient, version])
}

/** Follows sign-ins and sign-outs in other tabs, so that no tab acts for somebody else. */
function useSessionChanges(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onSessionChange(() => {
        forgetMember(queryClient)
        void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      }),
    [queryClient],
  )
}
