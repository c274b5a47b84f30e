import { type DeckDetail, formatFacts } from '@manafolio/contract'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import { CheckOption } from '../../../../ui/check-option.tsx'
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
      <CheckOption isChecked={search.isFitting} onChange={search.setFitting}>
        Only cards that fit{' '}
        <span className={classes.text}>
          {formatFacts[deck.format].name}
          {colors !== null && (
            <>
              , in <ManaCost cost={costOf(colors)} />
            </>
          )}
        </span>
      </CheckOption>
      <CheckOption isChecked={search.hidesDeck} onChange={search.setHidesDeck}>
        Hide cards in the deck
      </CheckOption>
    </div>
  )
}

function costOf(colors: string): string {
  return [...(colors || 'c').toUpperCase()].map((color) => `{${color}}`).join('')
}
