import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type ColorScheme, switchTo } from './color-scheme.ts'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Not in any level of axe yet: whoever speaks to press a button says the text that is seen on it. */
const labelInName = { 'label-content-name-mismatch': { enabled: true } }

/** The axe rules whose results can differ between the color schemes. */
const ofColors = ['color-contrast', 'link-in-text-block']

/**
 * Expects axe to find no violations on the page. Stories run in light colors; those with the tag run
 * again with the long suite, in dark colors. The stories of the long suite use both.
 */
export async function expectNoBarriers(page: Page): Promise<void> {
  const { project, tags } = test.info()
  if (project.name !== 'long' && !tags.includes('@barriers')) throw new Error('The tag is missing.')
  if (project.name === 'firefox') return // axe crashes tabs of Firefox; Chromium covers it
  if (project.name !== 'colors') {
    await inColors(page, 'light')
    await expectNothing(axeOn(page).withTags(levels))
  }
  if (project.name === 'stories') return
  await inColors(page, 'dark')
  await expectNothing(axeOn(page).withRules(ofColors))
  await inColors(page, 'light')
}

/**
 * Passing results are not collected: on a page with many elements that takes most of the time. Legacy
 * mode skips cross-origin frames, of which there are none, and needs no page of its own.
 */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: labelInName,
  })
}

async function inColors(page: Page, scheme: ColorScheme) {
  await page.evaluate(renderAll)
  await switchTo(page, scheme)
}

/** What browsers skip beyond the screen may keep the colors of the other scheme. */
function renderAll() {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { contentVisibility } = getComputedStyle(element)
    if (contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  }
}

async function expectNothing(axe: AxeBuilder) {
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  )
  expect(found).toEqual([])
}
