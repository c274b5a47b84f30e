import { useId } from 'react'
import { Drawing } from '../../../ui/drawing.tsx'
import { Halftone } from './halftone.tsx'
import { MiniBack, MiniFront } from './mini-card.tsx'

/** The table that cards are tested on. */
export function FakeCardTools() {
  const id = useId()
  return (
    <Drawing
      label="Three cards on a table, one of them under a loupe that shows its rosettes, beside a lamp and a pocket scale"
      width={900}
      height={330}
    >
      <radialGradient id={`${id}lamp`}>
        <stop stopColor="#fff3cf" stopOpacity="0.85" />
        <stop offset="1" stopColor="#fff3cf" stopOpacity="0" />
      </radialGradient>
      <circle cx="120" cy="40" r="280" fill={`url(#${id}lamp)`} />
      <g transform="translate(92 62) rotate(-14 94 132) scale(2.7)">
        <rect x="-2" y="4" width="63" height="88" rx="3" opacity="0.25" />
        <MiniBack />
      </g>
      <g transform="translate(284 40) rotate(4 94 132) scale(2.9)">
        <rect x="-2" y="4" width="63" height="88" rx="3" opacity="0.25" />
        <MiniFront />
      </g>
      <Scale />
      <BigLoupe clip={id} />
    </Drawing>
  )
}

function BigLoupe({ clip }: { clip: string }) {
  return (
    <g transform="translate(376 26)">
      <path
        d="M176 172 268 262"
        stroke="#211d27"
        strokeWidth="26"
        strokeLinecap="round"
        opacity="0.3"
        transform="translate(-5 9)"
      />
      <path d="M166 162 268 262" stroke="#4a3524" strokeWidth="24" strokeLinecap="round" />
      <path d="M170 160 262 250" stroke="#7d5a3a" strokeWidth="5" strokeLinecap="round" />
      <circle cx="104" cy="100" r="93" fill="#3d3844" />
      <circle cx="104" cy="100" r="93" fill="none" stroke="#8e8794" strokeWidth="3" />
      <clipPath id={`${clip}glass`}>
        <circle cx="104" cy="100" r="82" />
      </clipPath>
      <g clipPath={`url(#${clip}glass)`}>
        <rect width="210" height="200" fill="#fbf3df" />
        <Halftone inks={{ yellow: 0.42, magenta: 0.24, cyan: 0.16, black: 0.05 }} pitch={16} />
      </g>
      <path
        d="M40 74A70 70 0 0 1 92 31"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
        opacity="0.5"
      />
    </g>
  )
}

function Scale() {
  return (
    <g transform="translate(664 66) rotate(5 90 110)">
      <rect x="-5" y="10" width="170" height="210" rx="16" opacity="0.22" />
      <rect width="170" height="210" rx="16" fill="#2c2833" />
      <rect x="12" y="12" width="146" height="136" rx="10" fill="#a7a4ad" />
      <rect x="12" y="12" width="146" height="66" rx="10" fill="#fff" opacity="0.16" />
      <g transform="translate(46 20) rotate(-6 31 44) scale(1.3)">
        <rect x="-2" y="3" width="63" height="88" rx="3" opacity="0.3" />
        <MiniBack />
      </g>
      <rect x="34" y="162" width="102" height="36" rx="6" fill="#c6d3bd" />
      <text x="85" y="188" textAnchor="middle" fontSize="22" fontWeight="600" fill="#1c241a">
        1.76 g
      </text>
    </g>
  )
}
