import { nameOf, openState } from '../pages/page-state.ts'
import { pageStates } from '../pages/page-states.ts'
import { test } from '../test.ts'
import { expectToFit } from '../widths.ts'

for (const state of pageStates.filter(({ isLayer }) => !isLayer)) {
  test(`${nameOf(state)}: not wider than its screen`, async ({ page, request }, { testId }) => {
    await openState({ page, request, domain: `${testId}.example.com` }, state)
    await expectToFit(page, [1440, 820, 390, 320])
  })
}
