import { Drawing } from '../../../ui/drawing.tsx'
import type { ExhibitProps } from './exhibit.ts'
import { MiniFront } from './mini-card.tsx'
import { cardColors } from './stage.ts'

const readings = {
  genuine: { grams: '1.76', millimetres: '0.305', gap: 9 },
  fake: { grams: '1.58', millimetres: '0.340', gap: 15 },
} as const

/** A card on a pocket scale, and one in a caliper, with their readings. */
export function Weight({ exhibit, label }: ExhibitProps) {
  const { grams, millimetres, gap } = readings[exhibit]
  return (
    <Drawing label={label} width={300} height={200}>
      <rect x="22" y="26" width="126" height="158" rx="12" opacity="0.22" />
      <rect x="25" y="20" width="126" height="158" rx="12" fill="#2c2833" />
      <rect x="33" y="28" width="110" height="100" rx="8" fill="#a7a4ad" />
      <rect x="33" y="28" width="110" height="50" rx="8" fill="#fff" opacity="0.16" />
      <g transform="translate(62 32) rotate(5 31 44)">
        <rect x="-2" y="3" width="63" height="88" rx="3" opacity="0.3" />
        <MiniFront />
      </g>
      <Display x={48} y={136} reading={`${grams} g`} width={80} />
      <Caliper gap={gap} />
      <Display x={182} y={132} reading={`${millimetres} mm`} width={98} />
    </Drawing>
  )
}

interface DisplayProps {
  x: number
  y: number
  width: number
  reading: string
}

function Display({ x, y, width, reading }: DisplayProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height="32" rx="5" fill="#c6d3bd" stroke="#17141a" />
      <text
        x={x + width / 2}
        y={y + 22.5}
        textAnchor="middle"
        fontSize="17"
        fontWeight="600"
        fill="#1c241a"
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {reading}
      </text>
    </>
  )
}

/** The jaws from the side, with the card's edge between them. */
function Caliper({ gap }: { gap: number }) {
  const middle = 226
  return (
    <>
      <rect x="172" y="30" width="116" height="18" rx="4" fill="#8b8793" />
      <path
        d="M178 30v7m8-7v5m8-5v7m8-7v5m8-5v7m8-7v5m8-5v7m8-7v5m8-5v7m8-7v5m8-5v7m8-7v5m8-5v7"
        stroke="#2c2833"
      />
      <path d={`M${middle - gap / 2} 48v66l-10 10-16-30V48Z`} fill="#6c6875" />
      <path d={`M${middle + gap / 2} 48v66l10 10 16-30V48Z`} fill="#55515e" />
      <rect x={middle - gap / 2} y="58" width={gap} height="66" fill={cardColors.paper} />
      <rect x={middle - 0.9} y="58" width="1.8" height="66" fill="#24407c" />
    </>
  )
}

/** A genuine card on the left and another on the right, with guide lines across. */
export function SideBySide({ exhibit, label }: ExhibitProps) {
  return (
    <Drawing label={label} width={300} height={200}>
      <g transform="translate(28 24) scale(1.72)">
        <rect x="-1" y="3" width="63" height="88" rx="3" opacity="0.25" />
        <MiniFront />
      </g>
      <g transform="translate(164 24) scale(1.72)">
        <rect x="-1" y="3" width="63" height="88" rx="3" opacity="0.25" />
        {exhibit === 'genuine' ? <MiniFront /> : <OffFront />}
      </g>
      <path
        d="M10 37h280M10 44h280M10 108.6h280M10 117h280M10 163h280"
        stroke="var(--mark)"
        strokeWidth="1.3"
        strokeDasharray="5 4"
      />
    </Drawing>
  )
}

/** Slightly different: a wider border, a higher name, bolder letters, paler colors. */
function OffFront() {
  return (
    <>
      <rect width="63" height="88" rx="1.4" fill="#2b2430" />
      <rect x="4.4" y="4.6" width="54.2" height="76" rx="1.6" fill="#8a9cb4" />
      <rect x="6" y="3.4" width="51" height="6.4" rx="2.4" fill="#e6e6ee" />
      <path d="M8.5 6.7h24" stroke="#2b2430" strokeWidth="2.5" />
      <circle cx="53" cy="6.6" r="2.1" fill="#d79a86" />
      <rect x="7" y="11" width="49" height="35" fill="#f3dcb4" />
      <circle cx="21" cy="23" r="5.7" fill="#fff4da" />
      <path d="M7 35l11-9 11 8 12-12 15 11v13H7Z" fill="#937a92" />
      <path d="M7 41l15-6 13 5 12-4 9 3v7H7Z" fill="#5f5670" />
      <rect x="6" y="46.8" width="51" height="6" rx="2.2" fill="#e6e6ee" />
      <path d="M8.5 49.8h20" stroke="#2b2430" strokeWidth="2" />
      <rect x="7" y="54.4" width="49" height="24" fill={cardColors.paper} />
      <path d="M10 59h41M10 63.2h37M10 67.4h40M10 73h27" stroke="#2b2430" strokeWidth="1.7" />
    </>
  )
}
