import { useCurrentUser } from '../lib/current-user.ts'
import { useSite } from '../lib/site.ts'
import { buyUrl } from './buy-url.ts'
import { ProductLink } from './product-link.tsx'

interface BuyLinkProps {
  tcgplayerId: number | null | undefined
  cardName: string
  className?: string | undefined
  children: string
}

/** Links to the marketplace; only for products it has, and for signed-in users. */
export function BuyLink({ tcgplayerId, ...link }: BuyLinkProps) {
  const site = useSite()
  const userId = useCurrentUser()?.id
  if (!tcgplayerId || !userId || !site) return null
  return <ProductLink href={buyUrl(site.affiliate, { tcgplayerId, userId })} {...link} />
}
