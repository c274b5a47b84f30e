import { expectNoBarriers } from '../barriers.ts'
import { nameOf, openState } from '../pages/page-state.ts'
import { pageStates, usualStates } from '../pages/page-states.ts'
import { test } from '../test.ts'
import { expectTextToFit } from '../text-fit.ts'
import { expectToFit } from '../widths.ts'

for (const state of pageStates) {
  test(`${nameOf(state)}: no barriers, and no wider than its screen`, async ({ page, request }, {
    testId,
  }) => {
    test.slow() // several checks, and all sets are many elements
    await openState({ page, request, domain: `${testId}.example.com` }, state)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoBarriers(page)
    }
    if (!state.isLayer) await expectToFit(page, [1440, 820, 390, 320])
  })
}

for (const state of usualStates) {
  test(`${nameOf(state)}: large and widely spaced text fits`, async ({ page, request }, {
    testId,
  }) => {
    test.slow()
    await openState({ page, request, domain: `${testId}.example.com` }, state)
    await expectTextToFit(page, [1280, 390])
  })
}
