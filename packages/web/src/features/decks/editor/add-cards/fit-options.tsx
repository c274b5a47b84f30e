import { type DeckDetail, formatFacts } from '@manafolio/contract'
import type { ReactNode } from 'react'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import classes from './add-cards.module.css'
import { commanderColors } from './fitting.ts'
import type { CardSearch } from './use-card-search.ts'

interface FitOptionsProps {
  deck: DeckDetail
  search: CardSearch
}

/** Limits the search to cards that are legal in the deck, and to those that it does not have. */
export function FitOptions({ deck, search }: FitOptionsProps) {
  const colors = commanderColors(deck)
  return (
    <div className={classes.options}>
      <Option isChosen={search.isFitting} onChange={search.setFitting}>
        Only cards that fit{' '}
        <span className={classes.text}>
          {formatFacts[deck.format].name}
          {colors !== null && (
            <>
              , in <ManaCost cost={costOf(colors)} />
            </>
          )}
        </span>
      </Option>
      <Option isChosen={search.hidesDeck} onChange={search.setHidesDeck}>
        Hide cards in the deck
      </Option>
    </div>
  )
}

interface OptionProps {
  isChosen: boolean
  onChange: (isChosen: boolean) => void
  children: ReactNode
}

function Option({ isChosen, onChange, children }: OptionProps) {
  return (
    <label className={classes.option}>
      <input
        type="checkbox"
        className={classes.box}
        checked={isChosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}

function costOf(colors: string): string {
  return [...(colors || 'c').toUpperCase()].map((color) => `{${color}}`).join('')
}
