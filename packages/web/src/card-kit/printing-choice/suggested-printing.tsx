import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type OfferedPrinting, printingWords } from './offered-printing.ts'
import classes from './suggested-printing.module.css'

interface SuggestedPrintingProps {
  card: OfferedPrinting
  image: ReactNode
  isChosen: boolean
  onChoose: () => void
}

/** A printing that may be meant, to be taken. */
export function SuggestedPrinting({ card, image, isChosen, onChoose }: SuggestedPrintingProps) {
  return (
    <button type="button" className={classes.printing} aria-pressed={isChosen} onClick={onChoose}>
      <span className={classes.thumb}>{image}</span>
      <span className={classes.words}>
        <b className={classes.name}>{card.cardName ?? 'Unknown card'}</b>
        <span className={classes.set}>{printingWords(card)}</span>
      </span>
      {isChosen && <IconCheck size={18} stroke={2} aria-hidden className={classes.check} />}
    </button>
  )
}
