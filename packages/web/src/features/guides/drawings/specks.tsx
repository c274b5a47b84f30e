import { disc, repeat } from '../../../card-kit/art/path.ts'
import { createRandom } from '../../../card-kit/art/seed.ts'

interface SpecksProps {
  seed: string
  color: string
  count: number
  /** The largest radius. */
  size: number
}

/** Ink that was sprayed without order, as far as the loupe shows. */
export function Specks({ seed, color, count, size }: SpecksProps) {
  const random = createRandom(seed)
  const path = repeat(count, () =>
    disc([random.between(16, 192), random.between(12, 188)], random.between(size * 0.35, size)),
  ).join('')
  return <path d={path} fill={color} style={{ mixBlendMode: 'multiply' }} />
}
