import { useCurrentUser } from '../lib/current-user.ts'
import { useSite } from '../lib/site.ts'
import { buyUrl } from './buy-url.ts'

interface BuyLinkProps {
  tcgplayerId: number | null | undefined
  cardName: string
  className?: string | undefined
  children: string
}

/** Leads to the marketplace; only for products it has, and for a signed-in user. */
export function BuyLink({ tcgplayerId, cardName, className, children }: BuyLinkProps) {
  const site = useSite()
  const userId = useCurrentUser()?.id
  if (!tcgplayerId || !userId || !site) return null
  return (
    <a
      className={className}
      href={buyUrl(site.affiliate, { tcgplayerId, userId })}
      target="_blank"
      rel="noopener noreferrer sponsored nofollow"
      aria-label={`${children}: ${cardName} (opens in a new tab)`}
    >
      {children}
    </a>
  )
}
