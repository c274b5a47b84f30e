import type { DeckNumbers } from '@manafolio/deck'

import { copiesWords, shareWords } from './count-words.ts'
import classes from './number-figures.module.css'

/** The three numbers that say most of a deck. */
export function NumberFigures({ numbers }: { numbers: DeckNumbers }) {
  const { cards, sideCards, unknownCards, lands, averageManaValue } = numbers
  const figures = [
    {
      label: 'Mana value',
      value: averageManaValue === null ? '–' : averageManaValue.toFixed(2),
      note: averageManaValue === null ? 'lands alone' : 'average, without lands',
    },
    { label: 'Lands', value: String(lands), note: `${shareWords(lands, cards)} of the deck` },
    {
      label: 'Cards',
      value: String(cards),
      note: sideCards > 0 ? `and ${sideCards} side` : 'in the main deck',
    },
  ]
  return (
    <div>
      <dl className={classes.figures}>
        {figures.map(({ label, value, note }) => (
          <div key={label} className={classes.figure}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value}</dd>
            <dd className={classes.note}>{note}</dd>
          </div>
        ))}
      </dl>
      {unknownCards > 0 && (
        <p className={classes.unknown}>
          The card data does not know {copiesWords(unknownCards)}: what follows is of the others.
        </p>
      )}
    </div>
  )
}
