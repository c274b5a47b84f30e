import { createRandom, disc, repeat } from '@manafolio/card-art'
import { useId } from 'react'
import type { ExhibitProps } from './exhibit.ts'
import { Halftone, inkColors } from './halftone.tsx'
import { Loupe } from './loupe.tsx'
import { greenDotPlace } from './mini-card.tsx'
import { cardColors } from './stage.ts'

/** A patch of sky under the loupe: rosettes of offset print, or the spray of an inkjet. */
export function Rosettes({ exhibit, label }: ExhibitProps) {
  return (
    <Loupe label={label} side="front" place={[40, 18]}>
      <rect width="210" height="200" fill={cardColors.paper} />
      {exhibit === 'genuine' ? (
        <Halftone inks={{ yellow: 0.4, magenta: 0.26, cyan: 0.2, black: 0.05 }} pitch={14} />
      ) : (
        <Inkjet />
      )}
    </Loupe>
  )
}

function Inkjet() {
  const id = useId()
  return (
    <>
      <filter id={id}>
        <feGaussianBlur stdDeviation="0.7" />
      </filter>
      <rect width="210" height="200" fill="#f4c79b" />
      <g filter={`url(#${id})`}>
        <Specks seed="inkjet, yellow" color={inkColors.yellow} count={300} size={3.8} />
        <Specks seed="inkjet, magenta" color={inkColors.magenta} count={280} size={3.3} />
        <Specks seed="inkjet, cyan" color={inkColors.cyan} count={220} size={2.9} />
        <path
          d="M10 40h190M10 74h190M10 108h190M10 142h190M10 176h190"
          stroke="#fff"
          strokeWidth="3"
          opacity="0.4"
        />
      </g>
    </>
  )
}

/** The green dot on the back: with four red dots in an L, or without. */
export function GreenDot({ exhibit, label }: ExhibitProps) {
  return (
    <Loupe label={label} side="back" place={greenDotPlace}>
      <rect width="210" height="200" fill="#a9733b" />
      <g opacity="0.35">
        <Halftone inks={{ magenta: 0.2, black: 0.1 }} pitch={9} />
      </g>
      {exhibit === 'genuine' ? <GenuineDot /> : <FakeDot />}
    </Loupe>
  )
}

const redDots = [
  [88, 74],
  [88, 92],
  [88, 110],
  [106, 110],
] as const

function GenuineDot() {
  return (
    <>
      <circle cx="104" cy="100" r="62" fill="#2f9a55" stroke="#17141a" strokeWidth="11" />
      <path d="M66 92c2-24 22-38 42-36s30 20 24 42-18 34-38 30-30-18-28-36Z" fill="#9cc553" />
      {redDots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6.2" fill="#d0202e" />
      ))}
      <path
        d="M76 64v58h42v-24h-18v-34Z"
        fill="none"
        stroke="#fffdf8"
        strokeWidth="2"
        strokeDasharray="5 4"
        strokeLinejoin="round"
      />
    </>
  )
}

function FakeDot() {
  const id = useId()
  return (
    <>
      <filter id={id}>
        <feGaussianBlur stdDeviation="1.6" />
      </filter>
      <clipPath id={`${id}dot`}>
        <circle cx="104" cy="100" r="60" />
      </clipPath>
      <g filter={`url(#${id})`}>
        <circle cx="104" cy="100" r="62" fill="#5d9c58" />
        <g clipPath={`url(#${id}dot)`}>
          <path d="M70 88c6-22 26-30 42-26s22 22 14 38-58 14-56-12Z" fill="#86b065" />
          <Specks seed="green dot, cyan" color="#2e8fb0" count={110} size={3.4} />
          <Specks seed="green dot, yellow" color="#d9c93c" count={110} size={3.2} />
          <Specks seed="green dot, red" color="#b5483f" count={46} size={2.6} />
        </g>
        <circle
          cx="104"
          cy="100"
          r="62"
          fill="none"
          stroke="#3f3a3c"
          strokeWidth="9"
          strokeDasharray="46 3 22 5 64 2 30 4"
          opacity="0.85"
        />
      </g>
    </>
  )
}

interface SpecksProps {
  seed: string
  color: string
  count: number
  /** The largest radius. */
  size: number
}

/** Randomly sprayed ink, as far as the loupe shows. */
function Specks({ seed, color, count, size }: SpecksProps) {
  const random = createRandom(seed)
  const path = repeat(count, () =>
    disc([random.between(16, 192), random.between(12, 188)], random.between(size * 0.35, size)),
  ).join('')
  return <path d={path} fill={color} style={{ mixBlendMode: 'multiply' }} />
}
