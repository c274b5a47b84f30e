import type { Card } from '@manafolio/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { PrintingBar } from './printing-bar.tsx'
import classes from './printing-list.module.css'
import { lowestPrice, type PrintingSort, printingsShown, usdOf } from './printing-order.ts'
import { PrintingTile } from './printing-tile.tsx'
import { useTileKeys } from './use-tile-keys.ts'

interface PrintingListProps {
  printings: readonly Card[]
  currentId: string
  busyWith: string | null
  /** Whether these are all. */
  isComplete: boolean
  onChoose: (card: Card) => void
}

/** A basic land has hundreds of printings: so many are drawn at a time. */
const tilesPerStep = 60

/** Printings to choose from, by set or by price. */
export function PrintingList(props: PrintingListProps) {
  const { printings, currentId, busyWith, isComplete, onChoose } = props
  const [words, setWords] = useState('')
  const [sort, setSort] = useState<PrintingSort>('newest')
  const [count, setCount] = useState(tilesPerStep)
  const grid = useRef<HTMLUListElement>(null)
  const shown = useMemo(() => printingsShown(printings, { words, sort }), [printings, words, sort])
  const cheapest = useMemo(() => lowestPrice(printings), [printings])
  const drawn = shown.slice(0, count)
  const { stop, onKeyDown, onFocus } = useTileKeys(
    grid,
    drawn.map(({ id }) => id).filter((id) => id !== currentId),
  )
  // Arrows lead on from here; who writes already is left alone.
  useEffect(() => {
    if (document.activeElement?.matches('input')) return
    grid.current
      ?.querySelector<HTMLElement>('button:not([data-current])')
      ?.focus({ preventScroll: true })
  }, [])
  const more = () => setCount(count + tilesPerStep)
  return (
    <>
      <PrintingBar
        words={words}
        sort={sort}
        shown={shown.length}
        all={printings.length}
        isComplete={isComplete}
        onWords={(next) => {
          setWords(next)
          setCount(tilesPerStep)
        }}
        onSort={setSort}
      />
      <ul ref={grid} className={classes.grid} onKeyDown={onKeyDown} onFocus={onFocus}>
        {drawn.map((card) => (
          <PrintingTile
            key={card.id}
            card={card}
            isStop={card.id === stop}
            isCurrent={card.id === currentId}
            isCheapest={usdOf(card) === cheapest}
            busyWith={busyWith}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <p className={classes.none}>No printing of this card is in such a set.</p>
      )}
      {shown.length > count && (
        <Button variant="default" className={classes.more} onClick={more}>
          Show more printings
        </Button>
      )}
    </>
  )
}
