import { PatternProblem, tooComplicated } from './pattern-problem.ts'
import type { Tree } from './pattern-tree.ts'
import type { Reader } from './reader.ts'

/** The part, repeated if that is what follows it. */
export function readTimes(reader: Reader, part: Tree): Tree {
  const times = takeTimes(reader)
  if (!times) return part
  // “As few as possible” picks another match, but does not change whether there is one.
  reader.take(/\?/y)
  const more = takeTimes(reader)
  if (!more) return { kind: 'repeat', part, least: times.least, most: times.most }
  const signs = `${times.source}${more.source}`
  throw new PatternProblem(
    `the pattern has “${signs}”, which repeats a repetition: put what is repeated twice in “(…)”`,
  )
}

/** A repetition where nothing is before it. */
export function refuseTimes(reader: Reader): void {
  const times = takeTimes(reader)
  if (!times) return
  throw new PatternProblem(
    `the pattern has a “${times.source}” with nothing before it to repeat; for the sign itself write “\\${times.source}”`,
  )
}

interface Times {
  source: string
  least: number
  most: number
}

const endless = Number.POSITIVE_INFINITY

/** RE2 refuses more, and such a program would be too large anyway. */
const maxTimes = 1000

/** A “{” that begins no such thing is a plain sign, so that mana symbols need no “\”. */
function takeTimes(reader: Reader): Times | undefined {
  const found = reader.take(/[*+?]|\{(\d+)(?:(,)(\d*))?\}/y)
  if (!found) return undefined
  const [source, least, comma, most] = found
  if (source === '*') return { source, least: 0, most: endless }
  if (source === '+') return { source, least: 1, most: endless }
  if (source === '?') return { source, least: 0, most: 1 }
  const end = comma ? most : least
  return counted({ source, least: Number(least), most: end === '' ? endless : Number(end) })
}

function counted(times: Times): Times {
  const { source, least, most } = times
  if (least > maxTimes || (most > maxTimes && most !== endless)) throw tooComplicated()
  if (least <= most) return times
  throw new PatternProblem(`the pattern has “${source}”, which asks for more than it allows`)
}
