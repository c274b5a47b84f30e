import { IconExternalLink } from '@tabler/icons-react'
import { shopSearchUrl } from '../../card-kit/buy-url.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useSite } from '../../lib/site.ts'
import { Button } from '../../ui/button.tsx'

/** Leads to the marketplace, looking for these words; once it is known by whose link to go. */
export function ShopLink({ words, children }: { words: string; children: string }) {
  const site = useSite()
  const userId = useCurrentUser()?.id ?? ''
  if (!site) return null
  const link = {
    href: shopSearchUrl(site.affiliate, { words, userId }),
    target: '_blank',
    rel: 'noopener noreferrer sponsored nofollow',
  }
  return (
    <Button
      aria-label={`${children} (opens in a new tab)`}
      rightSection={<IconExternalLink size={17} stroke={1.8} aria-hidden />}
      renderRoot={(props) => <a {...link} {...props} />}
    >
      {children}
    </Button>
  )
}
