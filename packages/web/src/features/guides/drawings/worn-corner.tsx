import { createRandom, line, type Point, polygon, repeat } from '@manafolio/card-art'
import { useId } from 'react'
import { Drawing } from '../../../ui/drawing.tsx'
import { CardTop } from './card-top.tsx'
import { Sheet } from './sheet.tsx'
import { cardColors, stage } from './stage.ts'
import { Crease } from './surface-marks.tsx'
import type { Wear } from './wear.ts'
import { wornLine } from './worn-line.ts'

const left = 46
const top = 34
const cornerRadius = 26
const stepLength = 2.5
/** The width of white from which a single layer of the paper is visible. */
const layerWidth = 4.6

/** The upper left corner of a card, with the given wear. */
export function WornCorner({ wear, label }: { wear: Wear; label: string }) {
  const id = useId()
  const outline = cornerOutline(cornerRadius + wear.rounding)
  const middle = outline.length / 2 - 4
  const { paper, ink } = wornLine(outline, wear, {
    random: createRandom('corner'),
    weight: (step) => 0.7 + 1.1 * Math.exp(-(((step - middle) / 13) ** 2)),
  })
  const farCorner: Point = [stage.width + 20, stage.height + 20]
  const sheet = polygon([...paper, farCorner])
  return (
    <Drawing label={label} {...stage}>
      <clipPath id={id}>
        <path d={polygon([...ink, farCorner])} />
      </clipPath>
      <Sheet outline={sheet} />
      <Layers paper={paper} ink={ink} wear={wear} />
      <g clipPath={`url(#${id})`}>
        <CardTop left={left} top={top} />
        <CornerBend wear={wear} />
      </g>
    </Drawing>
  )
}

/** Up the left edge, around the corner and along the top, in even steps. */
function cornerOutline(radius: number): Point[] {
  const up = Math.ceil((stage.height + 20 - top - radius) / stepLength)
  const along = Math.ceil((stage.width + 20 - left - radius) / stepLength)
  const round = Math.ceil((radius * Math.PI) / 2 / stepLength)
  return [
    ...repeat(up, (step): Point => [left, stage.height + 20 - step * stepLength]),
    ...repeat(round, (step): Point => {
      const angle = (step / round) * (Math.PI / 2)
      return [left + radius - Math.cos(angle) * radius, top + radius - Math.sin(angle) * radius]
    }),
    ...repeat(along, (step): Point => [left + radius + step * stepLength, top]),
  ]
}

/** Where much paper shows, its layers have separated. */
function Layers({ paper, ink, wear }: { paper: Point[]; ink: Point[]; wear: Wear }) {
  const shares = [0.25, 0.5, 0.75].slice(0, Math.floor(wear.whitening / layerWidth))
  return shares.map((share) => (
    <path
      key={share}
      d={line(paper.map((point, step) => between(point, ink[step] ?? point, share)))}
      fill="none"
      stroke={cardColors.layer}
      strokeWidth="1"
    />
  ))
}

function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share]
}

/** A bent corner has a crease, and catches the light differently. */
function CornerBend({ wear }: { wear: Wear }) {
  if (wear.bend < 0.5) return null
  const [reach, width] = wear.bend > 0.8 ? [112, 2.6] : [74, 1.3]
  const from: Point = [left - 8, top + reach]
  const to: Point = [left + reach * 0.94, top - 8]
  return (
    <>
      <path d={polygon([from, to, [left - 8, top - 8]])} fill="#fff" opacity={wear.bend * 0.2} />
      <Crease route={[from, [left + reach * 0.5, top + reach * 0.42], to]} width={width} />
    </>
  )
}
