import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ensureBuild, ensureDependencies } from './lib/ensure.mjs'
import { print } from './lib/print.mjs'

const dist = resolve(import.meta.dirname, '../packages/web/dist')

/** The modules that each page loads on a first visit, and its size limit. */
const pages = {
  'sign-in': {
    budget: { kB: 140, files: 10 },
    modules: ['features/accounts/sign-in-page.tsx', 'card-kit/fan.tsx'],
  },
  search: {
    budget: { kB: 190, files: 14 },
    modules: ['features/search/search-page.tsx', 'app/home/continue.tsx'],
    isSignedIn: true,
  },
  card: {
    budget: { kB: 220, files: 16 },
    modules: ['features/card/card-page.tsx'],
    isSignedIn: true,
  },
  collection: {
    budget: { kB: 260, files: 18 },
    modules: [
      'features/collection/collection-page.tsx',
      'features/collection/copies/copies-dialog.tsx',
    ],
    isSignedIn: true,
  },
  'deck editor': {
    budget: { kB: 320, files: 24 },
    modules: ['features/decks/browse/decks-page.tsx', 'features/decks/editor/deck-editor.tsx'],
    isSignedIn: true,
  },
}
/** What the app shell loads for a signed-in user. */
const signedInModules = ['app/frame/signed-in-parts.tsx']
const signedInChunks = ['toasts']

await ensureDependencies()
await ensureBuild()
const manifest = JSON.parse(await readFile(resolve(dist, '.vite/manifest.json'), 'utf8'))
const weights = await Promise.all(Object.entries(pages).map(weigh))
print('JavaScript of a first visit, compressed')
for (const { name, kB, files, budget } of weights) {
  print(
    `  ${name.padEnd(12)} ${kB.toFixed(1)} of ${budget.kB} kB in ${files} of ${budget.files} files`,
  )
}
const tooHeavy = weights.filter(({ kB, files, budget }) => kB > budget.kB || files > budget.files)
if (tooHeavy.length > 0) {
  print(
    `Over budget: ${tooHeavy.map(({ name }) => name).join(', ')}. See packages/web/vite.config.ts.`,
  )
  process.exit(1)
}

async function weigh([name, { budget, modules, isSignedIn = false }]) {
  const own = [...modules, ...(isSignedIn ? signedInModules : [])].map((path) => `src/${path}`)
  const files = new Set()
  for (const key of ['index.html', ...own, ...(isSignedIn ? signedInChunks.map(keyOf) : [])]) {
    addFiles(key, files)
  }
  const sizes = await Promise.all([...files].map(sizeOf))
  return { name, budget, files: files.size, kB: sizes.reduce((sum, size) => sum + size, 0) / 1000 }
}

/** A chunk without an entry is listed by its file. */
function keyOf(chunk) {
  const found = Object.entries(manifest).find(([, { name }]) => name === chunk)
  if (!found) throw new Error(`The build has no chunk named ${chunk}.`)
  return found[0]
}

function addFiles(key, files) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}.`)
  if (files.has(chunk.file)) return
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) addFiles(imported, files)
}

/** As compressed for browsers. */
async function sizeOf(file) {
  return (await readFile(resolve(dist, `${file}.br`))).length
}
