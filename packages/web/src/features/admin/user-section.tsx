import { type ReactNode, useRef } from 'react'
import { Nobody } from './nobody.tsx'
import { UserList } from './user-list.tsx'
import { type TurnName, UserPager } from './user-pager.tsx'
import { UserSearch } from './user-search.tsx'
import classes from './user-section.module.css'
import { pagesOf, rangeWords } from './user-words.ts'
import type { AnsweredUsers, UsersPage } from './users-query.ts'

interface UserSectionProps {
  list: AnsweredUsers | undefined
  asked: UsersPage
  selfId: string
  isBusy: boolean
  onSearch: (search: string) => void
  onPage: (page: number) => void
  /** What stands in the place of a list that is not there. */
  children: ReactNode
}

/** The registered users: the search, how many there are, their pages. */
export function UserSection({ list, asked, selfId, ...props }: UserSectionProps) {
  const { isBusy, onSearch, onPage, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const upperPager = useRef<HTMLElement>(null)
  const pages = pagesOf(list?.matchCount ?? 0)
  const page = Math.min(asked.page, pages)

  /** From below the list to its top, where the same button waits. */
  function turnFromBelow(next: number, turn: TurnName) {
    onPage(next)
    upperPager.current?.querySelector<HTMLElement>(`[data-turn="${turn}"]`)?.focus()
  }

  return (
    <section aria-labelledby="registered-users">
      <h2 id="registered-users" ref={heading} tabIndex={-1} className={classes.heading}>
        Registered users
      </h2>
      <div className={classes.bar}>
        <UserSearch search={asked.search} onSearch={onSearch} />
        <p role="status" className={classes.count}>
          {list && rangeWords(list)}
        </p>
        <UserPager
          label="Pages of users"
          page={page}
          pages={pages}
          onTurn={onPage}
          ref={upperPager}
        />
      </div>
      <div className={classes.users} aria-busy={isBusy}>
        {!list && children}
        {list && (
          <UserList users={list.users} selfId={selfId} heading={heading}>
            {list.matchCount === 0 && <Nobody search={list.search} onClear={() => onSearch('')} />}
          </UserList>
        )}
      </div>
      <UserPager
        label="Pages of users, below the list"
        page={page}
        pages={pages}
        onTurn={turnFromBelow}
      />
    </section>
  )
}
