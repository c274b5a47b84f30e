import { pages } from '@manafolio/contract'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

const route = getRouteApi('/')

interface QueryLinkProps {
  query: string
  className: string | undefined
  onFollow: () => void
  children: ReactNode
}

/** Links to a search in the selected mode. */
export function QueryLink({ query, className, onFollow, children }: QueryLinkProps) {
  const { mode } = route.useSearch()
  return (
    <Link
      to={pages.home}
      search={{ q: query, ...(mode && { mode }) }}
      className={className}
      onClick={onFollow}
    >
      {children}
    </Link>
  )
}
