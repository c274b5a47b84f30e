import { createRandom, type Point, points, polygon, repeat } from '@manafolio/card-art'
import { useId } from 'react'
import { Drawing } from '../../../ui/drawing.tsx'
import type { ExhibitProps } from './exhibit.ts'
import { Halftone } from './halftone.tsx'
import { Loupe } from './loupe.tsx'
import { letterPlace } from './mini-card.tsx'
import { cardColors } from './stage.ts'
import { waves } from './worn-line.ts'

/** The foot of a card with its stamp: embedded and iridescent, or glued on and gray. */
export function HoloStamp({ exhibit, label }: ExhibitProps) {
  return (
    <Drawing label={label} width={300} height={200}>
      <path d="M-10-10H310V170H-10Z" opacity="0.25" transform="translate(0 6)" />
      <rect x="-10" y="-10" width="320" height="180" fill={cardColors.border} />
      <path
        d="M-10-10H310V118c-60 8-84 10-102 6-8-22-28-34-58-34s-50 12-58 34c-18 4-42 2-102-6Z"
        fill={cardColors.frame[1]}
      />
      <path
        d="M-10-10H310V96c-50 4-72 6-96 4-12-18-34-26-64-26S98 82 86 100c-24 2-46 0-96-4Z"
        fill="#eef1ee"
      />
      <path
        d="M20 18h236M20 36h252M20 54h120M176 54h72"
        stroke={cardColors.ink}
        strokeWidth="6"
        opacity="0.75"
      />
      {exhibit === 'genuine' ? <Hologram /> : <Sticker />}
    </Drawing>
  )
}

function Hologram() {
  const id = useId()
  return (
    <>
      <linearGradient id={`${id}colors`} x2="1" y2="0.6">
        {['#d8f3ff', '#9be8c8', '#f7f3a8', '#f6b3c9', '#b8b5ff', '#a9f0ee', '#fff'].map(
          (color, step) => (
            <stop key={color} offset={step / 6} stopColor={color} />
          ),
        )}
      </linearGradient>
      <pattern
        id={`${id}lines`}
        width="4"
        height="4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(32)"
      >
        <path d="M0 1h4" stroke="#3d4660" strokeWidth="0.8" opacity="0.65" />
      </pattern>
      <ellipse cx="150" cy="126" rx="50" ry="27" fill={`url(#${id}colors)`} stroke="#fff" />
      <ellipse cx="150" cy="126" rx="49" ry="26" fill={`url(#${id}lines)`} />
      <path
        d="M150 106c5 13 7 15 20 20-13 5-15 7-20 20-5-13-7-15-20-20 13-5 15-7 20-20Z"
        fill="#fff"
        opacity="0.85"
      />
      <path d="M112 112 186 146" stroke="#fff" strokeWidth="5" opacity="0.45" />
    </>
  )
}

function Sticker() {
  return (
    <>
      <ellipse cx="153" cy="131" rx="52" ry="28" opacity="0.6" />
      <ellipse cx="150" cy="126" rx="53" ry="29" fill="#dedee2" />
      <ellipse
        cx="150"
        cy="126"
        rx="49"
        ry="25"
        fill="#9d9da4"
        stroke="#85858c"
        strokeWidth="1.5"
      />
      <ellipse cx="136" cy="118" rx="20" ry="8" fill="#fff" opacity="0.25" />
    </>
  )
}

/** Clockwise from the upper left; the upper side of the bar is the smooth one. */
const letter = points(
  '44 44, 164 42, 168 76, 154 76, 146 66, 122 66, 122 140, 136 148, 136 160, 74 160, 74 148, 88 140, 88 66, 62 66, 54 76, 40 76',
)

/**
 * The first letter below the logo, with the irregular outline of the print or the clean one of a
 * typeface.
 */
export function SquigglyT({ exhibit, label }: ExhibitProps) {
  return (
    <Loupe label={label} side="back" place={letterPlace}>
      <rect width="210" height="200" fill="#70452a" />
      <g opacity="0.4">
        <Halftone inks={{ yellow: 0.2, magenta: 0.25, black: 0.16 }} pitch={9} />
      </g>
      {exhibit === 'genuine' ? <PrintedLetter /> : <TypedLetter />}
    </Loupe>
  )
}

function PrintedLetter() {
  return (
    <path
      d={polygon(squiggly(letter))}
      fill="#efe2bd"
      stroke="#20150e"
      strokeWidth="4.5"
      strokeLinejoin="round"
    />
  )
}

function TypedLetter() {
  const id = useId()
  return (
    <>
      <filter id={id}>
        <feGaussianBlur stdDeviation="0.9" />
      </filter>
      <path
        d={polygon(letter)}
        fill="#e4d8ba"
        stroke="#33251c"
        strokeWidth="4.5"
        filter={`url(#${id})`}
      />
    </>
  )
}

/** The outline in small steps that deviate from the straight line; the first side stays smooth. */
function squiggly(outline: readonly Point[]): Point[] {
  const wave = waves(createRandom('squiggly T'), 1.7)
  return outline.flatMap((from, side): Point[] => {
    const to = outline[(side + 1) % outline.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const steps = Math.max(1, Math.round(length / 3.4))
    const strength = side === 0 ? 0.8 : 7
    return repeat(steps, (step): Point => {
      const away = (wave(side * 31 + step) - 0.5) * strength
      const share = step / steps
      return [
        from[0] + (to[0] - from[0]) * share + ((to[1] - from[1]) / length) * away,
        from[1] + (to[1] - from[1]) * share - ((to[0] - from[0]) / length) * away,
      ]
    })
  })
}
