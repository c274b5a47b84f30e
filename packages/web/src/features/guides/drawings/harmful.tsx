import { type Point, polygon } from '@manafolio/card-art'
import type { ReactNode } from 'react'
import { Drawing } from '../../../ui/drawing.tsx'
import { MiniFront } from './mini-card.tsx'
import { cardColors } from './stage.ts'

interface HarmfulProps {
  label: string
}

export function BendTest({ label }: HarmfulProps) {
  return (
    <Crossed label={label}>
      <path
        d="M70 128C64 60 92 34 120 34s56 26 50 94"
        fill="none"
        opacity="0.25"
        stroke="#000"
        strokeWidth="12"
        transform="translate(-3 5)"
      />
      <path
        d="M70 126C64 58 92 32 120 32s56 26 50 94"
        fill="none"
        stroke={cardColors.border}
        strokeWidth="9"
      />
      <path
        d="M74 126C68 62 94 36 120 36s52 26 46 90"
        fill="none"
        stroke="#8c5c30"
        strokeWidth="3"
      />
      <path
        d="M26 104h28m-10-9 10 9-10 9M214 104h-28m10-9-10 9 10 9"
        fill="none"
        stroke="var(--note)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M104 26l6 8m8-11v9m18-3-7 6" stroke={cardColors.paper} strokeWidth="2.4" />
    </Crossed>
  )
}

export function WaterTest({ label }: HarmfulProps) {
  return (
    <Crossed label={label}>
      <g transform="matrix(1.5 0.1 -0.5 0.9 98 52)">
        <rect x="-1" y="3" width="63" height="88" rx="3" opacity="0.25" />
        <MiniFront />
      </g>
      <ellipse
        cx="126"
        cy="102"
        rx="27"
        ry="12"
        fill="#bcdcf0"
        opacity="0.75"
        stroke="#e9f6ff"
        strokeWidth="2"
      />
      <path d="M126 14c14 22 21 31 21 42a21 21 0 0 1-42 0c0-11 7-20 21-42Z" fill="#6ea9d0" />
      <path
        d="M114 56a12 12 0 0 0 10 13"
        fill="none"
        stroke="#e9f6ff"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </Crossed>
  )
}

const tornEdge: readonly Point[] = [
  [72, 26],
  [66, 44],
  [75, 60],
  [66, 76],
  [78, 92],
  [68, 108],
  [76, 124],
  [72, 138],
]

export function RipTest({ label }: HarmfulProps) {
  return (
    <Crossed label={label}>
      <g transform="translate(30 0) rotate(-8 70 90)">
        <Half outer={8} color={cardColors.frame[1]} toTear={-1} />
      </g>
      <g transform="translate(62 3) rotate(9 120 90)">
        <Half outer={134} color={cardColors.sky[1]} toTear={1} />
      </g>
    </Crossed>
  )
}

interface HalfProps {
  /** The side that is intact. */
  outer: number
  color: string
  /** The side of the tear that the half is on: -1 left, 1 right. */
  toTear: -1 | 1
}

/**
 * Half of a torn card: its printed side is torn further back than its paper, with the core between.
 */
function Half({ outer, color, toTear }: HalfProps) {
  const half = (back: number, inset: number) =>
    polygon([
      [outer - toTear * inset, 26 + inset],
      ...tornEdge.map(
        ([x, y]): Point => [x + toTear * back, Math.min(138 - inset, Math.max(26 + inset, y))],
      ),
      [outer - toTear * inset, 138 - inset],
    ])
  return (
    <>
      <path d={half(0, 0)} fill={cardColors.paper} />
      <path d={half(4, 0)} fill="#24407c" />
      <path d={half(6, 0)} fill={cardColors.border} />
      <path d={half(6, 8)} fill={color} />
    </>
  )
}

function Crossed({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Drawing label={label} width={240} height={150}>
      {children}
      <path d="M24 134 216 16" stroke="#fffdf8" strokeWidth="9" strokeLinecap="round" />
      <path d="M24 134 216 16" stroke="#b3392f" strokeWidth="6" strokeLinecap="round" />
    </Drawing>
  )
}
