import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const source = resolve(import.meta.dirname, '../..')

function filesWith(ending: string): string[] {
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' })
  return paths
    .filter((path) => path.endsWith(ending))
    .map((path) => readFileSync(resolve(source, path), 'utf8'))
}

/** What follows the scroll bar, and the end of all motion. */
const noMovement = /parted linear|0s !important/

/** Milliseconds of the first time of each part: the second one, or that after a token, is a delay. */
function durationsOf(value: string): number[] {
  return value.split(',').flatMap((part) => {
    if (/var\(--(motion|appear|pulse)\)/.test(part)) return []
    const [, count, unit] = /([\d.]+)(ms|s)\b/.exec(part) ?? []
    return count ? [Number(count) * (unit === 's' ? 1000 : 1)] : []
  })
}

function durationsIn(css: string): number[] {
  const values = [...css.matchAll(/(?:--motion|transition|animation|-duration):([^;}]+)/g)]
  return values.flatMap(([, value = '']) => (noMovement.test(value) ? [] : durationsOf(value)))
}

test('what moves takes 100 to 250 milliseconds', () => {
  const inStyles = filesWith('.css').flatMap(durationsIn)
  const inComponents = filesWith('.tsx').flatMap((component) =>
    [...component.matchAll(/transitionProps=\{\{ duration: (\d+)/g)].map(([, ms]) => Number(ms)),
  )
  expect(inStyles).toContain(160)
  expect(inComponents).toContain(160)
  const found = [...inStyles, ...inComponents.filter((ms) => ms > 0)]
  expect(found.filter((ms) => ms < 100 || ms > 250)).toEqual([])
})

test.each([
  ['a { transition: width 1s linear; }', [1000]],
  ['a { transition: color var(--motion), opacity 90ms ease-in 400ms; }', [90]],
  ['a { animation: var(--pulse) infinite; }', []],
])('the durations of “%s” are %o', (css, durations) => {
  expect(durationsIn(css)).toEqual(durations)
})
