import type { Finish } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { drawPage } from '../../../test/draw-page.tsx'
import { waitFor } from '../../../test/wait-for.ts'
import { PriceChart } from './price-chart.tsx'

const noHistory = { points: [], recordedFrom: '2026-01-01', recordedTo: '2026-08-15' }

async function textFor(...finishes: Finish[]) {
  const { box } = await drawPage(() => <PriceChart history={noHistory} finishes={finishes} />)
  return waitFor(() => {
    const paragraph = box.querySelector('p')
    expect(paragraph).not.toBeNull()
    return paragraph?.textContent
  })
}

test('where a printing comes etched, it says that etched prices have no history', async () => {
  expect(await textFor('etched')).toBe('Past prices of etched copies are not recorded.')
  expect(await textFor('nonfoil', 'foil')).toBe('No past prices are recorded yet.')
})
