import type { PlannedDeck } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { decksQuery } from '../../../card-kit/decks-query.ts'
import { countOf } from '../../../lib/formats.ts'
import { usePagePart } from '../../../lib/page-parts.ts'
import { Button } from '../../../ui/button.tsx'
import { BuyListDialog } from './buy-list-dialog.tsx'
import { PlanItem } from './plan-item.tsx'
import classes from './plan-list.module.css'
import type { DeckPlans } from './use-plans.ts'

interface PlanListProps extends Pick<DeckPlans, 'decks'> {
  /** The options for what counts as available. */
  options: ReactNode
}

/** The decks, which can be chosen for a buy list. */
export function PlanList({ decks, options }: PlanListProps) {
  const { data: summaries } = useQuery(decksQuery)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [isBuying, setBuying] = useState(false)
  const incomplete = decks.filter(({ missing }) => missing > 0)
  const chosen = decks.filter(({ id }) => ids.has(id))
  const covers = new Map(summaries?.map(({ id, cover }) => [id, cover]))

  function choose(id: string, isChosen: boolean) {
    const others = [...ids].filter((one) => one !== id)
    setIds(new Set(isChosen ? [...others, id] : others))
  }

  return (
    <>
      <div className={classes.head}>
        {options}
        {incomplete.length > 0 && (
          <Button
            variant="default"
            className={classes.all}
            onClick={() => setIds(new Set(incomplete.map(({ id }) => id)))}
          >
            Choose all incomplete decks
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

interface ChosenBarProps {
  chosen: readonly PlannedDeck[]
  onClear: () => void
  onBuy: () => void
}

/** A sticky bar with actions for the chosen decks. */
function ChosenBar({ chosen, onClear, onBuy }: ChosenBarProps) {
  const status = useRef<HTMLParagraphElement>(null)

  function clear() {
    status.current?.focus({ preventScroll: true }) // the button disappears
    onClear()
  }

  const isAny = chosen.length > 0
  usePagePart('chosen-decks', isAny)
  return (
    <section className={classes.bar} aria-label="Chosen decks" data-any={isAny || undefined}>
      <p ref={status} role="status" tabIndex={-1} className={classes.text}>
        {isAny
          ? `${countOf(chosen.length, 'deck')} chosen`
          : 'Choose decks to see what to buy for them.'}
      </p>
      {isAny && (
        <>
          <Button variant="subtle" onClick={clear}>
            Clear
          </Button>
          <Button aria-haspopup="dialog" onClick={onBuy}>
            Show the buy list
          </Button>
        </>
      )}
    </section>
  )
}
