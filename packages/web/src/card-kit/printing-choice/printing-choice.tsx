import type { Card } from '@manafolio/contract'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OfferedPrinting } from './offered-printing.ts'
import classes from './printing-choice.module.css'
import { PrintingSearch } from './printing-search.tsx'
import { SuggestedPrinting } from './suggested-printing.tsx'

interface PrintingChoiceProps<T extends OfferedPrinting> {
  /** Of what a printing is chosen for. */
  name: string
  chosen: T | null
  suggestions: readonly T[]
  /** What a suggestion looks like, in so many px. */
  imageOf: (card: T, width: number) => ReactNode
  /** Makes of a card that was found what is chosen here. */
  fromCard: (card: Card) => T
  onChoose: (card: T) => void
}

/** How wide the image of a suggestion is. */
const imageWidth = 44

/** The printings that may be meant, and a search for any other. */
export function PrintingChoice<T extends OfferedPrinting>(props: PrintingChoiceProps<T>) {
  const { name, chosen, suggestions: current, imageOf, fromCard, onChoose } = props
  // What is settled has none any more, but who chose one may choose again.
  const [first] = useState(current)
  const [isSearching, setSearching] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const suggestions = current.length > 0 ? current : first
  const words = chosen ? 'Find another printing' : 'Search for the card'

  /** What had the focus is gone then: it goes to what stands in its place. */
  function turnTo(isSearch: boolean) {
    flushSync(() => setSearching(isSearch))
    box.current?.querySelector<HTMLElement>(isSearch ? 'input' : '[data-search]')?.focus()
  }

  return (
    <div ref={box} className={classes.choice}>
      {suggestions.length > 0 && (
        <ul className={classes.suggestions} aria-label={`Printings that may be meant by ${name}`}>
          {suggestions.map((card) => (
            <li key={card.scryfallId}>
              <SuggestedPrinting
                card={card}
                image={imageOf(card, imageWidth)}
                isChosen={card.scryfallId === chosen?.scryfallId}
                onChoose={() => onChoose(card)}
              />
            </li>
          ))}
        </ul>
      )}
      {isSearching ? (
        <PrintingSearch
          name={name}
          firstText={chosen?.cardName ?? suggestions[0]?.cardName ?? name}
          onClose={() => turnTo(false)}
          onChoose={(card) => {
            onChoose(fromCard(card))
            turnTo(false)
          }}
        />
      ) : (
        <button
          type="button"
          data-search
          className={classes.search}
          aria-label={`${words}: ${name}`}
          onClick={() => turnTo(true)}
        >
          <IconSearch size={17} stroke={1.8} aria-hidden />
          {words}
        </button>
      )}
    </div>
  )
}
