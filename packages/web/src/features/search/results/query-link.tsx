import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface QueryLinkProps {
  query: string
  className: string | undefined
  onFollow: () => void
  children: ReactNode
}

/** Links to a search in the selected mode, sort and view. */
export function QueryLink({ query, className, onFollow, children }: QueryLinkProps) {
  return (
    <Link
      from={pages.home}
      to={pages.home}
      search={(params) => ({ ...params, q: query })}
      className={className}
      onClick={onFollow}
    >
      {children}
    </Link>
  )
}
