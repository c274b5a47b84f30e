import { repeat } from '../../../card-kit/art/path.ts'
import { Drawing } from '../../../ui/drawing.tsx'
import { type ThingProps, thingColors } from './thing-props.ts'

const [light, middle, dark] = thingColors.board
const dividers = ['#a9403a', '#3f6b86', '#3c8f55', '#8a5a12'] as const

/** Three boxes for more and more cards, one behind the other. */
export function StorageBox({ label }: ThingProps) {
  return (
    <Drawing label={label} width={400} height={260}>
      <Box x={126} y={22} rows={2} length={222} size="1600+" />
      <Box x={64} y={94} rows={1} length={200} size="800" />
      <Box x={28} y={166} rows={1} length={116} size="400" />
    </Drawing>
  )
}

interface BoxProps {
  x: number
  y: number
  rows: number
  length: number
  size: string
}

/** Its long side faces us; the rows of cards stand one behind the other. */
function Box({ x, y, rows, length, size }: BoxProps) {
  const depth = rows * 20
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M-8 ${depth + 62}H${length + 4}l${depth * 0.7} ${-depth}v-8H0Z`} opacity="0.25" />
      <path
        d={`M0 ${depth}l${depth * 0.7} ${-depth}h${length}l${-depth * 0.7} ${depth}Z`}
        fill="#4b3f2c"
      />
      {repeat(rows, (row) => (
        <Row key={row} row={rows - row} length={length} depth={depth} />
      ))}
      <path
        d={`M${length} ${depth}l${depth * 0.7} ${-depth}v56l${-depth * 0.7} ${depth}Z`}
        fill={dark}
      />
      <rect y={depth} width={length} height="56" fill={middle} />
      <rect y={depth} width={length} height="5" fill={light} />
      <rect x={length - 74} y={depth + 16} width="62" height="26" rx="3" fill={light} />
      <text
        x={length - 43}
        y={depth + 34.5}
        textAnchor="middle"
        fontSize="16"
        fontWeight="600"
        fill={thingColors.dark}
      >
        {size}
      </text>
    </g>
  )
}

/** Cards on their edges, with a coloured divider now and then. */
function Row({ row, length, depth }: { row: number; length: number; depth: number }) {
  const count = Math.floor(length / 5) - 3
  return repeat(count, (card) => {
    const isDivider = card % 9 === 4
    const left = 6 + card * 5 + (row - 1) * 14
    const top = depth - (row - 1) * 20 - (isDivider ? 15 : 9)
    return (
      <path
        key={card}
        d={`M${left} ${top + 24}V${top}l12-9v24Z`}
        fill={isDivider ? dividers[card % 4] : card % 2 ? '#2a2530' : '#3a3342'}
        stroke={isDivider ? 'none' : '#6d4524'}
        strokeWidth="0.7"
      />
    )
  })
}
