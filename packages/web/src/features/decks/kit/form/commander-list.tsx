import type { Card } from '@manafolio/contract'
import { CardImage } from '../../../../card-kit/card-image.tsx'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import { formatPrice } from '../../../../card-kit/prices.ts'
import { SetSymbol } from '../../../../card-kit/set-symbol.tsx'
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
          <SetSymbol setCode={card.setCode} rarity={card.rarity} /> {card.setName}
        </span>
        <span className={classes.price}>{formatPrice(card.prices.usd, 'usd')}</span>
      </span>
    </>
  )
}
