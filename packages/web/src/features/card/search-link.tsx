import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'

interface SearchLinkProps {
  query: string
  className?: string | undefined
  children: string
}

/** A search; visitors sign in first. */
export function SearchLink({ query, className, children }: SearchLinkProps) {
  return (
    <Link to={pages.home} search={{ q: query }} className={className}>
      {children}
    </Link>
  )
}
