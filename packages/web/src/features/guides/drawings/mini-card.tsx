import { cardColors } from './stage.ts'

/** A small card, 63 by 88 units like the real one in millimeters, from its upper left corner. */
export function MiniFront({ palette = cardColors.frame[1] }: { palette?: string }) {
  return (
    <>
      <rect
        width="63"
        height="88"
        rx="3"
        fill={cardColors.border}
        stroke="#fff"
        strokeOpacity="0.22"
        strokeWidth="0.6"
      />
      <rect x="2.8" y="2.8" width="57.4" height="79" rx="1.6" fill={palette} />
      <rect x="4.4" y="4.6" width="54.2" height="6" rx="2.4" fill={cardColors.plate} />
      <path d="M7 7.6h22" stroke={cardColors.ink} strokeWidth="1.6" />
      <circle cx="54.6" cy="7.6" r="1.9" fill={cardColors.sky[1]} />
      <rect x="5.6" y="11.6" width="51.8" height="36" fill={cardColors.sky[0]} />
      <circle cx="20" cy="24" r="6" fill={cardColors.sun} />
      <path d="M5.6 36l12-9 11 8 13-12 15.8 11v13.6H5.6Z" fill={cardColors.hills[0]} />
      <path d="M5.6 42l16-6 14 5 12-4 9.8 3v7.6H5.6Z" fill={cardColors.hills[2]} />
      <rect x="4.4" y="48.8" width="54.2" height="5.4" rx="2.2" fill={cardColors.plate} />
      <path d="M7 51.6h18" stroke={cardColors.ink} strokeWidth="1.3" />
      <rect x="5.6" y="55.4" width="51.8" height="25" fill="#eef1ee" />
      <path
        d="M9 60h44M9 64h38M9 68h42M9 74h26"
        stroke={cardColors.ink}
        strokeWidth="1.1"
        opacity="0.7"
      />
    </>
  )
}

const dots = [
  { x: 31.5, y: 33, color: '#f2ead0' },
  { x: 42.5, y: 41, color: '#3f7fb5' },
  { x: 38.3, y: 54, color: '#3a3338' },
  { x: 24.7, y: 54, color: '#c2452f' },
  { x: 20.5, y: 41, color: '#3c8f55' },
] as const

/** A simplified card back to locate details on: an oval with five colored dots. */
export function MiniBack() {
  return (
    <>
      <rect
        width="63"
        height="88"
        rx="3"
        fill={cardColors.border}
        stroke="#fff"
        strokeOpacity="0.22"
        strokeWidth="0.6"
      />
      <rect x="3.4" y="3.4" width="56.2" height="81.2" rx="2" fill="#7b4c2a" />
      <ellipse cx="31.5" cy="44" rx="24" ry="36" fill="#a9793f" />
      <ellipse cx="31.5" cy="44" rx="21" ry="33" fill="#8c5c30" />
      <rect x="13" y="15.6" width="37" height="9" rx="3" fill="#56719b" />
      <path d="M22 27.4h19" stroke="#efe2bd" strokeWidth="1.6" />
      {dots.map(({ x, y, color }) => (
        <circle
          key={color}
          cx={x}
          cy={y}
          r="3.7"
          fill={color}
          stroke={cardColors.border}
          strokeWidth="0.8"
        />
      ))}
    </>
  )
}

/** The position of the green dot. */
export const greenDotPlace = [20.5, 41] as const
/** The position of the first letter below the logo. */
export const letterPlace = [23, 27.4] as const
