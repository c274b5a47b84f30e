import type { ImportCard } from '@manafolio/contract'
import { IconCheck } from '@tabler/icons-react'
import { ImportCardImage } from './import-card-image.tsx'
import { printingWords } from './row-words.ts'
import classes from './suggested-printing.module.css'

interface SuggestedPrintingProps {
  card: ImportCard
  isChosen: boolean
  onChoose: (card: ImportCard) => void
}

/** A printing that may be meant, to be taken. */
export function SuggestedPrinting({ card, isChosen, onChoose }: SuggestedPrintingProps) {
  return (
    <button
      type="button"
      className={classes.printing}
      aria-pressed={isChosen}
      onClick={() => onChoose(card)}
    >
      <span className={classes.thumb}>
        <ImportCardImage card={card} width={44} />
      </span>
      <span className={classes.words}>
        <b className={classes.name}>{card.cardName ?? 'Unknown card'}</b>
        <span className={classes.set}>{printingWords(card)}</span>
      </span>
      {isChosen && <IconCheck size={18} stroke={2} aria-hidden className={classes.check} />}
    </button>
  )
}
