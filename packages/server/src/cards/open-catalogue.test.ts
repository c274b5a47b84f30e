import { pino } from 'pino'
import { expect, test } from 'vitest'
import { useFolder } from '../test/bulk-files.ts'
import { sampleFile } from '../test/test-app.ts'
import { openLiveCatalogue } from './open-catalogue.ts'

const folder = useFolder()

async function opened(snapshot: string) {
  const logged: string[] = []
  const log = pino({}, { write: (line) => logged.push(JSON.parse(line).msg) })
  const live = await openLiveCatalogue({ snapshot, sample: { cards: [sampleFile] } }, log)
  return { live, logged }
}

test('the first start begins with the sample', async () => {
  const { live, logged } = await opened(folder.path('data/catalogue.bin'))
  expect(live.status()).toMatchObject({ source: 'sample', cards: 261, importing: null })
  expect(logged).toEqual([])
})

test('a stored catalogue that can not be used is reported, and the sample is used', async () => {
  const snapshot = await folder.write('catalogue.bin', 'no catalogue')
  const { live, logged } = await opened(snapshot)
  expect(live.status().source).toBe('sample')
  expect(logged).toHaveLength(1)
  expect(logged[0]).toMatch(/^the catalogue on disk is not used: it /)
})
