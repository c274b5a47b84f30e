import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { diffOf, type Folders } from './sheet-diff.ts'

const gray = (level: number) => {
  const png = new PNG({ width: 10, height: 10 })
  png.data.fill(level)
  return PNG.sync.write(png)
}

async function foldersWith(last: Record<string, number>, pictures: Record<string, number>) {
  const root = await mkdtemp(join(tmpdir(), 'manafolio-sheet-'))
  const folders: Folders = {
    pictures: join(root, 'pictures'),
    last: join(root, 'last'),
    differences: join(root, 'differences'),
  }
  for (const [folder, levels] of [
    [folders.last, last],
    [folders.pictures, pictures],
  ] as const) {
    await mkdir(folder)
    for (const [file, level] of Object.entries(levels)) {
      await writeFile(join(folder, file), gray(level))
    }
  }
  return folders
}

test('changed, new and removed pictures are told apart from those that stayed', async () => {
  const folders = await foldersWith(
    { 'a.png': 255, 'b.png': 255, 'gone.png': 255 },
    { 'a.png': 255, 'b.png': 200, 'new.png': 255 },
  )
  const { changes, removed } = await diffOf(folders)
  expect(Object.fromEntries(changes)).toEqual({
    'a.png': { kind: 'same' },
    'b.png': { kind: 'changed', changedPixels: 100, difference: 'b.png' },
    'new.png': { kind: 'new' },
  })
  expect(removed).toEqual(['gone.png'])
  expect(existsSync(join(folders.differences, 'b.png'))).toBe(true)
})

test('the first run has nothing to be compared with', async () => {
  const { changes, removed } = await diffOf(await foldersWith({}, { 'a.png': 255 }))
  expect(changes.get('a.png')).toEqual({ kind: 'same' })
  expect(removed).toEqual([])
})
