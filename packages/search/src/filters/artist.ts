import { matchVerdicts, unlessDenied, verdictsOf } from '../rows/matchers.ts'
import { fold } from '../text/fold.ts'
import { allOps, comparesWith, equalityOps, numberIn } from './compare.ts'
import type { Filter } from './filter.ts'
import { describeNumber } from './statement.ts'
import { describeText } from './text.ts'

export const artist: Filter = {
  names: ['a', 'artist'],
  ops: equalityOps,
  level: 'printing',
  group: 'Artwork and frames',
  example: 'a:"rebecca guay"',
  help: 'Part of the name of the artist.',
  values: ({ meta }) => meta.artists.map((value) => ({ value })),
  compile({ catalogue: { meta, columns } }, { op, value }) {
    const text = fold(value)
    const verdicts = verdictsOf(meta.artists, (name) => name.includes(text))
    return unlessDenied(op, matchVerdicts(columns.printingArtist, verdicts))
  },
  describe: (term) => describeText("the artist's name", term),
}

export const artists: Filter = {
  names: ['artists'],
  ops: allOps,
  level: 'printing',
  group: 'Artwork and frames',
  example: 'artists>1',
  help: "The number of artists of a printing's artwork.",
  compile({ catalogue: { meta, columns } }, { op, value }) {
    const target = numberIn(value)
    if (target === undefined) return `“${value}” is not a number`
    const holds = comparesWith(op, target)
    const verdicts = verdictsOf(meta.artists, (name) => holds(artistCount(name)))
    return matchVerdicts(columns.printingArtist, verdicts)
  },
  describe: ({ op, value }) => describeNumber('the number of artists', op, value),
}

function artistCount(names: string): number {
  return names === '' ? 0 : names.split(' & ').length
}
