import { useId } from 'react'
import { Drawing } from '../../../ui/drawing.tsx'
import type { ExhibitProps } from './exhibit.ts'
import { cardColors } from './stage.ts'

/** The foot of a card with its stamp: set in and alive with colour, or stuck on and gray. */
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
