import { makeDeck } from '../decks.ts'
import { expect, test } from '../test.ts'

const menus = [
  { name: 'a menu is at its button', width: 1280, side: 'right' },
  { name: 'the sheet of a phone is at the foot of the window', width: 390, side: 'bottom' },
] as const

for (const { name, width, side } of menus) {
  test(`${name} from its first frame`, async ({ page, member: _ }) => {
    await page.setViewportSize({ width, height: 720 })
    await makeDeck(page, { name: 'Burn', format: 'modern', main: { Mountain: 4 } })
    await page.goto('/deck-building')
    const button = page.getByRole('button', { name: 'More for Burn' })
    await expect(button).toBeVisible()
    const places = await page.evaluateHandle((edge) => {
      const seen: number[] = []
      const look = () => {
        const menu = document.querySelector('[role=menu]')?.getBoundingClientRect()
        if (menu) seen.push(menu[edge])
        requestAnimationFrame(look)
      }
      look()
      return seen
    }, side)
    await button.click()
    await expect.poll(() => places.evaluate((seen) => seen.length)).toBeGreaterThan(2)
    const right = await button.evaluate((element) => element.getBoundingClientRect().right)
    const place = side === 'right' ? right : 720
    for (const at of await places.jsonValue()) expect(Math.abs(at - place)).toBeLessThan(2)
  })
}
