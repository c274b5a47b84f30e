import { matchVerdicts, unlessDenied, verdictsOf } from '../rows/matchers.ts'
import { fold } from '../text/fold.ts'
import { allOps, comparesWith, equalityOps, numberIn } from './compare.ts'
import type { Filter } from './filter.ts'
import { saysNumber } from './statement.ts'
import { describeText } from './text.ts'

export const artist: Filter = {
  names: ['a', 'artist'],
  ops: equalityOps,
  level: 'printing',
  group: 'Artwork and frames',
  example: 'a:"rebecca guay"',
  help: 'A part of the name of whoever made the artwork.',
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
  help: 'How many artists made the artwork of a printing together.',
  compile({ catalogue: { meta, columns } }, { op, value }) {
    const wanted = numberIn(value)
    if (wanted === undefined) return `“${value}” is not a number`
    const holds = comparesWith(op, wanted)
    const verdicts = verdictsOf(meta.artists, (name) => holds(artistCount(name)))
    return matchVerdicts(columns.printingArtist, verdicts)
  },
  describe: ({ op, value }) => saysNumber('the number of artists', op, value),
}

function artistCount(names: string): number {
  return names === '' ? 0 : names.split(' & ').length
}
