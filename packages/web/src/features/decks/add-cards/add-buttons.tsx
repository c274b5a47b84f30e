import type { Card, SlotType } from '@manafolio/contract'
import { Button } from '../../../ui/button.tsx'
import classes from './add-buttons.module.css'

interface AddButtonsProps {
  card: Card
  onAdd: (card: Card, slotType: SlotType) => void
}

const buttons = [
  { slotType: 'main', label: 'Add Main' },
  { slotType: 'side', label: 'Add Side' },
] as const

export function AddButtons({ card, onAdd }: AddButtonsProps) {
  return (
    <span className={classes.buttons}>
      {buttons.map(({ slotType, label }) => (
        <Button
          key={slotType}
          variant="default"
          className={classes.button}
          aria-label={`${label}: ${card.name}`}
          onClick={() => onAdd(card, slotType)}
        >
          {label}
        </Button>
      ))}
    </span>
  )
}
