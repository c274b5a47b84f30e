import { useId } from 'react'
import { Drawing } from '../../../ui/drawing.tsx'
import { CardTop } from './card-top.tsx'
import type { ExhibitProps } from './exhibit.ts'
import { Halftone, inkColors } from './halftone.tsx'
import { Loupe } from './loupe.tsx'
import { Sheet } from './sheet.tsx'
import { cardColors } from './stage.ts'

const letterText = {
  x: 104,
  y: 150,
  textAnchor: 'middle',
  fontSize: 158,
  fontWeight: 600,
  fontFamily: 'var(--font-display)',
} as const

/** A letter of the card's name: solid black over the dots, or composed of dots. */
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

/** Dots for ink, a soft edge, and fringes where the inks don't meet. */
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

const trusted = 'M70 230V82a40 40 0 0 1 40-40H330V230Z'

const outlines = {
  genuine: trusted,
  fake: 'M70 230V54l3-3a12 12 0 0 1 9-9H330V230Z',
} as const

/** A card's corner over that of a genuine card, drawn as a dashed line. */
export function Corner({ exhibit, label }: ExhibitProps) {
  const id = useId()
  const outline = outlines[exhibit]
  return (
    <Drawing label={label} width={300} height={200}>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <Sheet outline={outline} />
      <g clipPath={`url(#${id})`}>
        <CardTop left={70} top={42} />
        {exhibit === 'fake' && (
          <path d={`M60 30H330V230H60Z${trusted}`} fill="#ff6b5c" fillRule="evenodd" />
        )}
      </g>
      <path
        d={trusted}
        fill="none"
        stroke="#fffdf8"
        strokeWidth="2.4"
        strokeDasharray="8 5"
        opacity="0.95"
      />
      <path d="M110 82 82 54" stroke="#fffdf8" strokeWidth="1.6" />
      <circle cx="110" cy="82" r="3.4" fill="#fffdf8" />
    </Drawing>
  )
}
