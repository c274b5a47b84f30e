import { stripVTControlCharacters } from 'node:util'
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

/** Prints the slowest parts, what failed and, in the last line, the counts; exits with the matching code. */
export function finish(results) {
  print('\nSlowest test files')
  for (const { name, seconds } of slowestFiles(results)) print(row(seconds, name))
  print('\nTime of each part')
  for (const { name, seconds, ...counts } of results)
    print(row(seconds, `${name}: ${lineOf(counts)}`))
  printFailures(results.flatMap(({ failures }) => failures))
  print(`\n${lineOf(total(results))}`)
  process.exit(total(results).failed === 0 ? 0 : 1)
}

/** Every failed test with the first lines of its message and page, near the end, where they are seen. */
function printFailures(failures) {
  if (failures.length === 0) return
  print('\nFailed tests')
  for (const { test, message, page = [] } of failures) {
    const lines = stripVTControlCharacters(message).split('\n').filter(Boolean)
    print(`  ${test}`)
    for (const line of lines.slice(0, 8)) print(`    ${line.slice(0, 200)}`)
    for (const line of page.slice(0, 20)) print(`      ${line.slice(0, 120)}`)
  }
}

async function timed(name, work) {
  const start = performance.now()
  const counts = await work()
  const isUnnamed = counts.failed > 0 && counts.failures.length === 0
  const failures = isUnnamed ? [{ test: name, message: '' }] : counts.failures
  return { name, seconds: (performance.now() - start) / 1000, ...counts, failures }
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
