import { expectNoBarriers } from '../barriers.ts'
import { openState } from '../pages/page-state.ts'
import { usualStates } from '../pages/page-states.ts'
import { recordRequests, requestsOf } from '../pages/requests.ts'
import { expect, test } from '../test.ts'
import { expectToFit } from '../widths.ts'

/** Every page once; the long stories cover other states, sizes and colors. */
for (const state of usualStates) {
  test(
    `${state.page} requests nothing twice, has no barriers and fits a phone`,
    { tag: '@barriers' },
    async ({ page, request }, { testId }) => {
      const sent = recordRequests(page)
      await openState({ page, request, domain: `${testId}.example.com` }, state)
      await page.waitForLoadState('networkidle')
      const isSignedIn = state.as !== undefined && state.as !== 'visitor'
      expect(sent.toSorted()).toEqual(requestsOf(state.page, isSignedIn))
      await expectNoBarriers(page)
      if (!state.isLayer) await expectToFit(page, [320, 1280])
    },
  )
}

test('the data of a page is there when its link is hovered, and is requested once', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Find a card' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sent = recordRequests(page)
  const answered = page.waitForResponse('**/api/collection/stats')
  await page.getByRole('link', { name: 'Collection', exact: true }).hover()
  await answered
  await expect(page.getByRole('heading', { name: 'Your Collection' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Collection', exact: true }).click()
  await expect(page.getByText('No cards yet')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(sent.toSorted()).toEqual(['GET /api/collection', 'GET /api/collection/stats'])
})
