import { type DeckFormat, formatFacts } from '@manafolio/contract'
import type { ListedDeck } from '@manafolio/deck'
import classes from './new-deck-form.module.css'

interface LeaderWordsProps {
  format: DeckFormat | null
  listed: ListedDeck
}

const names = new Intl.ListFormat('en', { type: 'conjunction' })

/** Who leads the deck; nothing where nobody does. */
export function LeaderWords({ format, listed }: LeaderWordsProps) {
  const isLed = format !== null && formatFacts[format].commanders !== null
  const others = listed.cards.filter(({ role }) => role === 'commander')
  const leaders = [listed.commanderName, ...others.map(({ cardName }) => cardName)]
  const words = names.format(leaders.filter((name) => name !== null))
  return (
    <p role="status" className={classes.leader} hidden={!isLed}>
      {words ? (
        <>
          Led by <b>{words}</b>.
        </>
      ) : (
        'The list names no commander. Choose “Commander” as the place of a card here, or choose one later.'
      )}
    </p>
  )
}
