import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { decodeSnapshot } from '@manafolio/search'
import { expect, test } from 'vitest'
import { useFolder } from '../../test/bulk-files.ts'
import { sampleCatalogue } from '../../test/test-app.ts'
import { readSnapshot, removeLeftovers, snapshotPath, writeSnapshot } from './snapshot-file.ts'

const folder = useFolder()

async function written() {
  const catalogue = await sampleCatalogue()
  const file = folder.path('catalogue.bin')
  await writeSnapshot(file, catalogue)
  return { catalogue, file }
}

test('a catalogue that was written and read is the same', async () => {
  const { catalogue, file } = await written()
  const read = await readSnapshot(file)
  if (typeof read !== 'object') throw new Error(read)
  expect(read.meta).toEqual(catalogue.meta)
  expect(read.columns).toEqual(catalogue.columns)
  expect(read.texts).toEqual(catalogue.texts)
  for (const name of ['cards', 'printings'] as const) {
    const { bytes, starts } = catalogue.pools[name]
    expect(read.pools[name].starts).toEqual(starts)
    expect(Buffer.compare(read.pools[name].bytes, bytes)).toBe(0)
  }
})

test('nothing else is left in the folder, which is made when it is missing', async () => {
  const catalogue = await sampleCatalogue()
  const dataDir = folder.path('made/by/need')
  await writeSnapshot(snapshotPath(dataDir), catalogue)
  expect(await readdir(dataDir)).toEqual(['catalogue.bin'])
})

test('a new catalogue takes the place of the old one', async () => {
  const { catalogue, file } = await written()
  const meta = { ...catalogue.meta, fingerprint: 'the next day' }
  await writeSnapshot(file, { ...catalogue, meta })
  expect(await readSnapshot(file)).toMatchObject({ meta })
})

test('without a file there is no catalogue', async () => {
  expect(await readSnapshot(folder.path('missing.bin'))).toBeUndefined()
})

test('a file of another version is reported', async () => {
  const { file } = await written()
  const body = (await readFile(file)).subarray(0, -20).fill('MFCAT000', 0, 8)
  await writeFile(file, Buffer.concat([body, createHash('sha1').update(body).digest()]))
  expect(await readSnapshot(file)).toBe('it was written by another version')
})

test.each([0, 1, 10, 1000])('a file cut off after %i bytes is reported', async (length) => {
  const { file } = await written()
  await writeFile(file, (await readFile(file)).subarray(0, length))
  expect(await readSnapshot(file)).toBe('it is damaged')
})

test.each([20, 5000, -30])('one changed byte at %i is noticed', async (at) => {
  const { file } = await written()
  const bytes = await readFile(file)
  const place = at < 0 ? bytes.length + at : at
  await writeFile(file, bytes.fill((bytes[place] ?? 0) ^ 1, place, place + 1))
  expect(await readSnapshot(file)).toBe('it is damaged')
})

test('what a killed import left is removed, what a running one writes is not', async () => {
  const { file } = await written()
  const killed = 2 ** 22 + 1 // above the largest process id
  for (const pid of [killed, process.pid]) await writeFile(`${file}.${pid}.tmp`, 'half')
  await removeLeftovers(file)
  const left = await readdir(dirname(file))
  expect(left.sort()).toEqual(['catalogue.bin', `catalogue.bin.${process.pid}.tmp`])
})

test('a catalogue is read from any place in memory', async () => {
  const { catalogue, file } = await written()
  const shifted = Buffer.concat([Buffer.from('!'), await readFile(file)]).subarray(1, -20)
  expect(decodeSnapshot(shifted)).toMatchObject({ meta: catalogue.meta })
})
