import { type CardPage, getOwnedCard } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useCurrentUser, useKnownUser } from '../../lib/current-user.ts'
import { Contents } from '../../ui/contents.tsx'
import { CardHead } from './about/card-head.tsx'
import { CardTexts } from './about/card-texts.tsx'
import { LegalityGrid } from './about/legality-grid.tsx'
import { RelatedCards } from './about/related-cards.tsx'
import { RulingList } from './about/ruling-list.tsx'
import { TagLinks } from './about/tag-links.tsx'
import { ownedCardKey } from './card-page-query.ts'
import classes from './card-view.module.css'
import { CardPicture, sidesOf } from './picture/card-picture.tsx'
import { CardPrices } from './prices/card-prices.tsx'
import { PrintingSection } from './printings/printing-section.tsx'
import { VisitorPanel } from './yours/visitor-panel.tsx'
import { YoursPanel } from './yours/yours-panel.tsx'

interface CardViewProps {
  page: CardPage
  /** Another printing of the card is being loaded. */
  isLoading: boolean
}

/** The picture beside everything else; one column on a phone. */
export function CardView({ page, isLoading }: CardViewProps) {
  const user = useKnownUser()
  const owned = useOwnedCard(page)
  const { setName, collectorNumber } = page.card
  return (
    <article className={classes.page} aria-busy={isLoading} data-sides={sidesOf(page).length}>
      <div className={classes.side}>
        <CardPicture page={page} />
        <div className={classes.contents}>
          <Contents sections={sectionsOf(page)} />
        </div>
      </div>
      <div className={classes.main}>
        <CardHead page={page} />
        <CardTexts page={page} />
        {user ? <YoursPanel page={page} owned={owned} /> : <VisitorPanel />}
        <CardPrices page={page} />
        <PrintingSection page={page} owned={owned} />
        <LegalityGrid page={page} />
        <RulingList page={page} />
        <RelatedCards name={page.card.name} related={page.related} />
        <TagLinks page={page} />
      </div>
      <p role="status" className={classes.hidden}>
        Printing: {setName} {collectorNumber}
      </p>
    </article>
  )
}

/**
 * What the user has of a card: at first as its page says. Null for a visitor, and until it is known
 * after signing in.
 */
function useOwnedCard(page: CardPage) {
  const isSignedIn = useCurrentUser() !== null
  const { data } = useQuery({
    queryKey: ownedCardKey(page),
    queryFn: ({ signal }) => call(getOwnedCard, { params: { scryfallId: page.card.id }, signal }),
    enabled: isSignedIn,
  })
  return (isSignedIn && data) || null
}

function sectionsOf({ oracleTags, artTags }: CardPage) {
  return [
    { id: 'yours', title: 'Yours' },
    { id: 'prices', title: 'Prices' },
    { id: 'printings', title: 'Printings' },
    { id: 'legality', title: 'Legality' },
    { id: 'rulings', title: 'Rulings' },
    { id: 'related', title: 'Related cards' },
    ...(oracleTags.length + artTags.length > 0 ? [{ id: 'tags', title: 'Tags' }] : []),
  ]
}
