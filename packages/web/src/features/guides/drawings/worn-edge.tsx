import { createRandom, type Point, polygon, type Random, repeat } from '@manafolio/card-art'
import { useId } from 'react'
import { Drawing } from '../../../ui/drawing.tsx'
import { CardTop } from './card-top.tsx'
import { Sheet } from './sheet.tsx'
import { cardColors, stage } from './stage.ts'
import type { Wear } from './wear.ts'
import { wornLine } from './worn-line.ts'

const top = 44
const stepLength = 2.5
const steps = (stage.width + 40) / stepLength
const deepEnough = stage.height + 20

/** The middle of a card's upper edge, with the given wear. */
export function WornEdge({ wear, label }: { wear: Wear; label: string }) {
  const id = useId()
  const random = createRandom('edge')
  const { paper, ink } = wornLine(edgeLine(wear, random), wear, { random, weight: () => 1 })
  const below: Point[] = [
    [stage.width + 20, deepEnough],
    [-20, deepEnough],
  ]
  const sheet = polygon([...paper, ...below])
  return (
    <Drawing label={label} {...stage}>
      <clipPath id={id}>
        <path d={polygon([...ink, ...below])} />
      </clipPath>
      <Sheet outline={sheet} />
      <g clipPath={`url(#${id})`}>
        <CardTop left={-120} top={top} />
        {wear.stain > 0.5 && <Swelling />}
      </g>
      {wear.hasTear && <Tear />}
    </Drawing>
  )
}

/** Straight, except for nicks, and for waves where the card was wet. */
function edgeLine(wear: Wear, random: Random): Point[] {
  const nicks = repeat(wear.nicks, () => ({
    at: random.between(20, stage.width - 20),
    width: random.between(4, 9),
    depth: random.between(3, 5) + wear.fray,
  }))
  const wave = wear.stain > 0.5 ? 3.5 : 0
  return repeat(steps, (step): Point => {
    const x = -20 + step * stepLength
    const dents = nicks.map(
      (nick) => nick.depth * Math.max(0, 1 - Math.abs(x - nick.at) / nick.width),
    )
    return [x, top + wave * Math.sin(x / 26) + Math.max(0, ...dents)]
  })
}

/** Paper that was wet stays wavy: highlights and shadows below the waves of its edge. */
function Swelling() {
  const id = useId()
  return (
    <>
      <linearGradient
        id={id}
        x1="20"
        x2="102"
        y2="0"
        gradientUnits="userSpaceOnUse"
        spreadMethod="reflect"
      >
        <stop stopColor="#000" stopOpacity="0.2" />
        <stop offset="0.5" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#fff" stopOpacity="0.28" />
      </linearGradient>
      <rect {...stage} fill={`url(#${id})`} />
    </>
  )
}

function Tear() {
  const side: Point[] = [
    [164, 36],
    [160, 52],
    [166, 68],
    [159, 84],
    [163, 98],
    [158, 116],
  ]
  const otherSide = [...side].reverse().map(([x, y]): Point => [x + (118 - y) * 0.13 + 1, y - 1])
  const fibres = otherSide.map(([x, y], step): Point => [x + 4 + (step % 2) * 2.5, y])
  return (
    <>
      <path
        d={polygon([...side.map(([x, y]): Point => [x - 4, y]), [157, 124], ...fibres])}
        fill={cardColors.paper}
      />
      <path d={polygon([...side, ...otherSide])} fill="var(--table-edge)" />
    </>
  )
}
