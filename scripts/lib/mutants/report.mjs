import { print } from '../print.mjs'

/**
 * Prints the results of mutants: a line for each survivor, a table of the groups, and the total as the
 * last line. Returns the exit code: 1 when one survives without a reason, or the tests are broken.
 */
export function report({ mutants, killed, reasons, broken = [] }) {
  const survivors = mutants.filter(({ name }) => !killed.has(name))
  const [listed, failed] = split(survivors, ({ name }) => reasonOf(name, reasons))
  const stale = reasons.filter(({ name }) => [...killed].some((one) => one.startsWith(name)))
  for (const { name } of listed) print(`survives, ${reasonOf(name, reasons)}: ${name}`)
  for (const { name } of failed) print(`SURVIVES: ${name}`)
  for (const { name } of stale) print(`IS KILLED, although listed as a survivor: ${name}`)
  for (const problem of broken) print(`BROKEN: ${problem}`)
  for (const line of tableOf(mutants, killed)) print(line)
  const failures = failed.length + stale.length + broken.length
  print(`${killed.size} passed, ${failures} failed, ${listed.length} skipped`)
  return failures === 0 ? 0 : 1
}

function reasonOf(name, reasons) {
  return reasons.find((one) => name.startsWith(one.name))?.reason
}

function split(all, isFirst) {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}

function tableOf(mutants, killed) {
  const groups = [...new Set(mutants.map(({ group }) => group))].sort()
  return groups.map((group) => {
    const own = mutants.filter((mutant) => mutant.group === group)
    const dead = own.filter(({ name }) => killed.has(name)).length
    return `${group.padEnd(10)} ${own.length} mutants, ${dead} killed, ${own.length - dead} survive`
  })
}
