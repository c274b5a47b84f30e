import { print } from '../print.mjs'
import { conditionSwitches, listConditions } from './conditions.mjs'
import { report } from './report.mjs'
import { quietVitest } from './vitest.mjs'

const file = 'src/test/security/two-owners/ownership.mutants.ts'

/** Disables one condition of a query at a time: the test with two owners must detect each. */
export async function runOwnership() {
  const conditions = listConditions()
  const killed = new Set()
  const broken = []
  let tried = 0
  const vitest = await quietVitest(halves(conditions), (test) => {
    const number = Number(test.name)
    const isPassed = test.result().state === 'passed'
    if (Number.isNaN(number) && !isPassed) broken.push(`${test.name}: ${messageOf(test)}`)
    if (Number.isNaN(number)) return
    if (isPassed) killed.add(number)
    if (++tried % 20 === 0) print(`${tried} of ${conditions.length} conditions left out`)
  })
  await vitest.start()
  await vitest.close()
  return report({
    mutants: conditions.map(mutantOf),
    killed: new Set(conditions.filter(({ number }) => killed.has(number)).map(nameOf)),
    reasons: [],
    broken: tried === conditions.length ? broken : [...broken, 'Not all conditions were tried.'],
  })
}

/** Each half in its own process. */
function halves(conditions) {
  return [0, 1].map((half) => ({
    ...{ name: `half ${half + 1}`, folder: 'server', include: [file] },
    plugins: [conditionSwitches(conditions)],
    provide: {
      conditions: conditions.map(({ number }) => number).filter((number) => number % 2 === half),
    },
  }))
}

function mutantOf(condition) {
  return { name: nameOf(condition), group: condition.kind }
}

function nameOf({ file, line, condition }) {
  return `${file}:${line} without ${condition}`
}

function messageOf(test) {
  return test.result().errors?.[0]?.message ?? 'not run'
}
