import { print } from './print.mjs'
import { lineOf } from './tally.mjs'

/** Runs parts of the tests in parallel; returns their counts with the seconds of each. */
export function runTogether(parts) {
  return Promise.all(Object.entries(parts).map(([name, work]) => timed(name, work)))
}

/** Runs parts of the tests one after another. */
export async function runSequentially(parts) {
  const results = []
  for (const [name, work] of Object.entries(parts)) {
    print(`\n${name}`)
    results.push(await timed(name, work))
  }
  return results
}

/** Prints the slowest parts and, in the last line, the counts; exits with the matching code. */
export function finish(results) {
  print('\nSlowest test files')
  for (const { name, seconds } of slowestFiles(results)) print(row(seconds, name))
  print('\nTime of each part')
  for (const { name, seconds, ...counts } of results)
    print(row(seconds, `${name}: ${lineOf(counts)}`))
  print(`\n${lineOf(total(results))}`)
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
