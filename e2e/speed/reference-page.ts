import type { Page } from '@playwright/test'
import { type Vitals, vitalsOf } from './vitals.ts'

/**
 * A page with a fixed amount of the work that pages of ours do: a script that is parsed, data that is
 * read, and elements that are laid out. How long it takes says how fast this machine is now.
 */
const reference = `<!doctype html>
<html lang="en"><title>Reference</title>
<style>li { display: inline-grid; grid-template-columns: auto 1fr; padding: 4px; box-shadow: 0 1px 2px #0003; border-radius: 6px }</style>
<button>Again</button><ul></ul>
<script>
  const cards = JSON.stringify(Array.from({ length: 20_000 }, (_, i) => ({ id: i, name: 'Card ' + (i * 7919) % 20_000 })))
  const list = document.querySelector('ul')
  function draw(count) {
    const sorted = JSON.parse(cards).sort((a, b) => a.name.localeCompare(b.name, 'en')).slice(0, count)
    list.replaceChildren(...sorted.map(({ name }) => {
      const item = document.createElement('li')
      item.innerHTML = '<b>' + name + '</b><span>A card that is drawn with some text beside it</span>'
      return item
    }))
  }
  document.querySelector('button').onclick = () => draw(100)
  draw(600)
</script>`

/** Measures the page; each figure of a page of ours is divided by the same of this one. */
export async function referenceVitals(page: Page): Promise<Required<Vitals>> {
  await page.route('**/reference', (route) =>
    route.fulfill({ contentType: 'text/html', body: reference }),
  )
  await page.goto('/reference')
  await page.getByRole('button', { name: 'Again' }).click()
  const { LCP = 0, INP = 0, CLS = 0 } = await vitalsOf(page)
  if (!LCP || !INP)
    throw new Error(
      'The reference page was not measured.' +
        JSON.stringify(await vitalsOf(page)) +
        (await page.evaluate(
          () =>
            String(typeof window.webVitals) +
            JSON.stringify(performance.getEntriesByType('paint')) +
            PerformanceObserver.supportedEntryTypes,
        )),
    )
  return { LCP, INP, CLS }
}
