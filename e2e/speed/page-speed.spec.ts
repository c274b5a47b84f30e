import type { BrowserContext } from '@playwright/test'
import { bulkFile } from '../bulk-file.ts'
import { untilFullData } from '../full-data.ts'
import { expect, test } from '../test.ts'
import { type MeasuredPage, measuredPages } from './measured-pages.ts'
import { measureReference, type Reference } from './reference-page.ts'
import { measureVitals, type Vital, type Vitals, vitalsOf } from './vitals.ts'

test.skip(!bulkFile, 'CARD_BULK_FILE names no bulk file')
test.use({ viewport: { width: 1440, height: 900 } })

/** Of the page and of the reference page, one after the other; then the medians are compared. */
const rounds = 3
const clsMax = 0.02

for (const measured of measuredPages) {
  test(measured.name, async ({ page, member, browser }) => {
    test.setTimeout(180_000)
    expect(member.email).toContain('@')
    await untilFullData(page)
    const { at } = measured
    const address = typeof at === 'string' ? at : await at(page)
    const storageState = await page.context().storageState()
    const found: Round[] = []
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({ storageState })
      found.push(await measureOnce(context, measured, address))
      await context.close()
    }
    const { LCP, INP, CLS, text } = summaryOf(found)
    process.stdout.write(`${measured.name}: ${text}\n`)
    expect(CLS, text).toBeLessThanOrEqual(clsMax)
    expect(LCP, text).toBeLessThanOrEqual(measured.limits.LCP)
    expect(INP, text).toBeLessThanOrEqual(measured.limits.INP)
  })
}

interface Round {
  reference: Reference
  opened: Vitals
  used: Vitals
}

async function measureOnce(
  context: BrowserContext,
  { content, use }: MeasuredPage,
  address: string,
): Promise<Round> {
  const page = await context.newPage()
  await measureVitals(page)
  const reference = await measureReference(page)
  await page.goto(address)
  await page.waitForLoadState('networkidle') // without scripts of the test in the page
  await page.waitForSelector(content)
  const opened = await vitalsOf(page)
  await use(page)
  await page.waitForFunction(() => window.vitals.INP)
  return { reference, opened, used: await vitalsOf(page) }
}

/** LCP and INP as multiples of the reference page's, and all figures as a line. */
function summaryOf(found: readonly Round[]) {
  const LCP = median(found.map(({ opened }) => measuredValue(opened.LCP)))
  const INP = median(found.map(({ used }) => measuredValue(used.INP)))
  const CLS = median(found.map(({ used }) => used.CLS?.value ?? 0))
  const reference = {
    LCP: median(found.map((one) => one.reference.LCP)),
    INP: median(found.map((one) => one.reference.INP)),
  }
  const ratios = { LCP: LCP / reference.LCP, INP: INP / reference.INP }
  const last = found.at(-1)
  return {
    ...ratios,
    CLS,
    text: [
      `LCP ${LCP} ms, ${ratios.LCP.toFixed(2)} times the reference page (${last?.opened.LCP?.cause})`,
      `INP ${INP} ms, ${ratios.INP.toFixed(2)} times (${last?.used.INP?.cause})`,
      `CLS ${CLS.toFixed(4)} (${last?.used.CLS?.cause})`,
    ].join('; '),
  }
}

function measuredValue(vital: Vital | undefined): number {
  if (!vital) throw new Error('The page was not measured.')
  return vital.value
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
