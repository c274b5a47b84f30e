import type { Page } from '@playwright/test'
import { pressMs, vitalsOf } from './vitals.ts'

/**
 * A page with a fixed amount of the work that pages of ours do: data is read and sorted, and elements are
 * laid out. How long it takes says how fast this machine is now.
 */
const reference = `<!doctype html>
<html lang="en">
<title>Reference</title>
<style>
  li {
    display: inline-grid;
    grid-template-columns: auto 1fr;
    padding: 4px;
    border-radius: 6px;
    box-shadow: 0 1px 2px #0003;
  }
</style>
<button>Again</button>
<ul></ul>
<script>
  const numbers = Array.from({ length: 20_000 }, (_, at) => (at * 7919) % 20_000)
  const cards = JSON.stringify(numbers.map((number) => ({ name: 'Card ' + number })))
  const list = document.querySelector('ul')

  function draw(count) {
    const sorted = JSON.parse(cards).sort((a, b) => a.name.localeCompare(b.name, 'en'))
    list.replaceChildren(...sorted.slice(0, count).map(itemOf))
  }

  function itemOf({ name }) {
    const item = document.createElement('li')
    item.innerHTML = '<b>' + name + '</b><span>A card with some text beside it</span>'
    return item
  }

  document.querySelector('button').onclick = () => draw(100)
  draw(600)
</script>
</html>`

/** What the figures of our pages are divided by, in milliseconds. */
export interface Reference {
  LCP: number
  INP: number
}

export async function measureReference(page: Page): Promise<Reference> {
  await page.route('**/reference', (route) =>
    route.fulfill({ contentType: 'text/html', body: reference }),
  )
  await page.goto('/reference')
  await page.getByRole('button', { name: 'Again' }).click({ delay: pressMs })
  await page.waitForFunction(() => window.vitals.LCP && window.vitals.INP) // reported after the frame
  const { LCP, INP } = await vitalsOf(page)
  if (!LCP || !INP) throw new Error('The reference page was not measured.')
  return { LCP: LCP.value, INP: INP.value }
}
