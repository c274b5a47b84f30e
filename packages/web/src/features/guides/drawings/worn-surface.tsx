import { useId } from 'react'
import { Drawing } from '../../../ui/drawing.tsx'
import { cardColors, stage } from './stage.ts'
import { Bend, Creases, Marking, MissingInk, Scratches, Scuffs, Stain } from './surface-marks.tsx'
import type { Wear } from './wear.ts'

/** The picture of a card, tilted to the light, with the given wear. */
export function WornSurface({ wear, label }: { wear: Wear; label: string }) {
  return (
    <Drawing label={label} {...stage}>
      <Picture />
      <Stain strength={wear.stain} />
      <Bend strength={wear.bend} />
      <Scuffs count={wear.scuffs} />
      <Scratches count={wear.scratches} />
      <Creases creases={wear.creases} />
      {wear.hasMissingInk && <MissingInk />}
      {wear.hasMarking && <Marking />}
    </Drawing>
  )
}

/** A harbor in the evening, with the reflection of the lamp across it. */
function Picture() {
  const id = useId()
  return (
    <>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        {cardColors.sky.map((color, step) => (
          <stop key={color} offset={step / 2} stopColor={color} />
        ))}
      </linearGradient>
      <linearGradient id={`${id}water`} x2="0" y2="1">
        <stop stopColor={cardColors.water[0]} />
        <stop offset="1" stopColor={cardColors.water[1]} />
      </linearGradient>
      <linearGradient id={`${id}gloss`} x2="1" y2="0.5">
        <stop offset="0.25" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.5" stopColor="#fff" stopOpacity="0.3" />
        <stop offset="0.75" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <rect {...stage} fill={`url(#${id}sky)`} />
      <circle cx="74" cy="74" r="24" fill={cardColors.sun} opacity="0.9" />
      <path d="M0 96 46 66 84 92 132 52 182 88 240 60V130H0Z" fill={cardColors.hills[0]} />
      <path d="M0 112 38 96 96 110 150 84 204 104 240 92V130H0Z" fill={cardColors.hills[1]} />
      <rect y="118" width="240" height="52" fill={`url(#${id}water)`} />
      <path
        d="M52 126h44M60 133h28M50 141h50M64 149h22M58 158h36"
        stroke={cardColors.sun}
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.65"
      />
      <path
        d="M162 118V64h4v-9h10v9h4v54ZM158 118h26v6h-26ZM190 118V88l14-11 14 11v30Z"
        fill={cardColors.hills[2]}
      />
      <path d="M167 57h8v7h-8ZM199 96h7v8h-7Z" fill={cardColors.sun} />
      <rect {...stage} fill={`url(#${id}gloss)`} />
    </>
  )
}
