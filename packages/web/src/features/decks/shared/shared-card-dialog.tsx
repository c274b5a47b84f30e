import { CardImage } from '../../../card-kit/card-image.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CardFacts } from '../cards/card-facts.tsx'
import type { DeckRow } from '../deck-actions.ts'
import classes from './shared-card-dialog.module.css'

interface SharedCardDialogProps {
  row: DeckRow
  onClosed: () => void
}

/** The card large, with what there is to know of its printing. */
export function SharedCardDialog({ row, onClosed }: SharedCardDialogProps) {
  const { card, cardName } = row
  return (
    <Dialog title={cardName} width={640} closesOnBack onClosed={onClosed}>
      {() =>
        card ? (
          <div className={classes.card}>
            <div className={classes.image}>
              <CardImage card={card} sizes="300px" loading="eager" />
            </div>
            <CardFacts card={card} />
          </div>
        ) : (
          <p className={classes.unknown}>The card data does not know this card.</p>
        )
      }
    </Dialog>
  )
}
