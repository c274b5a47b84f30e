import { BlobWriter, TextReader, ZipWriter, type ZipWriterAddDataOptions } from '@zip.js/zip.js'
import { expect, test } from 'vitest'
import { openFiles } from './open-files.ts'
import { isRefused } from './opened-file.ts'

const limits = { files: 1000, fileBytes: 10_000, archiveBytes: 1_000_000, allBytes: 50_000 }

type Files = Record<string, string | ({ text: string } & ZipWriterAddDataOptions)>

async function zipOf(files: Files): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  for (const [path, file] of Object.entries(files)) {
    const { text, ...options } = typeof file === 'string' ? { text: file } : file
    await writer.add(path, new TextReader(text), options)
  }
  return writer.close()
}

/** What is in the files by path, or why they are not read. */
async function opened(
  file: Blob,
  path = 'decks.zip',
  more = limits,
): Promise<Record<string, string>> {
  const files = await openFiles([{ path, file }], more, new AbortController().signal)
  const contents = await Promise.all(
    files.map(async (one) => [one.path, isRefused(one) ? one.problem : await one.file.text()]),
  )
  return Object.fromEntries(contents)
}

test('the files of an archive are read with their folders, and what is none of a deck is named', async () => {
  const archive = await zipOf({
    'Commander/Krenko.txt': '1 Krenko, Mob Boss',
    'Commander/art.png': 'png',
    'Modern/more.zip': 'PK',
    '__MACOSX/Commander/._Krenko.txt': 'x',
    '.DS_Store': 'x',
  })
  expect(await opened(archive)).toEqual({
    'Commander/Krenko.txt': '1 Krenko, Mob Boss',
    'Commander/art.png': 'It is not a deck list: only text, tables and XML are.',
    'Modern/more.zip': 'It is an archive inside an archive. Unpack it, and choose it by itself.',
    '__MACOSX/Commander/._Krenko.txt': expect.stringContaining('hidden file'),
    '.DS_Store': expect.stringContaining('hidden file'),
  })
})

test('paths that lead out of an archive, and encrypted files, are refused; the others are read', async () => {
  const archive = await zipOf({
    '../up.txt': '4 Opt',
    '/root.txt': '4 Opt',
    'C:\\windows.txt': '4 Opt',
    'a\\..\\..\\b.txt': '4 Opt',
    'secret.txt': { text: '4 Opt', password: 'mana' },
    'fine.txt': '4 Opt',
  })
  const out = 'Its path leads out of the archive.'
  expect(await opened(archive)).toEqual({
    '../up.txt': out,
    '/root.txt': out,
    'C:/windows.txt': out,
    'a/../../b.txt': out,
    'secret.txt': 'It is encrypted. Unpack it with its password first.',
    'fine.txt': '4 Opt',
  })
})

test('a file that unpacks to far more than the archive says is not unpacked', async () => {
  const archive = await zipOf({ 'bomb.txt': '0'.repeat(5_000_000), 'fine.txt': '4 Opt' })
  expect(archive.size).toBeLessThan(20_000)
  expect((await opened(archive))['bomb.txt']).toMatch(/^It is larger than a deck list can be/)

  const lying = new Uint8Array(await archive.arrayBuffer())
  const view = new DataView(lying.buffer)
  for (let at = 0; at < lying.length - 46; at++) {
    const isOfBomb =
      view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 5_000_000
    if (isOfBomb) view.setUint32(at + 24, 100, true)
  }
  expect(await opened(new Blob([lying]))).toEqual({
    'bomb.txt': expect.stringMatching(/far larger than the archive says|damaged in the archive/),
    'fine.txt': '4 Opt',
  })
})

test('files that are too large together are read as far as they fit', async () => {
  const files = Array.from(
    { length: 8 },
    (_, at) => [`${at}.txt`, String(at).repeat(9000)] as const,
  )
  const contents = await opened(await zipOf(Object.fromEntries(files)))
  expect(Object.values(contents).filter((text) => text.length === 9000)).toHaveLength(5)
  expect(contents['7.txt']).toMatch(/^Together the files are too large/)
})

test('archives with thousands of files, and what is none, are refused as a whole', async () => {
  const names = Array.from({ length: 30 }, (_, at) => [`${at}.txt`, '4 Opt'] as const)
  const archive = await zipOf(Object.fromEntries(names))
  expect(await opened(archive, 'decks.zip', { ...limits, files: 20 })).toEqual({
    'decks.zip': 'It has more than 20 files. Split it into archives with fewer.',
  })
  expect(Object.keys(await opened(archive))).toHaveLength(30)
  expect(await opened(new Blob(['PK nothing of the kind']))).toEqual({
    'decks.zip': 'It is damaged, or not a zip archive. Create it again.',
  })
  expect(await opened(archive.slice(0, archive.size - 200))).toHaveProperty(['decks.zip'])
  expect(await opened(await zipOf({}))).toEqual({ 'decks.zip': 'There are no files in it.' })
})
