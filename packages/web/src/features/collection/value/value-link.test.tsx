import { type DayValue, getSite, getValueHistory } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { on, setUpValueServer, twoDays } from '../../../test/collection/value-page.tsx'
import { drawPage } from '../../../test/draw-page.tsx'
import { plainSite } from '../../../test/people.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { ValueLink } from './value-link.tsx'

const { requests, setOutput } = setUpValueServer()

async function draw(days: DayValue[]) {
  setOutput(getSite, plainSite)
  setOutput(getValueHistory, { days })
  const { box } = await drawPage(ValueLink, { site: plainSite })
  await waitFor(() => expect(requests).toHaveLength(1))
  return box
}

test('the link to the value draws its last 90 days', async () => {
  const box = await draw(twoDays)
  await waitFor(() => expect(box.querySelector('svg')).not.toBeNull())
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/collection/value')
  expect(box.querySelector('a')?.textContent).toBe('Value over time')
  expect(requests[0]?.address).toBe('/api/collection/value/history?from=2026-05-17')
})

test('nothing is drawn for a single day', async () => {
  const box = await draw([on('2026-08-15', 100)])
  expect(box.querySelector('a')?.textContent).toBe('Value over time')
  expect(box.querySelector('svg')).toBeNull()
})
