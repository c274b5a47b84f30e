import { expect, test } from 'vitest'
import { warnOfLeaving } from './leave-warning.ts'

/** Whether the browser would ask for confirmation before leaving. */
function needsConfirmation(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

test('leaving needs confirmation while any deck has unsaved changes', () => {
  const [burn, opts] = [{}, {}]
  expect(needsConfirmation()).toBe(false)
  warnOfLeaving(burn, true)
  warnOfLeaving(opts, true)
  warnOfLeaving(burn, false)
  expect(needsConfirmation()).toBe(true)
  warnOfLeaving(opts, false)
  expect(needsConfirmation()).toBe(false)
})
