import { Drawing } from '../../../ui/drawing.tsx'
import type { ExhibitProps } from './exhibit.ts'
import { MiniFront } from './mini-card.tsx'
import { cardColors } from './stage.ts'

/** A card to trust on the left and another on the right, with lines across to compare by. */
export function SideBySide({ exhibit, label }: ExhibitProps) {
  return (
    <Drawing label={label} width={300} height={200}>
      <g transform="translate(28 24) scale(1.72)">
        <rect x="-1" y="3" width="63" height="88" rx="3" opacity="0.25" />
        <MiniFront />
      </g>
      <g transform="translate(164 24) scale(1.72)">
        <rect x="-1" y="3" width="63" height="88" rx="3" opacity="0.25" />
        {exhibit === 'genuine' ? <MiniFront /> : <OffFront />}
      </g>
      <path
        d="M10 37h280M10 44h280M10 108.6h280M10 117h280M10 163h280"
        stroke="var(--mark)"
        strokeWidth="1.3"
        strokeDasharray="5 4"
      />
    </Drawing>
  )
}

/** Nearly the same: a wider border, a higher name, bolder letters, paler colours. */
function OffFront() {
  return (
    <>
      <rect width="63" height="88" rx="1.4" fill="#2b2430" />
      <rect x="4.4" y="4.6" width="54.2" height="76" rx="1.6" fill="#8a9cb4" />
      <rect x="6" y="3.4" width="51" height="6.4" rx="2.4" fill="#e6e6ee" />
      <path d="M8.5 6.7h24" stroke="#2b2430" strokeWidth="2.5" />
      <circle cx="53" cy="6.6" r="2.1" fill="#d79a86" />
      <rect x="7" y="11" width="49" height="35" fill="#f3dcb4" />
      <circle cx="21" cy="23" r="5.7" fill="#fff4da" />
      <path d="M7 35l11-9 11 8 12-12 15 11v13H7Z" fill="#937a92" />
      <path d="M7 41l15-6 13 5 12-4 9 3v7H7Z" fill="#5f5670" />
      <rect x="6" y="46.8" width="51" height="6" rx="2.2" fill="#e6e6ee" />
      <path d="M8.5 49.8h20" stroke="#2b2430" strokeWidth="2" />
      <rect x="7" y="54.4" width="49" height="24" fill={cardColors.paper} />
      <path d="M10 59h41M10 63.2h37M10 67.4h40M10 73h27" stroke="#2b2430" strokeWidth="1.7" />
    </>
  )
}
