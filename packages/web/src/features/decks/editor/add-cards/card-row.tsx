import type { Card, SlotType } from '@manafolio/contract'
import { IconAlertTriangle, IconReplace } from '@tabler/icons-react'
import { memo } from 'react'
import { AlsoCalled } from '../../../../card-kit/also-called.tsx'
import { BuyLink } from '../../../../card-kit/buy-link.tsx'
import { CardImage } from '../../../../card-kit/card-image.tsx'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { linkedCard } from '../../../../card-kit/linked-card.ts'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import { formatUsdPrice, plainestPrice } from '../../../../card-kit/prices.ts'
import { PrintingLine } from '../../../../card-kit/printing-line.tsx'
import { ActionIcon, Button } from '../../../../ui/button.tsx'
import { scrollIntoView } from '../../../../ui/combobox/option-list.tsx'
import classes from './card-row.module.css'

const buttons = [
  { slotType: 'main', name: 'Main' },
  { slotType: 'side', name: 'Side' },
] as const

interface CardRowProps {
  id: string
  card: Card
  /** The copies in the deck, as text. */
  inDeck: string
  /** Copies that a button adds. */
  copies: number
  /** What the rules say of adding it, as text; empty when nothing. */
  problems: string
  /** Owned copies of any printing; undefined until loaded. */
  owned: number | undefined
  isChosen: boolean
  onAdd: (card: Card, slotType: SlotType) => void
  onPlan: (card: Card) => void
}

/**
 * A card in the results, with its copies in the deck and the collection. Memoized because most keystrokes
 * leave most rows unchanged.
 */
export const CardRow = memo(function CardRow({ id, card, inDeck, owned, ...props }: CardRowProps) {
  const { isChosen, copies, problems, onAdd, onPlan } = props
  return (
    <tr
      id={id}
      aria-selected={isChosen}
      className={classes.row}
      ref={isChosen ? scrollIntoView : undefined}
    >
      <td className={classes.image}>
        <CardLink card={linkedCard(card)} isPicture>
          <CardImage card={card} sizes="64px" withoutImage="picture" />
        </CardLink>
      </td>
      <td className={classes.facts}>
        <p className={classes.head}>
          <b className={classes.name}>
            <CardLink card={linkedCard(card)}>{card.name}</CardLink>
          </b>{' '}
          <ManaCost cost={card.manaCost} />
        </p>
        <AlsoCalled card={card} className={classes.otherNames} />
        <p>{card.typeLine}</p>
        <p>
          <PrintingLine printing={card}>
            <span
              className={classes.rarity}
              style={{ color: `var(--rarity-${card.rarity}, var(--quiet))` }}
            >
              {card.rarity}
            </span>
          </PrintingLine>
        </p>
        <p className={classes.copies}>
          <span className={classes.inDeck}>{inDeck}</span>{' '}
          {owned !== undefined && <OwnedCount copies={owned} />}
        </p>
        {problems !== '' && (
          <p className={classes.problems}>
            <IconAlertTriangle size={15} aria-hidden /> {problems}
          </p>
        )}
      </td>
      <td className={classes.actions}>
        <span className={classes.price}>{formatUsdPrice(plainestPrice(card.prices))}</span>
        <BuyLink className={classes.buy} tcgplayerId={card.tcgplayerId} cardName={card.name}>
          Buy
        </BuyLink>
        <AddButtons {...{ card, copies, onAdd, onPlan }} />
      </td>
    </tr>
  )
})

function OwnedCount({ copies }: { copies: number }) {
  return copies > 0 ? <span className={classes.owned}>You own {copies}</span> : 'Not owned'
}

type AddButtonsProps = Pick<CardRowProps, 'card' | 'copies' | 'onAdd' | 'onPlan'>

function AddButtons({ card, copies, onAdd, onPlan }: AddButtonsProps) {
  const verb = copies > 1 ? `Add ${copies}` : 'Add'
  return (
    <span className={classes.buttons}>
      {buttons.map(({ slotType, name }) => (
        <Button
          key={slotType}
          variant="default"
          className={classes.button}
          aria-label={`${verb} ${name}: ${card.name}`}
          onClick={() => onAdd(card, slotType)}
        >
          {verb} {name}
        </Button>
      ))}
      <ActionIcon
        variant="default"
        className={classes.plan}
        title="Plan to add"
        aria-label={`Plan to add: ${card.name}`}
        onClick={() => onPlan(card)}
      >
        <IconReplace size={17} stroke={1.7} aria-hidden />
      </ActionIcon>
    </span>
  )
}
