import { humanoid } from './creatures/humanoid.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'

/** A person in a robe or armor, standing at 0, 0. */
export function figureOutline(random: Random): string {
  return humanoid({
    height: 150,
    shoulders: random.between(18, 26),
    body: random.pick(['robe', 'robe', 'legs']),
    head: random.pick(['hood', 'bare', 'hat', 'crown', 'horns']),
    tool: random.pick(['staff', 'none', 'sword', 'staff']),
    cape: random.chance(0.6),
  })
}

/** A person facing the middle of the picture, to give it scale. */
export function paintFigure(
  { random, palette }: Scene,
  { x, y, size }: { x: number; y: number; size: number },
) {
  const flip = x > 200 ? -1 : 1
  return (
    <path
      d={figureOutline(random)}
      fill={palette.dark}
      transform={`translate(${x} ${y}) scale(${flip * size} ${size})`}
    />
  )
}
