import type { Random } from '../seed.ts'
import { animals, bear, beasts } from './animals.ts'
import { folk, jobs, type Silhouette, warrior } from './people.ts'

/** The first kind whose words the type line has, so a "Human Wizard" is a wizard. */
export function pickSilhouette(typeLine: string, random: Random): Silhouette {
  const words = typeLine.toLowerCase()
  const kind = [...animals, ...folk, ...beasts, ...jobs].find(([pattern]) => pattern.test(words))
  return kind?.[1] ?? random.pick([warrior, bear])
}
