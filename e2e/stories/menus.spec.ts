import { makeDeck } from '../decks.ts'
import { expect, test } from '../test.ts'

test('a menu is at its button from its first frame', async ({ page, member: _ }) => {
  await makeDeck(page, { name: 'Burn', format: 'modern', main: { Mountain: 4 } })
  await page.goto('/deck-building')
  const button = page.getByRole('button', { name: 'More for Burn' })
  await expect(button).toBeVisible()
  const places = await page.evaluateHandle(() => {
    const seen: number[] = []
    const look = () => {
      const menu = document.querySelector('[role=menu]')?.getBoundingClientRect()
      if (menu) seen.push(Math.round(menu.right))
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  await button.click()
  await expect.poll(() => places.evaluate((seen) => seen.length)).toBeGreaterThan(2)
  const right = await button.evaluate((element) => element.getBoundingClientRect().right)
  for (const place of await places.jsonValue()) expect(Math.abs(place - right)).toBeLessThan(2)
})
