import { Drawing } from '../../../ui/drawing.tsx'
import { type AccessoryDrawingProps, accessoryColors } from './accessory-drawing-props.ts'
import { MiniBack, MiniFront } from './mini-card.tsx'
import { cardColors } from './stage.ts'

/** Seen from the player's seat. */
export function Playmat({ label }: AccessoryDrawingProps) {
  return (
    <Drawing label={label} width={412} height={262}>
      <path d="M22 224 64 56H352L388 224Z" opacity="0.25" transform="translate(0 8)" />
      <path d="M22 222 64 54H352L388 222Z" fill={accessoryColors.dark} />
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
        stroke={accessoryColors.brass}
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
        fill={accessoryColors.dark}
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

/** The upper face and those around it, from light to dark. */
const faces = [
  { d: 'M150 74 216 188H84Z', fill: '#a9403a' },
  { d: 'M150 74 150 22 238 84Z', fill: '#c25a4c' },
  { d: 'M150 74 150 22 62 84Z', fill: '#d57863' },
  { d: 'M150 74 238 84 216 188Z', fill: '#8c332f' },
  { d: 'M150 74 62 84 84 188Z', fill: '#bb5044' },
  { d: 'M216 188 238 84 246 176Z', fill: '#6c2626' },
  { d: 'M84 188 62 84 54 176Z', fill: '#97382f' },
  { d: 'M84 188 216 188 150 234Z', fill: '#7b2c2a' },
  { d: 'M84 188 54 176 150 234Z', fill: '#6c2626' },
  { d: 'M216 188 246 176 150 234Z', fill: '#571f20' },
] as const

export function DiceAndCounters({ label }: AccessoryDrawingProps) {
  return (
    <Drawing label={label} width={400} height={260}>
      <ellipse cx="142" cy="222" rx="112" ry="20" opacity="0.25" />
      {faces.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} stroke="#e3967f" strokeWidth="0.8" strokeLinejoin="round" />
      ))}
      <text
        x="150"
        y="162"
        textAnchor="middle"
        fontSize="46"
        fontFamily="var(--font-display)"
        fill="#fff3df"
      >
        20
      </text>
      <SmallDie x={266} y={146} fill={accessoryColors.cloth} pips="M30 30h0M46 46h0M62 62h0" />
      <SmallDie
        x={312}
        y={72}
        fill={accessoryColors.board}
        pips="M30 30h0M62 30h0M46 46h0M30 62h0M62 62h0"
      />
      <Bead x={262} y={58} color="#3c8f55" />
      <Bead x={296} y={36} color="#8a5fb0" />
      <Bead x={258} y={108} color="#3f7fb5" />
    </Drawing>
  )
}

interface SmallDieProps {
  x: number
  y: number
  fill: readonly [string, string, string]
  pips: string
}

function SmallDie({ x, y, fill: [light, middle, dark], pips }: SmallDieProps) {
  const pip = light === accessoryColors.board[0] ? accessoryColors.dark : '#fff'
  return (
    <g transform={`translate(${x} ${y}) scale(0.82)`}>
      <ellipse cx="54" cy="80" rx="56" ry="14" opacity="0.22" />
      <path d="M14 16 34 2H98L80 16Z" fill={light} />
      <path d="M80 16 98 2V64L80 82Z" fill={dark} />
      <rect x="12" y="14" width="70" height="70" rx="7" fill={middle} />
      <path d={pips} stroke={pip} strokeWidth="10" strokeLinecap="round" />
    </g>
  )
}

function Bead({ x, y, color }: { x: number; y: number; color: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="-2" cy="5" rx="17" ry="12" opacity="0.25" />
      <ellipse rx="17" ry="12.5" fill={color} />
      <ellipse cx="-5" cy="-4" rx="7" ry="4" fill="#fff" opacity="0.55" />
    </g>
  )
}
