import { Drawing } from '../../../ui/drawing.tsx'
import { MiniBack, MiniFront } from './mini-card.tsx'
import { cardColors } from './stage.ts'
import { type ThingProps, thingColors } from './thing-props.ts'

/** Seen from where the player sits. */
export function Playmat({ label }: ThingProps) {
  return (
    <Drawing label={label} width={412} height={262}>
      <path d="M22 224 64 56H352L388 224Z" opacity="0.25" transform="translate(0 8)" />
      <path d="M22 222 64 54H352L388 222Z" fill={thingColors.dark} />
      <path d="M29 217 69 58H340L374 217Z" fill={cardColors.hills[1]} />
      <path
        d="M36 190 46 150 92 118 136 142 190 96 250 138 300 108 358 146 374 217H29Z"
        fill={cardColors.hills[0]}
      />
      <path
        d="M29 217 36 190 110 164 180 188 262 160 369 194 374 217Z"
        fill={cardColors.hills[2]}
      />
      <circle cx="278" cy="86" r="16" fill={cardColors.sun} opacity="0.9" />
      <path
        d="M29 217 69 58H340L374 217Z"
        fill="none"
        stroke={thingColors.brass}
        strokeWidth="1.6"
        strokeDasharray="4 3"
      />
      <g transform="matrix(0.62 0 -0.09 0.5 110 74)">
        <MiniFront />
      </g>
      <g transform="matrix(0.62 0 -0.04 0.5 164 74)">
        <MiniFront palette="#a9584a" />
      </g>
      <g transform="matrix(0.78 0 -0.12 0.62 88 138)">
        <MiniFront palette="#5b8a5f" />
      </g>
      <g transform="matrix(0.78 0 -0.07 0.62 150 138)">
        <MiniFront palette="#5b8a5f" />
      </g>
      <g transform="matrix(0 0.66 -0.86 0 288 142)">
        <MiniFront palette="#5b8a5f" />
      </g>
      <g transform="matrix(0.78 0 0.1 0.62 300 138)">
        <MiniBack />
      </g>
      <path
        d="M336 54 368 232a18 10 0 0 0 35-6L367 46a16 9 0 0 0-31 8Z"
        fill={thingColors.dark}
        stroke="#4a4256"
      />
      <path d="M343 56 376 224" stroke="#544b5e" strokeWidth="6" strokeLinecap="round" />
      <ellipse cx="385.5" cy="229" rx="17.5" ry="10" fill="#2b2531" />
      <path
        d="M370 229a15 8 0 0 1 30-1c0 9-24 9-24 1s18-7 18-1-12 6-12 1"
        fill="none"
        stroke="#8f6d8b"
        strokeWidth="2.4"
      />
    </Drawing>
  )
}
