import type { ImportCard, ImportRow } from '@manafolio/contract'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './printing-choice.module.css'
import { PrintingSearch } from './printing-search.tsx'
import { SuggestedPrinting } from './suggested-printing.tsx'

interface PrintingChoiceProps {
  row: ImportRow
  name: string
  onChoose: (card: ImportCard) => void
}

/** The printings that may be meant, and a search for any other. */
export function PrintingChoice({ row, name, onChoose }: PrintingChoiceProps) {
  // A row that is ready has none any more, but who chose one may choose again.
  const [first] = useState(row.suggestions)
  const [isSearching, setSearching] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const suggestions = row.suggestions.length > 0 ? row.suggestions : first

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
                isChosen={card.scryfallId === row.card?.scryfallId}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      )}
      {isSearching ? (
        <PrintingSearch
          name={name}
          firstText={row.card?.cardName ?? suggestions[0]?.cardName ?? name}
          onClose={() => turnTo(false)}
          onChoose={(card) => {
            onChoose(card)
            turnTo(false)
          }}
        />
      ) : (
        <button
          type="button"
          data-search
          className={classes.search}
          aria-label={`Find another printing for ${name}`}
          onClick={() => turnTo(true)}
        >
          <IconSearch size={17} stroke={1.8} aria-hidden />
          {row.card || suggestions.length > 0 ? 'Find another printing' : 'Find the printing'}
        </button>
      )}
    </div>
  )
}
