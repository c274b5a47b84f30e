import { forest } from './lands/forest.tsx'
import { island } from './lands/island.tsx'
import { mountain } from './lands/mountain.tsx'
import { arches, dunes, towers } from './lands/places.tsx'
import { plains } from './lands/plains.tsx'
import { swamp } from './lands/swamp.tsx'
import type { Scene } from './scene.ts'

/** Lands: a view that fits the name, else one of its colors, or ruins, towers or dunes. */
export function paintLand(scene: Scene) {
  const named = views.filter(([words]) => words.test(scene.hints)).map(([, view]) => view)
  const colored = scene.colors.flatMap((color) => byColor[color] ?? [])
  const [first = towers, ...rest] = named.length > 0 ? named : [...colored, towers, arches, dunes]
  return scene.random.pick([first, ...rest])(scene)
}

type View = typeof island

const views: readonly (readonly [RegExp, View])[] = [
  [/island|sea|water|coast|lagoon|falls|river|reef|harbor|shore/, island],
  [/mountain|peak|crag|volcano|foundry|ridge|mesa/, mountain],
  [/forest|grove|wood|jungle|garden|thicket|canopy/, forest],
  [/swamp|marsh|bog|mire|catacomb|fen|tomb|grave/, swamp],
  [/plains|field|meadow|prairie|farm|steppe/, plains],
  [/desert|cave|canyon|dune|wastes|sand/, dunes],
  [/temple|ruin|shrine|sanctum|hall|vault|gate|door|portal/, arches],
  [/city|tower|citadel|keep|castle|spire|town|palace/, towers],
]

const byColor: Readonly<Record<string, View>> = {
  W: plains,
  U: island,
  B: swamp,
  R: mountain,
  G: forest,
}
