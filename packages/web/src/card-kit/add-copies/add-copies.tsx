import { type Card, type Finish, finishNames, limits } from '@manafolio/contract'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CopiesStepper } from '../../ui/copies-stepper.tsx'
import { RowSelect } from '../../ui/row-select.tsx'
import { formatPrice, hasPrice, priceIn } from '../prices.ts'
import { labelOfPrinting } from '../printing-text.ts'
import { useAddToCollection } from '../use-add-to-collection.ts'
import classes from './add-copies.module.css'

interface AddCopiesProps {
  card: Pick<
    Card,
    'id' | 'name' | 'setName' | 'setCode' | 'collectorNumber' | 'finishes' | 'prices'
  >
  /** Called when the copies were added. */
  onAdded?: () => void
}

/** Adds copies of a printing to the collection, in a finish that it comes in. */
export function AddCopies({ card, onAdded }: AddCopiesProps) {
  const { id, finishes, prices } = card
  const [usual = 'nonfoil'] = finishes
  const [finish, setFinish] = useState<Finish>(usual)
  const [quantity, setQuantity] = useState<number>(limits.quantityFromSearch)
  const { add, isPending } = useAddToCollection()
  const name = labelOfPrinting(card.name, card)
  function labelOf(one: Finish) {
    const price = priceIn(prices, one, 'usd')
    return hasPrice(price) ? `${finishNames[one]} · ${formatPrice(price, 'usd')}` : finishNames[one]
  }
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>Add to your collection</legend>
      <div className={classes.row}>
        {finishes.length > 1 ? (
          <RowSelect
            label="Finish"
            of={name}
            value={finish}
            choices={finishes}
            labelOf={labelOf}
            onChange={setFinish}
          />
        ) : (
          <span>{labelOf(usual)}</span>
        )}
        <CopiesStepper
          of={name}
          quantity={quantity}
          most={limits.quantityMax}
          onChange={setQuantity}
        />
        <Button
          className={classes.add}
          disabled={isPending}
          onClick={() => add({ id, name, quantity, finish }, { onSuccess: () => onAdded?.() })}
        >
          {isPending ? 'Adding...' : 'Add to Collection'}
        </Button>
      </div>
    </fieldset>
  )
}
