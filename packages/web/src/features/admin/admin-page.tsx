import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Problem } from '../../ui/problem.tsx'
import { StatNumbers } from './stat-numbers.tsx'
import { useUsers } from './use-users.ts'
import { UserSection } from './user-section.tsx'
import { UserSkeleton } from './user-skeleton.tsx'
import { pagesOf } from './user-words.ts'

const route = getRouteApi('/admin')

/** For administrators: how many users there are, and who they are. */
export function AdminPage() {
  useDocumentTitle('Admin Dashboard')
  const user = useCurrentUser()
  const { search = '', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const list = useUsers({ search, page })
  const { data, isPlaceholderData } = list
  const isBeyondEnd = data?.users.length === 0 && page > 1 && !isPlaceholderData
  const lastPage = pagesOf(data?.matchCount ?? 0)

  // As when all users of the last page are gone.
  useEffect(() => {
    if (isBeyondEnd) void navigate({ search: paramsOf(search, lastPage), replace: true })
  }, [isBeyondEnd, lastPage, navigate, search])

  if (!user) return null
  return (
    <>
      <PageHeading title="Admin Dashboard">Who has an account here.</PageHeading>
      {(data || !list.isError) && <StatNumbers totalCount={data?.totalCount} />}
      <UserSection
        list={data}
        asked={{ search, page }}
        selfId={user.id}
        isBusy={list.isFetching}
        onSearch={(next) => void navigate({ search: paramsOf(next, 1), replace: true })}
        onPage={(next) => void navigate({ search: paramsOf(search, next), resetScroll: false })}
      >
        {list.isError ? <Failed onRetry={() => void list.refetch()} /> : <UserSkeleton />}
      </UserSection>
    </>
  )
}

/** What goes without saying stays out of the address. */
function paramsOf(search: string, page: number) {
  return { ...(search !== '' && { search }), ...(page > 1 && { page }) }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Problem
      title="Error Loading Admin Data"
      action={
        <Button variant="default" mt={12} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Unable to load admin information. Please try again later.
    </Problem>
  )
}
