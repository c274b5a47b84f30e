import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { UserList } from './user-list.tsx'
import { type PageTarget, UserPager } from './user-pager.tsx'
import { UserSearch } from './user-search.tsx'
import classes from './user-section.module.css'
import { formatRange, pagesOf } from './user-text.ts'
import type { AnsweredUsers, UsersPage } from './users-query.ts'

interface UserSectionProps {
  list: AnsweredUsers | undefined
  requested: UsersPage
  selfId: string
  isBusy: boolean
  onSearch: (search: string) => void
  onPage: (page: number) => void
  /** Shown in place of a missing list. */
  children: ReactNode
}

/** The registered users: search, total and pages. */
export function UserSection({ list, requested, selfId, ...props }: UserSectionProps) {
  const { isBusy, onSearch, onPage, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const upperPager = useRef<HTMLElement>(null)
  const pages = pagesOf(list?.matchCount ?? 0)
  const page = Math.min(requested.page, pages)
  const isAlone = list?.totalCount === 1 && list.search === '' && requested.search === ''

  /** Scrolls from the lower pager to the upper one and focuses the same button there. */
  function goFromLowerPager(next: number, target: PageTarget) {
    onPage(next)
    upperPager.current?.querySelector<HTMLElement>(`[data-target="${target}"]`)?.focus()
  }

  return (
    <section aria-labelledby="registered-users">
      <h2 id="registered-users" ref={heading} tabIndex={-1} className={classes.heading}>
        Registered users
      </h2>
      <div className={classes.bar}>
        {!isAlone && <UserSearch search={requested.search} onSearch={onSearch} />}
        <p role="status" className={classes.count}>
          {list && formatRange(list)}
        </p>
        <UserPager
          label="Pages of users"
          page={page}
          pages={pages}
          onPageChange={onPage}
          ref={upperPager}
        />
      </div>
      <div className={classes.users} aria-busy={isBusy}>
        {!list && children}
        {list && (
          <UserList users={list.users} selfId={selfId} heading={heading}>
            {list.matchCount === 0 && <NoUsers search={list.search} onClear={() => onSearch('')} />}
          </UserList>
        )}
        {isAlone && (
          <p className={classes.alone}>
            Nobody else has an account yet. Whoever registers is listed here.
          </p>
        )}
      </div>
      <UserPager
        label="Pages of users, below the list"
        page={page}
        pages={pages}
        onPageChange={goFromLowerPager}
      />
    </section>
  )
}

interface NoUsersProps {
  search: string
  onClear: () => void
}

function NoUsers({ search, onClear }: NoUsersProps) {
  return (
    <EmptyState
      drawing={<EmptyChairs />}
      title="No users found"
      action={
        search !== '' && (
          <Button variant="default" onClick={onClear}>
            Show all users
          </Button>
        )
      }
    >
      {search !== '' && 'No email or name matches your search.'}
    </EmptyState>
  )
}

/** An illustration of an empty table. */
function EmptyChairs() {
  return (
    <svg
      viewBox="0 0 132 96"
      width="132"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <ellipse cx="66" cy="50" rx="40" ry="14" />
      <path d="M66 64v20M52 90h28M66 84l-14 6M66 84l14 6" />
      <path d="M14 34v34h16v20M14 68v20M118 34v34h-16v20M118 68v20" strokeDasharray="5 5" />
      <path d="M58 48l10-4 7 4-10 4z" />
    </svg>
  )
}
