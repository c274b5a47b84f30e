import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { currentUserQuery } from '../../lib/current-user.ts'
import { useNewCatalogue } from '../../lib/use-new-catalogue.ts'
import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { Problem } from '../../ui/problem.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import classes from './page.module.css'

/** What stands around every page, once it is known who is looking. */
export function AppFrame() {
  const user = useQuery(currentUserQuery)
  useNewCatalogue()
  if (user.isPending) return <LoadingScreen />
  if (user.isError) return <Unreachable error={user.error} />
  return (
    <>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <Header user={user.data} />
      <main id="main" tabIndex={-1} className={classes.page}>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer hasBottomBar={user.data !== null} />
      {user.data && <BottomBar />}
    </>
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
