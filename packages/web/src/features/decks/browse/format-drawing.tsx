import type { DeckFormat } from '@manafolio/contract'
import classes from './format-drawing.module.css'

interface FormatDrawingProps {
  format: DeckFormat
  cards: number
  hasCommander: boolean
}

/** The pile has one edge per this many cards. */
const cardsPerEdge = 10
const edgeHeight = 4
const bottom = 118

/** The deck as a pile as tall as its number of cards, with its commander behind it. */
export function FormatDrawing({ format, cards, hasCommander }: FormatDrawingProps) {
  const edges = Math.round(cards / cardsPerEdge)
  const top = bottom - edges * edgeHeight
  const upper = hasCommander ? top - 72 : top - 16
  return (
    <svg
      className={classes.drawing}
      data-format={format}
      viewBox={`0 ${upper} 104 ${bottom + 18 - upper}`}
      aria-hidden="true"
    >
      <ellipse className={classes.shadow} cx="54" cy="119" rx="46" ry="13" />
      {hasCommander && <Commander top={top} />}
      {Array.from({ length: edges }, (_, edge) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: edges differ only in their position
          key={edge}
          className={classes.edge}
          d={pileCard(bottom - edge * edgeHeight)}
        />
      ))}
      <path className={classes.back} d={pileCard(top)} />
      <ellipse className={classes.mark} cx="51" cy={top} rx="13" ry="5" />
    </svg>
  )
}

/** The outline of a card lying on the table, in perspective. */
function pileCard(y: number): string {
  return `M8 ${y + 4}L44 ${y - 13}Q46 ${y - 14} 48 ${y - 13}L94 ${y - 3}Q96 ${y - 2} 94 ${y - 1}L60 ${y + 15}Q58 ${y + 16} 55 ${y + 15}L9 ${y + 6}Q7 ${y + 5} 8 ${y + 4}Z`
}

function Commander({ top }: { top: number }) {
  return (
    <g transform={`translate(0 ${top - 76})`}>
      <rect className={classes.card} x="31" y="6" width="46" height="64" rx="3.5" />
      <rect className={classes.art} x="35.5" y="15" width="37" height="27" rx="1.5" />
      <path className={classes.crown} d="m44 36-2-12 6 5 6-8 6 8 6-5-2 12z" />
      <path className={classes.text} d="M36 49h36M36 55h30M36 61h33" />
    </g>
  )
}
