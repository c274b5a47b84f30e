import { repeat } from '@manafolio/card-art'
import { Drawing } from '../../../ui/drawing.tsx'
import { type AccessoryDrawingProps, accessoryColors } from './accessory-drawing-props.ts'
import { MiniFront } from './mini-card.tsx'

const leather = shades(accessoryColors.leather)
const board = shades(accessoryColors.board)
const cloth = shades(accessoryColors.cloth)

const [sleeve, sleeveSide] = accessoryColors.cloth

/** Seen from the front, slightly from above and the right. */
export function DeckBox({ label }: AccessoryDrawingProps) {
  return (
    <Drawing label={label} width={400} height={260}>
      <path d="M84 236 268 236 348 204 348 190 84 216Z" opacity="0.28" />
      <Lid />
      <path d="M108 92 176 62H306L268 92Z" fill="#140f0b" />
      {repeat(15, (card) => (
        <path
          key={card}
          d={`M${128 + card * 3.2} ${76 - card * 1.3}h128v60h-128Z`}
          fill={card % 4 === 3 ? '#e9dfc9' : sleeve}
          stroke={sleeveSide}
        />
      )).reverse()}
      <path d="M108 92H268V232H108Z" fill={leather.middle} />
      <path d="M268 92 316 66V200L268 232Z" fill={leather.dark} />
      <path d="M108 92H268V98H108Z" fill={leather.light} />
      <path
        d="M118 108H258V222H118Z"
        fill="none"
        stroke={leather.light}
        strokeDasharray="5 4"
        strokeWidth="1.6"
      />
      <g transform="translate(188 164)">
        <circle r="25" fill="none" stroke={accessoryColors.brass} strokeWidth="2.5" />
        <path
          d="M-9-12h14v20H-9ZM-4-8h14v20H-4Z"
          fill="none"
          stroke={accessoryColors.brass}
          strokeWidth="2"
        />
      </g>
    </Drawing>
  )
}

function Lid() {
  return (
    <>
      <path d="M176 62 316 66 308 12 184 8Z" fill={leather.dark} />
      <path d="M184 8H308L306 14 186 11Z" fill={leather.light} />
      <circle cx="247" cy="26" r="6" fill={accessoryColors.brass} />
    </>
  )
}

const dividers = ['#a9403a', '#3f6b86', '#3c8f55', '#8a5a12'] as const

/** Three boxes of increasing size, one behind the other. */
export function StorageBox({ label }: AccessoryDrawingProps) {
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

/** Its long side faces the viewer; the rows of cards are behind each other. */
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
        fill={board.dark}
      />
      <rect y={depth} width={length} height="56" fill={board.middle} />
      <rect y={depth} width={length} height="5" fill={board.light} />
      <rect x={length - 74} y={depth + 16} width="62" height="26" rx="3" fill={board.light} />
      <text
        x={length - 43}
        y={depth + 34.5}
        textAnchor="middle"
        fontSize="16"
        fontWeight="600"
        fill={accessoryColors.dark}
      >
        {size}
      </text>
    </g>
  )
}

/** Cards on edge, with an occasional colored divider. */
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

/** A card being put into a sleeve, beside the pack of sleeves. */
export function Sleeves({ label }: AccessoryDrawingProps) {
  return (
    <Drawing label={label} width={400} height={260}>
      <Pack />
      <g transform="rotate(7 260 130)">
        <rect x="186" y="74" width="142" height="186" rx="5" opacity="0.25" />
        <rect x="190" y="66" width="142" height="188" rx="5" fill={cloth.dark} />
        <g transform="translate(196 18) scale(2.06)">
          <MiniFront />
        </g>
        <path d="M190 66h142v183a5 5 0 0 1-5 5H195a5 5 0 0 1-5-5Z" fill="#dcecf7" opacity="0.34" />
        <path d="M190 66h142" stroke="#fff" strokeWidth="2.5" opacity="0.85" />
        <path d="M202 250 318 70" stroke="#fff" strokeWidth="15" opacity="0.2" />
        <path
          d="M190 66h142v183a5 5 0 0 1-5 5H195a5 5 0 0 1-5-5Z"
          fill="none"
          stroke="#fff"
          opacity="0.6"
        />
      </g>
    </Drawing>
  )
}

function Pack() {
  return (
    <g transform="translate(48 54) rotate(-9 54 80)">
      <rect x="-4" y="7" width="112" height="158" rx="4" opacity="0.25" />
      <path d="M112 6 128 0V148L112 158Z" fill={cloth.dark} />
      <path d="M0 6 18 0H128L112 6Z" fill={cloth.light} />
      <rect y="6" width="112" height="152" rx="3" fill={cloth.middle} />
      <rect x="14" y="24" width="84" height="72" rx="4" fill={accessoryColors.board[0]} />
      <path
        d="M34 36h34v46H34ZM44 42h34v46H44Z"
        fill={cloth.light}
        stroke={cloth.dark}
        strokeWidth="2"
      />
      <path d="M16 116h80M16 130h52" stroke={accessoryColors.board[0]} strokeWidth="5" />
    </g>
  )
}

function shades([light, middle, dark]: readonly [string, string, string]) {
  return { light, middle, dark }
}
