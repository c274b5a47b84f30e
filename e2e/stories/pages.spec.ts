import { expectNoBarriers } from '../barriers.ts'
import { openState } from '../pages/page-state.ts'
import { usualStates } from '../pages/page-states.ts'
import { test } from '../test.ts'
import { expectToFit } from '../widths.ts'

/** Every page once; the long stories cover other states, sizes and colors. */
for (const state of usualStates) {
  test(
    `${state.page} has no barriers and fits a phone`,
    { tag: '@barriers' },
    async ({ page, request }, { testId }) => {
      await openState({ page, request, domain: `${testId}.example.com` }, state)
      await expectNoBarriers(page)
      if (!state.isLayer) await expectToFit(page, [320, 1280])
    },
  )
}
