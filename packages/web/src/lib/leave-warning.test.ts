import { expect, test } from 'vitest'
import { warnOfLeaving } from './leave-warning.ts'

/** Whether the browser would ask somebody who leaves whether they mean to. */
function asks(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

test('who leaves is asked for as long as any deck has something unsaved', () => {
  const [burn, opts] = [{}, {}]
  expect(asks()).toBe(false)
  warnOfLeaving(burn, true)
  warnOfLeaving(opts, true)
  warnOfLeaving(burn, false)
  expect(asks()).toBe(true)
  warnOfLeaving(opts, false)
  expect(asks()).toBe(false)
})
