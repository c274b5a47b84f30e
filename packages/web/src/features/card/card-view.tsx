import type { CardPage } from '@manafolio/contract'
import { useKnownUser } from '../../lib/current-user.ts'
import { Contents } from '../../ui/contents.tsx'
import { CardHead } from './about/card-head.tsx'
import { CardTexts } from './about/card-texts.tsx'
import { LegalityGrid } from './about/legality-grid.tsx'
import { RelatedCards } from './about/related-cards.tsx'
import { RulingList } from './about/ruling-list.tsx'
import { TagLinks } from './about/tag-links.tsx'
import classes from './card-view.module.css'
import { CardPicture } from './picture/card-picture.tsx'
import { CardPrices } from './prices/card-prices.tsx'
import { PrintingSection } from './printings/printing-section.tsx'
import { useOwnedCard } from './use-owned-card.ts'
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
    <article className={classes.page} aria-busy={isLoading} data-sides={sidesOf(page)}>
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
        <RelatedCards related={page.related} />
        <TagLinks page={page} />
      </div>
      <p role="status" className={classes.hidden}>
        Printing: {setName} {collectorNumber}
      </p>
    </article>
  )
}

/** How many pictures stand side by side where there is room. */
function sidesOf({ card: { faces } }: CardPage): number {
  return faces.filter(({ imageUris }) => imageUris !== null).length > 1 ? 2 : 1
}

function sectionsOf({ related, oracleTags, artTags }: CardPage) {
  return [
    { id: 'yours', title: 'Yours' },
    { id: 'prices', title: 'Prices' },
    { id: 'printings', title: 'Printings' },
    { id: 'legality', title: 'Legality' },
    { id: 'rulings', title: 'Rulings' },
    ...(related.length > 0 ? [{ id: 'related', title: 'Related cards' }] : []),
    ...(oracleTags.length + artTags.length > 0 ? [{ id: 'tags', title: 'Tags' }] : []),
  ]
}
