import { type DeckDetail, formatFacts } from '@manafolio/contract'
import { ManaCost } from '../../../card-kit/mana-cost.tsx'
import classes from './fit-option.module.css'
import { commanderColors } from './fitting.ts'

interface FitOptionProps {
  deck: DeckDetail
  isFitting: boolean
  onChange: (isFitting: boolean) => void
}

/** Leaves out what the deck may not have. */
export function FitOption({ deck, isFitting, onChange }: FitOptionProps) {
  const colors = commanderColors(deck)
  return (
    <label className={classes.option}>
      <input
        type="checkbox"
        className={classes.box}
        checked={isFitting}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        Only cards that fit{' '}
        <span className={classes.words}>
          {formatFacts[deck.format].name}
          {colors !== null && (
            <>
              , in <ManaCost cost={costOf(colors)} />
            </>
          )}
        </span>
      </span>
    </label>
  )
}

function costOf(colors: string): string {
  return [...(colors || 'c').toUpperCase()].map((color) => `{${color}}`).join('')
}
