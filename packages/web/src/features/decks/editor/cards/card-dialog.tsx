import { type DeckDetail, slotKey } from '@manafolio/contract'
import { useRef } from 'react'
import { BuyLink } from '../../../../card-kit/buy-link.tsx'
import { CardImage } from '../../../../card-kit/card-image.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { CardFacts } from '../../kit/rows/card-facts.tsx'
import classes from './card-dialog.module.css'
import { menuActions } from './menu-actions.ts'
import { QuantityStepper } from './quantity-stepper.tsx'
import { RowBadges } from './row-badges.tsx'
import type { RowActions } from './use-row-actions.ts'

interface CardDialogProps {
  row: DeckRow
  deck: DeckDetail
  rowActions: RowActions
  onClosed: () => void
}

/** The card at full size with its actions. */
export function CardDialog({ row: opened, deck, rowActions, onClosed }: CardDialogProps) {
  const after = useRef<() => void>(undefined)
  const row = deck.cards.find((one) => slotKey(one) === slotKey(opened))
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
              <p className={classes.unknown}>This card is not in the card data.</p>
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
              <div className={classes.rowActions}>
                <div className={classes.quantity}>
                  <QuantityStepper
                    row={row}
                    isActive
                    rowActions={{
                      more: rowActions.more,
                      less(one) {
                        rowActions.less(one)
                        if (one.quantity === 1) close()
                      },
                      setQuantity(one, quantity) {
                        rowActions.setQuantity(one, quantity)
                        if (quantity === 0) close()
                      },
                    }}
                  />
                  <RowBadges row={row} />
                </div>
                {menuActions(row, deck).map(({ label, Icon, run }) => (
                  <button
                    key={label}
                    type="button"
                    className={classes.act}
                    onClick={() => {
                      after.current = () => run(rowActions, row)
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
