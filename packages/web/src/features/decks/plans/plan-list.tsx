import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { decksQuery } from '../decks-query.ts'
import { BuyListDialog } from './buy-list-dialog.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { PlanItem } from './plan-item.tsx'
import classes from './plan-list.module.css'
import type { DeckPlans } from './use-plans.ts'

interface PlanListProps extends Pick<DeckPlans, 'decks'> {
  /** What counts as there. */
  options: ReactNode
}

/** The decks, of which some are chosen to be bought for. */
export function PlanList({ decks, options }: PlanListProps) {
  const { data: known } = useQuery(decksQuery)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [isBuying, setBuying] = useState(false)
  const lacking = decks.filter(({ missing }) => missing > 0)
  const chosen = decks.filter(({ id }) => ids.has(id))
  const covers = new Map(known?.map(({ id, cover }) => [id, cover]))

  function choose(id: string, isChosen: boolean) {
    const others = [...ids].filter((one) => one !== id)
    setIds(new Set(isChosen ? [...others, id] : others))
  }

  return (
    <>
      <div className={classes.head}>
        {options}
        {lacking.length > 0 && (
          <Button
            variant="default"
            className={classes.all}
            onClick={() => setIds(new Set(lacking.map(({ id }) => id)))}
          >
            Choose all missing something
          </Button>
        )}
      </div>
      <ul className={classes.list} aria-label="Your decks">
        {decks.map((deck) => (
          <PlanItem
            key={deck.id}
            deck={deck}
            cover={covers.get(deck.id) ?? null}
            isChosen={ids.has(deck.id)}
            onChoose={(isChosen) => choose(deck.id, isChosen)}
          />
        ))}
      </ul>
      <ChosenBar chosen={chosen} onClear={() => setIds(new Set())} onBuy={() => setBuying(true)} />
      {isBuying && <BuyListDialog decks={chosen} onClosed={() => setBuying(false)} />}
    </>
  )
}
