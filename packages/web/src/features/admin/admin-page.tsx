import { Loader } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCurrentUser } from '../../lib/current-user.ts'
import { formatCount } from '../../lib/formats.ts'
import { useSite } from '../../lib/site.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Stats } from '../../ui/stats.tsx'
import { useReloadWhenExpired } from '../../ui/use-reload-when-expired.ts'
import { AdminNav } from './admin-nav.tsx'
import classes from './admin-page.module.css'
import { InviteSection } from './invites/invite-section.tsx'
import { useRefetchRole } from './use-refetch-role.ts'
import { UserSection } from './user-section.tsx'
import { pagesOf } from './user-text.ts'
import { type UsersPage, usersQuery } from './users-query.ts'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const notYet = 'Feature not implemented yet'

const route = getRouteApi('/admin')

/** The admin dashboard: the number of users and the list of them. */
export function AdminPage() {
  useDocumentTitle('Admin Dashboard')
  const user = useCurrentUser()
  const isByInvite = useSite()?.registration === 'invite'
  const { search = '', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const list = useUsers({ search, page })
  const { data, isPlaceholderData } = list
  const isBeyondEnd = data?.users.length === 0 && page > 1 && !isPlaceholderData
  const lastPage = pagesOf(data?.matchCount ?? 0)

  // For example, all users of the last page were deleted.
  useEffect(() => {
    if (isBeyondEnd) void navigate({ search: paramsOf(search, lastPage), replace: true })
  }, [isBeyondEnd, lastPage, navigate, search])

  if (!user) return null
  return (
    <>
      <PageHeading title="Admin Dashboard">Everyone with an account.</PageHeading>
      <AdminNav />
      {(data || !list.isError) && <StatNumbers totalCount={data?.totalCount} />}
      {isByInvite && <InviteSection />}
      <UserSection
        list={data}
        requested={{ search, page }}
        selfId={user.id}
        isBusy={list.isFetching}
        onSearch={(next) => void navigate({ search: paramsOf(next, 1), replace: true })}
        onPage={(next) => void navigate({ search: paramsOf(search, next), resetScroll: false })}
      >
        {list.isError ? (
          <LoadProblem title="Error Loading Admin Data" onRetry={list.refetch}>
            Unable to load admin information. Please try again later.
          </LoadProblem>
        ) : (
          <UserSkeleton />
        )}
      </UserSection>
    </>
  )
}

/** Default values are left out of the URL. */
function paramsOf(search: string, page: number) {
  return { ...(search !== '' && { search }), ...(page > 1 && { page }) }
}

/** The stat cards. The count is undefined until it is loaded. */
function StatNumbers({ totalCount }: { totalCount: number | undefined }) {
  const total = totalCount === undefined ? '…' : formatCount(totalCount)
  return (
    <div className={classes.numbers}>
      <Stats
        stats={[
          { label: 'Total Users', value: total, note: 'Registered accounts' },
          { label: 'Active Today', value: '—', note: notYet },
          { label: 'With Collections', value: '—', note: notYet },
        ]}
      />
    </div>
  )
}

/** The placeholder of the list while it loads. */
function UserSkeleton() {
  return (
    <>
      <p role="status" className={classes.text}>
        <Loader size={18} aria-hidden />
        Loading admin data...
      </p>
      <div aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className={classes.row}>
            <span className={classes.content} />
            <span className={classes.content} />
            <span className={classes.content} />
          </div>
        ))}
      </div>
    </>
  )
}

/** The requested page, or the previous one while it loads. Only admins send the request. */
function useUsers(requested: UsersPage) {
  const isAdmin = useCurrentUser()?.role === 'admin'
  const users = useQuery({
    ...usersQuery(requested),
    enabled: isAdmin,
    placeholderData: keepPreviousData,
  })
  useReloadWhenExpired(users.error)
  useRefetchRole(users.error)
  return users
}
