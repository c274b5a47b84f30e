import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressAssets } from '../../build/compress-assets.ts'
import { previousAssets } from '../../build/previous-assets.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'manafolio-pages-'))
  await mkdir(join(root, 'src'))
  await writeFile(join(root, 'index.html'), '<script type="module" src="/src/app.js"></script>')
})

afterEach(() => rm(root, { recursive: true }))

/** The assets that are there after a build of a version. */
async function built(version: string): Promise<string[]> {
  await writeFile(join(root, 'src/app.js'), `import('./page.js'); console.log('app')`)
  await writeFile(join(root, 'src/page.js'), `console.log(${JSON.stringify(version)})`)
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compressAssets(), previousAssets()],
  })
  return (await readdir(join(root, 'dist/assets'))).sort()
}

const missing = (some: string[], others: string[]) => some.filter((one) => !others.includes(one))

test('assets of the version before are there, compressed too, and older ones are not', async () => {
  const first = await built('first')
  const second = await built('second')
  expect(first.filter((file) => file.endsWith('.br'))).not.toEqual([])
  expect(second.length).toBeGreaterThan(first.length)
  expect(missing(first, second)).toEqual([])
  expect(await built('second')).toEqual(second)
  const third = await built('third')
  expect(missing(first, third)).not.toEqual([])
  expect(missing(missing(second, first), third)).toEqual([])
})
