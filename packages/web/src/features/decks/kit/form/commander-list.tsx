import type { Card } from '@manafolio/contract'
import { CardImage } from '../../../../card-kit/card-image.tsx'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import { formatUsdPrice, plainestPrice } from '../../../../card-kit/prices.ts'
import { PrintingLine } from '../../../../card-kit/printing-line.tsx'
import { OptionList } from '../../../../ui/combobox/option-list.tsx'
import type { ComboboxList } from '../../../../ui/combobox/use-combobox.ts'
import classes from './commander-list.module.css'

interface CommanderListProps {
  list: ComboboxList<Card>
  onChoose: (card: Card) => void
}

/** The commanders found. */
export function CommanderList({ list, onChoose }: CommanderListProps) {
  return (
    <OptionList
      list={list}
      label="Commanders"
      className={classes.list}
      optionClassName={classes.option}
      onChoose={onChoose}
    >
      {(card) => <Commander card={card} />}
    </OptionList>
  )
}

function Commander({ card }: { card: Card }) {
  return (
    <>
      <span className={classes.thumb} aria-hidden="true">
        <CardImage card={card} sizes="48px" />
      </span>
      <span className={classes.head}>
        <b className={classes.name}>{card.name}</b>
        <ManaCost cost={card.manaCost} />
      </span>
      <span className={classes.quiet}>{card.typeLine}</span>
      <span className={classes.foot}>
        <span className={classes.set}>
          <PrintingLine printing={card} />
        </span>
        <span className={classes.price}>{formatUsdPrice(plainestPrice(card.prices))}</span>
      </span>
    </>
  )
}
