import { cardDataPath } from '@manafolio/contract'
import { useSite } from '../../../../../lib/site.ts'
import { lazyPart } from '../../../../../ui/lazy-part.tsx'
import type { SuggestedCardsProps } from '../suggested-cards.tsx'
import { ServerSuggestions } from './server-suggestions.tsx'

/** Visitors of our mirror don't download what asks a public service. */
const LazyPublic = lazyPart(
  async () => (await import('../public-service/public-suggestions.tsx')).PublicSuggestions,
)

/** Suggestions by the card data that the site uses. */
export function DeckSuggestions(props: SuggestedCardsProps) {
  const base = useSite()?.cardDataUrl
  if (base === undefined) return null
  if (base === cardDataPath) return <ServerSuggestions {...props} />
  return <LazyPublic {...props} base={base} />
}
