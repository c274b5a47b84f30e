import type { DeckNumbers } from '@manafolio/deck'

import { countOf, pluralOf } from '../../../../lib/formats.ts'
import { formatShare } from '../../kit/charts/share-text.ts'
import classes from './deck-numbers.module.css'

/** The most important numbers of a deck beside that of its cards, which the head of the page has. */
export function NumberFigures({ numbers }: { numbers: DeckNumbers }) {
  const { cards, unknownCards, lands, averageManaValue } = numbers
  const figures = [
    {
      label: 'Mana value',
      value: averageManaValue === null ? '–' : averageManaValue.toFixed(2),
      note: averageManaValue === null ? 'only lands' : 'average, without lands',
    },
    { label: 'Lands', value: String(lands), note: `${formatShare(lands, cards)} of the deck` },
  ]
  return (
    <div>
      <dl className={classes.figures}>
        {figures.map(({ label, value, note }) => (
          <div key={label} className={classes.figure}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value}</dd>
            <dd className={classes.numberFiguresNote}>{note}</dd>
          </div>
        ))}
      </dl>
      {unknownCards > 0 && (
        <p className={classes.unknown}>
          {countOf(unknownCards, 'card')} {pluralOf(unknownCards, 'is', 'are')} not in the card data
          and not counted below.
        </p>
      )}
    </div>
  )
}
