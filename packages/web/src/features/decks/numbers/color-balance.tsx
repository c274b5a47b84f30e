import type { ColorNumbers } from '@manafolio/deck'
import { ManaSymbol } from '../../../card-kit/mana-symbol.tsx'
import { Chart } from './chart.tsx'
import { ChartTable } from './chart-table.tsx'
import classes from './color-balance.module.css'
import { colorWords } from './color-words.ts'
import { countWords, shareWords } from './count-words.ts'
import { type ColorShares, colorSharesOf } from './short-colors.ts'

/** The colours of costs against the colours of what makes mana. */
export function ColorBalance({ colors }: { colors: readonly ColorNumbers[] }) {
  const shares = colorSharesOf(colors)
  return (
    <Chart
      title="Colours: costs and sources"
      table={<BalanceTable colors={colors} />}
      note={<BalanceNotes colors={colors} shares={shares} />}
    >
      <ul className={classes.colors}>
        {shares.map((share) => (
          <ColorRow key={share.color} {...share} />
        ))}
      </ul>
    </Chart>
  )
}

function ColorRow({ color, symbols, sources, asked, made }: ColorShares) {
  return (
    <li className={classes.color}>
      <span className={classes.symbol}>
        <ManaSymbol symbol={color} />
      </span>
      <Bar kind="costs" share={asked} words={countWords(symbols, 'symbol')} />
      <Bar kind="sources" share={made} words={countWords(sources, 'source')} />
    </li>
  )
}

interface BarProps {
  kind: 'costs' | 'sources'
  share: number
  words: string
}

function Bar({ kind, share, words }: BarProps) {
  return (
    <span className={classes.line}>
      <span className={classes.track}>
        <i className={classes.bar} data-kind={kind} style={{ width: `${share * 100}%` }} />
      </span>
      <span className={classes.words}>{words}</span>
    </span>
  )
}

function BalanceTable({ colors }: { colors: readonly ColorNumbers[] }) {
  return (
    <ChartTable
      caption="Symbols in costs and sources of mana by colour"
      heads={['Colour', 'Symbols', 'Cards', 'Lands', 'Other sources']}
      rows={colors.map(({ color, symbols, cards, landSources, otherSources }) => [
        colorWords[color],
        symbols,
        cards,
        landSources,
        otherSources,
      ])}
    />
  )
}

interface BalanceNotesProps {
  colors: readonly ColorNumbers[]
  shares: readonly ColorShares[]
}

/** Where sources are short of what costs ask for, and what is made that no cost asks for. */
function BalanceNotes({ colors, shares }: BalanceNotesProps) {
  const short = shares.filter(({ isShort }) => isShort)
  const unasked = colors.filter(({ symbols }) => symbols === 0)
  return (
    <div className={classes.notes}>
      {short.map(({ color, sources, asked, made }) => (
        <p key={color} className={classes.short}>
          <b>{colorWords[color]} is short of sources:</b> {shareWords(asked, 1)} of the symbols,{' '}
          {sources === 0 ? 'and nothing makes it.' : `${shareWords(made, 1)} of the sources.`}
        </p>
      ))}
      {unasked.length > 0 && (
        <p>
          Also made:{' '}
          {unasked
            .map(({ color, landSources, otherSources }) => {
              const sources = countWords(landSources + otherSources, 'source')
              return `${colorWords[color].toLowerCase()} (${sources})`
            })
            .join(', ')}
        </p>
      )}
    </div>
  )
}
