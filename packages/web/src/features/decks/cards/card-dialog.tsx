import type { DeckDetail } from '@manafolio/contract'
import { useRef } from 'react'
import { BuyLink } from '../../../card-kit/buy-link.tsx'
import { CardImage } from '../../../card-kit/card-image.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { type DeckRow, rowKey } from '../deck-actions.ts'
import classes from './card-dialog.module.css'
import { CardFacts } from './card-facts.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { rareActs } from './rare-acts.ts'
import { RowBadges } from './row-badges.tsx'
import type { RowActs } from './use-row-acts.ts'

interface CardDialogProps {
  row: DeckRow
  deck: DeckDetail
  acts: RowActs
  onClosed: () => void
}

/** The card large, with all that can be done with it; a commander can only be looked at. */
export function CardDialog({ row: opened, deck, acts, onClosed }: CardDialogProps) {
  const after = useRef<() => void>(undefined)
  const row = deck.cards.find((one) => rowKey(one) === rowKey(opened))
  const { card, cardName } = row ?? opened
  return (
    <Dialog
      title={cardName}
      width={680}
      closesOnBack
      onClosed={() => {
        onClosed()
        after.current?.()
      }}
    >
      {(close) => (
        <div className={classes.card}>
          <div className={classes.image}>
            {card ? (
              <CardImage card={card} sizes="300px" loading="eager" />
            ) : (
              <p className={classes.unknown}>The card data does not know this card.</p>
            )}
          </div>
          <div className={classes.side}>
            {card && <CardFacts card={card} />}
            <BuyLink
              className={classes.buy}
              tcgplayerId={card?.tcgplayerId ?? opened.tcgplayerId}
              cardName={cardName}
            >
              Buy
            </BuyLink>
            {row && (
              <div className={classes.acts}>
                <div className={classes.quantity}>
                  <QuantityStepper
                    row={row}
                    isActive
                    acts={{
                      more: acts.more,
                      less(one) {
                        acts.less(one)
                        if (one.quantity === 1) close()
                      },
                    }}
                  />
                  <RowBadges row={row} />
                </div>
                {rareActs(row, deck).map(({ label, Icon, act }) => (
                  <button
                    key={label}
                    type="button"
                    className={classes.act}
                    onClick={() => {
                      after.current = () => act(acts, row)
                      close()
                    }}
                  >
                    <Icon size={19} stroke={1.7} aria-hidden />
                    {label}
                  </button>
                ))}
              </div>
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}
