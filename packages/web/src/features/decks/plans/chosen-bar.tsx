import type { PlannedDeck } from '@manafolio/contract'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import classes from './chosen-bar.module.css'

interface ChosenBarProps {
  chosen: readonly PlannedDeck[]
  onClear: () => void
  onBuy: () => void
}

/** What to do with the decks that are chosen, in sight as long as there are any. */
export function ChosenBar({ chosen, onClear, onBuy }: ChosenBarProps) {
  const words = useRef<HTMLParagraphElement>(null)

  function clear() {
    words.current?.focus({ preventScroll: true }) // the button goes
    onClear()
  }

  const isAny = chosen.length > 0
  return (
    <section className={classes.bar} aria-label="Chosen decks" data-any={isAny || undefined}>
      <p ref={words} role="status" tabIndex={-1} className={classes.words}>
        {isAny ? countWords(chosen.length) : 'Choose decks to see what to buy for them.'}
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

function countWords(decks: number): string {
  return decks === 1 ? '1 deck chosen' : `${decks} decks chosen`
}
