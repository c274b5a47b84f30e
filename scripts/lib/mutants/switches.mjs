import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

/**
 * Mutants from a table: by file, pairs of a text with the expression to change between « and », and its
 * replacement. The text has to occur exactly once, so that the table never goes stale.
 */
export function mutantsOf(table, group) {
  return Object.entries(table).flatMap(([file, pairs]) => {
    const source = readFileSync(join(root, file), 'utf8')
    return pairs.map(([marked, to]) => mutantIn({ file, source }, { marked, to, group }))
  })
}

function mutantIn({ file, source }, { marked, to, group }) {
  const text = marked.replace(/[«»]/g, '')
  const found = source.split(text).length - 1
  if (found !== 1) throw new Error(`${file} has ${found} times: ${text}`)
  const start = source.indexOf(text) + marked.indexOf('«')
  const from = marked.slice(marked.indexOf('«') + 1, marked.indexOf('»'))
  return {
    file,
    group,
    start,
    end: start + from.length,
    from,
    to,
    name: `${file}: ${marked} → ${to}`,
  }
}

/** Adds a switch in place of each expression: the original, or the active mutant's. */
export function mutantSwitches(mutants) {
  return {
    name: 'mutant-switches',
    enforce: 'pre',
    transform(code, id) {
      const own = mutants.filter(({ file }) => id.split('?')[0].endsWith(`/${file}`))
      return placesOf(own).reduceRight(withSwitch, code)
    },
  }
}

/** Several mutants may change one expression; different expressions must not overlap. */
function placesOf(mutants) {
  const places = []
  for (const mutant of mutants.toSorted((a, b) => a.start - b.start)) {
    const last = places.at(-1)
    if (last?.start === mutant.start && last.end === mutant.end) last.mutants.push(mutant)
    else if (last && mutant.start < last.end) throw new Error(`overlaps another: ${mutant.name}`)
    else places.push({ start: mutant.start, end: mutant.end, mutants: [mutant] })
  }
  return places
}

function withSwitch(code, { start, end, mutants }) {
  const switched = mutants.reduceRight(
    (otherwise, { number, to }) => `globalThis.mutants.isOn(${number}) ? (${to}) : ${otherwise}`,
    `(${code.slice(start, end)})`,
  )
  return `${code.slice(0, start)}(${switched})${code.slice(end)}`
}
