import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { currentUserQuery } from '../../lib/current-user.ts'
import { useNewCatalogue } from '../../lib/use-new-catalogue.ts'
import { useSessionChanges } from '../../lib/use-session-changes.ts'
import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { Problem } from '../../ui/problem.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'
import classes from './page.module.css'
import { useFocusOnPage } from './use-focus-on-page.ts'

/** What stands around every page, once it is known who is looking. */
export function AppFrame() {
  const user = useQuery(currentUserQuery)
  useNewCatalogue()
  useSessionChanges()
  if (user.isPending) return <LoadingScreen />
  if (user.isError) return <Unreachable error={user.error} />
  return (
    <>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <Header user={user.data} />
      <Main isMember={user.data !== null} />
      <Footer hasBottomBar={user.data !== null} />
      {user.data && <BottomBar />}
    </>
  )
}

function Main({ isMember }: { isMember: boolean }) {
  const main = useRef<HTMLElement>(null)
  useFocusOnPage(main)
  return (
    <main id="main" ref={main} tabIndex={-1} className={classes.page}>
      {isMember && <Notices onGone={() => main.current?.focus()} />}
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
        {messageOf(error, 'The server does not answer. Check your connection and reload the page.')}
      </Problem>
    </main>
  )
}
