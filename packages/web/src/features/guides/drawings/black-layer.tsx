import { useId } from 'react'
import type { ExhibitProps } from './exhibit.ts'
import { Halftone, inkColors } from './halftone.tsx'
import { Loupe } from './loupe.tsx'
import { cardColors } from './stage.ts'

const letterText = {
  x: 104,
  y: 150,
  textAnchor: 'middle',
  fontSize: 158,
  fontWeight: 600,
  fontFamily: 'var(--font-display)',
} as const

/** A letter of the card's name: solid black over the dots, or mixed from dots. */
export function BlackLayer({ exhibit, label }: ExhibitProps) {
  return (
    <Loupe label={label} side="front" place={[11, 7.6]}>
      <rect width="210" height="200" fill={cardColors.paper} />
      <Halftone inks={{ yellow: 0.12, magenta: 0.08, cyan: 0.16 }} pitch={13} />
      {exhibit === 'genuine' ? <SolidLetter /> : <MixedLetter />}
    </Loupe>
  )
}

function SolidLetter() {
  return (
    <text {...letterText} fill="#141118">
      R
    </text>
  )
}

/** Dots for ink, a soft edge, and fringes where the inks do not meet. */
function MixedLetter() {
  const id = useId()
  return (
    <>
      <filter id={`${id}soft`}>
        <feGaussianBlur stdDeviation="1.5" />
      </filter>
      <mask id={`${id}letter`}>
        <text {...letterText} fill="#fff" filter={`url(#${id}soft)`}>
          R
        </text>
      </mask>
      <g filter={`url(#${id}soft)`} style={{ mixBlendMode: 'multiply' }}>
        <text {...letterText} x="100" fill={inkColors.cyan} opacity="0.55">
          R
        </text>
        <text {...letterText} x="108.5" y="152" fill={inkColors.magenta} opacity="0.5">
          R
        </text>
      </g>
      <g mask={`url(#${id}letter)`}>
        <rect width="210" height="200" fill="#6d5f6c" />
        <Halftone inks={{ black: 0.5, cyan: 0.34, magenta: 0.34, yellow: 0.3 }} pitch={11} />
      </g>
    </>
  )
}
