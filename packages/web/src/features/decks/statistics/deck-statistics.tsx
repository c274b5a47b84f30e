import type { DeckSummary } from '@manafolio/contract'
import { Stats } from '../../../ui/stats.tsx'
import classes from './deck-statistics.module.css'
import { favoriteFormat, formatNumbers } from './format-numbers.ts'
import { FormatTable } from './format-table.tsx'

const numbers = new Intl.NumberFormat('en-US')

export function DeckStatistics({ decks }: { decks: readonly DeckSummary[] }) {
  const formats = formatNumbers(decks)
  return (
    <>
      <div className={classes.numbers}>
        <Stats
          stats={[
            {
              label: 'Total Decks',
              value: numbers.format(decks.length),
              note: 'Decks that you have built',
            },
            {
              label: 'Different Formats',
              value: numbers.format(formats.length),
              note: 'Formats that you have a deck for',
            },
            {
              label: 'Favorite Format',
              value: favoriteFormat(formats),
              note: 'The format of most of your decks',
            },
          ]}
        />
      </div>
      {decks.length > 0 && <FormatTable decks={decks} formats={formats} />}
    </>
  )
}
