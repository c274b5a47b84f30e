import type { PrintingSwap } from '@manafolio/contract'
import { IconArrowRight } from '@tabler/icons-react'
import { printingWords } from './need-words.ts'
import classes from './swap-item.module.css'
import { usdWords } from './swap-words.ts'

/** Copies of a card, the printing that they are of, and the one that they would be of. */
export function SwapItem({
  swap: { cardName, quantity, slotType, from, to },
}: {
  swap: PrintingSwap
}) {
  return (
    <li className={classes.item}>
      <p className={classes.name}>
        <span className={classes.quantity}>{quantity}</span> {cardName}
        {slotType === 'side' && <span className={classes.slot}> sideboard</span>}
      </p>
      <Printing words="from" printing={from} />
      <IconArrowRight size={17} stroke={1.8} className={classes.arrow} aria-hidden />
      <Printing words="to" printing={to} />
    </li>
  )
}

function Printing({ words, printing }: { words: string; printing: PrintingSwap['from'] }) {
  return (
    <p className={classes.printing} title={printing.setName}>
      <span className="visually-hidden">{words} </span>
      <span>{printingWords(printing)}</span>{' '}
      <span className={classes.usd}>{usdWords(printing.usd)}</span>
    </p>
  )
}
