import { say } from '../say.mjs'

/**
 * Prints what became of mutants: a line for each survivor, a table of the groups, and the total as the
 * last line. Answers the exit code: 1 when one without a reason survives, or the tests are broken.
 */
export function report({ mutants, killed, reasons, broken = [] }) {
  const survivors = mutants.filter(({ name }) => !killed.has(name))
  const [listed, failed] = split(survivors, ({ name }) => reasonOf(name, reasons))
  const stale = reasons.filter(({ name }) => [...killed].some((one) => one.startsWith(name)))
  for (const { name } of listed) say(`survives, ${reasonOf(name, reasons)}: ${name}`)
  for (const { name } of failed) say(`SURVIVES: ${name}`)
  for (const { name } of stale) say(`IS KILLED, although listed as a survivor: ${name}`)
  for (const problem of broken) say(`BROKEN: ${problem}`)
  for (const line of tableOf(mutants, killed)) say(line)
  const failures = failed.length + stale.length + broken.length
  say(`${killed.size} passed, ${failures} failed, ${listed.length} skipped`)
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
