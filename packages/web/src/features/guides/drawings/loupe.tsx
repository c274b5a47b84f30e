import { type ReactNode, useId } from 'react'
import { Drawing } from '../../../ui/drawing.tsx'
import { MiniBack, MiniFront } from './mini-card.tsx'

interface LoupeProps {
  label: string
  /** Where the loupe is on the card, in millimeters of the card. */
  side: 'front' | 'back'
  place: readonly [x: number, y: number]
  children: ReactNode
}

const cardAt = [214, 50] as const

/** The view through a loupe, around (104, 100), and the place on the card to look at. */
export function Loupe({ label, side, place, children }: LoupeProps) {
  const id = useId()
  const [x, y] = [cardAt[0] + place[0], cardAt[1] + place[1]]
  return (
    <Drawing label={label} width={300} height={200}>
      <clipPath id={`${id}glass`}>
        <circle cx="104" cy="100" r="82" />
      </clipPath>
      <linearGradient id={`${id}ring`} x2="1" y2="1">
        <stop stopColor="#8e8794" />
        <stop offset="0.5" stopColor="#3d3844" />
        <stop offset="1" stopColor="#211d27" />
      </linearGradient>
      <g transform={`translate(${cardAt.join(' ')}) rotate(3 31 44)`}>
        <rect x="-2" y="3" width="63" height="88" rx="3" opacity="0.25" />
        {side === 'back' ? <MiniBack /> : <MiniFront />}
      </g>
      <path
        d={`M${x - 6} ${y - 2}L150 32M${x - 6} ${y + 2}L150 168`}
        stroke="var(--mark)"
        strokeWidth="1.2"
        strokeDasharray="3 4"
        opacity="0.8"
      />
      <circle cx="101" cy="106" r="90" opacity="0.25" />
      <circle cx="104" cy="100" r="90" fill={`url(#${id}ring)`} />
      <g clipPath={`url(#${id}glass)`}>{children}</g>
      <path
        d="M40 74A70 70 0 0 1 92 31"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity="0.35"
      />
      <circle cx={x} cy={y} r="7.5" fill="none" stroke="#fff" strokeWidth="3.4" />
      <circle cx={x} cy={y} r="7.5" fill="none" stroke="#c0392b" strokeWidth="1.8" />
    </Drawing>
  )
}
