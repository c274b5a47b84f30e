import type { Card } from '@manafolio/contract'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PrintingLine } from '../printing-line.tsx'
import type { OfferedPrinting } from './offered-printing.ts'
import classes from './printing-choice.module.css'
import { PrintingSearch } from './printing-search.tsx'

interface PrintingChoiceProps<T extends OfferedPrinting> {
  /** What a printing is chosen for. */
  name: string
  chosen: T | null
  suggestions: readonly T[]
  /** Renders a suggestion's image at a width in px. */
  imageOf: (card: T, width: number) => ReactNode
  /** Converts a found card to what is chosen here. */
  fromCard: (card: Card) => T
  onChoose: (card: T) => void
}

/** The width of a suggestion's image. */
const imageWidth = 44

/** The printings that may be meant, and a search for any other. */
export function PrintingChoice<T extends OfferedPrinting>(props: PrintingChoiceProps<T>) {
  const { name, chosen, suggestions: current, imageOf, fromCard, onChoose } = props
  // A confirmed line has no suggestions, but another printing can still be chosen.
  const [first] = useState(current)
  const [isSearching, setSearching] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const suggestions = current.length > 0 ? current : first
  const label = chosen ? 'Find another printing' : 'Search for the card'

  /** The focused element is gone then: the focus goes to what replaces it. */
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
          aria-label={`${label}: ${name}`}
          onClick={() => turnTo(true)}
        >
          <IconSearch size={17} stroke={1.8} aria-hidden />
          {label}
        </button>
      )}
    </div>
  )
}

interface SuggestedPrintingProps {
  card: OfferedPrinting
  image: ReactNode
  isChosen: boolean
  onChoose: () => void
}

/** A suggested printing with a button to choose it. */
function SuggestedPrinting({ card, image, isChosen, onChoose }: SuggestedPrintingProps) {
  return (
    <button type="button" className={classes.printing} aria-pressed={isChosen} onClick={onChoose}>
      <span className={classes.thumb}>{image}</span>
      <span className={classes.text}>
        <b className={classes.name}>{card.cardName ?? 'Unknown card'}</b>
        <span className={classes.set}>
          <PrintingLine printing={card} />
        </span>
      </span>
      {isChosen && <IconCheck size={18} stroke={2} aria-hidden className={classes.check} />}
    </button>
  )
}
