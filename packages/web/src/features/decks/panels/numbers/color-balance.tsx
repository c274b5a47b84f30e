import type { ColorNumbers } from '@manafolio/deck'
import { ManaSymbol } from '../../../../card-kit/mana-symbol.tsx'
import { countOf } from '../../../../lib/formats.ts'
import { Chart } from '../../kit/charts/chart.tsx'
import { ChartTable } from '../../kit/charts/chart-table.tsx'
import { colorLabels } from '../../kit/charts/color-labels.ts'
import { formatShare } from '../../kit/charts/share-text.ts'
import classes from './color-balance.module.css'

/** A color is reported as short when its share of sources is this much below its share of symbols. */
const noticeableGap = 0.1

/** Compares the colors of mana costs with those of mana sources. */
export function ColorBalance({ colors }: { colors: readonly ColorNumbers[] }) {
  const shares = colorSharesOf(colors)
  return (
    <Chart
      title="Colors: costs and sources"
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

function ColorRow({ color, symbols, sources, symbolShare, sourceShare }: ColorShares) {
  return (
    <li className={classes.color}>
      <span className={classes.symbol}>
        <ManaSymbol symbol={color} />
      </span>
      <Bar kind="costs" share={symbolShare} label={countOf(symbols, 'symbol')} />
      <Bar kind="sources" share={sourceShare} label={countOf(sources, 'source')} />
    </li>
  )
}

interface BarProps {
  kind: 'costs' | 'sources'
  share: number
  label: string
}

function Bar({ kind, share, label }: BarProps) {
  return (
    <span className={classes.line}>
      <span className={classes.track}>
        <i className={classes.bar} data-kind={kind} style={{ width: `${share * 100}%` }} />
      </span>
      <span className={classes.text}>{label}</span>
    </span>
  )
}

function BalanceTable({ colors }: { colors: readonly ColorNumbers[] }) {
  return (
    <ChartTable
      caption="Symbols in costs and sources of mana by color"
      heads={['Color', 'Symbols', 'Cards', 'Lands', 'Other sources']}
      rows={colors.map(({ color, symbols, cards, landSources, otherSources }) => [
        colorLabels[color],
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

/** Colors that are short of sources, and colors with sources but no symbols. */
function BalanceNotes({ colors, shares }: BalanceNotesProps) {
  const short = shares.filter(({ isShort }) => isShort)
  const extra = colors.filter(({ symbols }) => symbols === 0)
  return (
    <div className={classes.notes}>
      {short.map(({ color, sources, symbolShare, sourceShare }) => (
        <p key={color} className={classes.short}>
          <b>{colorLabels[color]} is short of sources:</b> {formatShare(symbolShare, 1)} of the
          symbols,{' '}
          {sources === 0 ? 'and no sources.' : `${formatShare(sourceShare, 1)} of the sources.`}
        </p>
      ))}
      {extra.length > 0 && (
        <p>
          Also produced:{' '}
          {extra
            .map(({ color, landSources, otherSources }) => {
              const sources = countOf(landSources + otherSources, 'source')
              return `${colorLabels[color].toLowerCase()} (${sources})`
            })
            .join(', ')}
        </p>
      )}
    </div>
  )
}

interface ColorShares extends ColorNumbers {
  sources: number
  /** Its share of the symbols in costs, and of the sources of those colors; from 0 to 1. */
  symbolShare: number
  sourceShare: number
  isShort: boolean
}

/** The colors in mana costs, with their shares of symbols and sources. */
function colorSharesOf(colors: readonly ColorNumbers[]): ColorShares[] {
  const required = colors.filter(({ symbols }) => symbols > 0)
  const sourcesOf = ({ landSources, otherSources }: ColorNumbers) => landSources + otherSources
  const symbols = required.reduce((sum, color) => sum + color.symbols, 0)
  const sources = required.reduce((sum, color) => sum + sourcesOf(color), 0)
  return required.map((color) => {
    const symbolShare = color.symbols / symbols
    const sourceShare = sources === 0 ? 0 : sourcesOf(color) / sources
    const isShort = sourcesOf(color) === 0 || symbolShare - sourceShare >= noticeableGap
    return { ...color, sources: sourcesOf(color), symbolShare, sourceShare, isShort }
  })
}
