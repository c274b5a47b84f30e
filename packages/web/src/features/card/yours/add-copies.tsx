import { type CardPage, type Finish, finishNames, limits } from '@manafolio/contract'
import { useState } from 'react'
import { useAddToCollection } from '../../../card-kit/use-add-to-collection.ts'
import { Button } from '../../../ui/button.tsx'
import { CopiesStepper } from '../../../ui/copies-stepper.tsx'
import { RowSelect } from '../../../ui/row-select.tsx'
import classes from './yours-panel.module.css'

/** Adds copies of the printing to the collection, in a finish that it comes in. */
export function AddCopies({ page: { card, finishes } }: { page: CardPage }) {
  const [usual = 'nonfoil'] = finishes
  const [finish, setFinish] = useState<Finish>(usual)
  const [quantity, setQuantity] = useState<number>(limits.quantityFromSearch)
  const { add, isPending } = useAddToCollection()
  const name = `${card.setName} ${card.collectorNumber}`
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
            labelOf={(one) => finishNames[one]}
            onChange={setFinish}
          />
        ) : (
          <span>{finishNames[usual]}</span>
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
          onClick={() =>
            add({
              id: card.id,
              name: `${card.name}, ${name}`,
              quantity,
              finish,
            })
          }
        >
          {isPending ? 'Adding...' : 'Add to Collection'}
        </Button>
      </div>
    </fieldset>
  )
}
