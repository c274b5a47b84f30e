import type { DeckNumbers } from '@manafolio/deck'

import { countOf, pluralOf } from '../../../../lib/formats.ts'
import { formatShare } from '../../kit/charts/share-text.ts'
import classes from './deck-numbers.module.css'

/** The three most important numbers of a deck. */
export function NumberFigures({ numbers }: { numbers: DeckNumbers }) {
  const { cards, sideCards, unknownCards, lands, averageManaValue } = numbers
  const figures = [
    {
      label: 'Mana value',
      value: averageManaValue === null ? '–' : averageManaValue.toFixed(2),
      note: averageManaValue === null ? 'only lands' : 'average, without lands',
    },
    { label: 'Lands', value: String(lands), note: `${formatShare(lands, cards)} of the deck` },
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
