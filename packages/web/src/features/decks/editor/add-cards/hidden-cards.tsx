import { type DeckDetail, formatFacts } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { countOf } from '../../../../lib/formats.ts'
import { commanderColors } from './fitting.ts'
import { hiddenCardsQuery } from './found-cards.ts'
import classes from './search-answer.module.css'
import type { CardSearch } from './use-card-search.ts'

interface HiddenCardsProps {
  deck: DeckDetail
  search: CardSearch
}

/** How many results the options hide and why, with buttons to show them. */
export function HiddenCards({ deck, search }: HiddenCardsProps) {
  const { question, hiddenInDeck } = search
  const { data: unfit } = useQuery(hiddenCardsQuery(question))
  return (
    <>
      {unfit !== undefined && unfit.count > 0 && (
        <p className={classes.hidden}>
          {unfit.hasMore ? `More than ${unfit.count}` : unfit.count} hidden: {reasonIn(deck)}{' '}
          <button type="button" className={classes.link} onClick={() => search.setFitting(false)}>
            Show them
          </button>
        </p>
      )}
      {hiddenInDeck > 0 && (
        <p className={classes.hidden}>
          {countOf(hiddenInDeck, 'card')} hidden: already in the deck{' '}
          <button type="button" className={classes.link} onClick={() => search.setHidesDeck(false)}>
            Show
          </button>
        </p>
      )}
    </>
  )
}

function reasonIn(deck: DeckDetail): string {
  const { name } = formatFacts[deck.format]
  return commanderColors(deck) === null
    ? `not legal in ${name}`
    : `off-color or not legal in ${name}`
}
