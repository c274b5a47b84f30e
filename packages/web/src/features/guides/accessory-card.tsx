import { IconExternalLink } from '@tabler/icons-react'
import { shopSearchUrl } from '../../card-kit/buy-url.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useSite } from '../../lib/site.ts'
import { Button } from '../../ui/button.tsx'
import type { Accessory } from './accessories.tsx'
import classes from './accessory-card.module.css'

/** What an accessory is good for, with key figures and, for most, a buy link. */
export function AccessoryCard({ accessory }: { accessory: Accessory }) {
  const { tag, gist, paragraphs, facts, buy, drawing } = accessory
  return (
    <div className={classes.card}>
      <p className={classes.tag}>{tag}</p>
      <div>
        {drawing}
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={classes.text}>
        <p className={classes.gist}>{gist}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {buy && (
          <div className={classes.buy}>
            <ShopLink searchTerms={buy.searchTerms}>{buy.label}</ShopLink>
            <p className={classes.disclosure}>
              Affiliate link to TCGplayer: we may earn a commission if you buy, at no extra cost to
              you.
            </p>
          </div>
        )}
      </div>
    </div>
  )
}

/** Links to a search of the marketplace; enabled once the affiliate data is loaded. */
function ShopLink({ searchTerms, children }: { searchTerms: string; children: string }) {
  const site = useSite()
  const userId = useCurrentUser()?.id ?? ''
  if (!site) return null
  const link = {
    href: shopSearchUrl(site.affiliate, { searchTerms, userId }),
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
