import { say } from './say.mjs'
import { lineOf } from './tally.mjs'

/** Runs parts of the tests beside each other; answers their counts with the seconds of each. */
export function runTogether(parts) {
  return Promise.all(Object.entries(parts).map(([name, work]) => timed(name, work)))
}

/** Runs parts of the tests one after the other. */
export async function runInTurn(parts) {
  const results = []
  for (const [name, work] of Object.entries(parts)) {
    say(`\n${name}`)
    results.push(await timed(name, work))
  }
  return results
}

/** Says where the time went and, in the last line, what passed; ends with the exit code for it. */
export function finish(results) {
  say('\nSlowest test files')
  for (const { name, seconds } of slowestFiles(results)) say(row(seconds, name))
  say('\nTime of each part')
  for (const { name, seconds, ...counts } of results)
    say(row(seconds, `${name}: ${lineOf(counts)}`))
  say(`\n${lineOf(total(results))}`)
  process.exit(total(results).failed === 0 ? 0 : 1)
}

async function timed(name, work) {
  const start = performance.now()
  const counts = await work()
  return { name, seconds: (performance.now() - start) / 1000, ...counts }
}

function slowestFiles(results) {
  return results
    .flatMap(({ files }) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
}

function total(results) {
  const sum = (count) => results.reduce((all, result) => all + result[count], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

function row(seconds, text) {
  return `${seconds.toFixed(1).padStart(7)} s  ${text}`
}
