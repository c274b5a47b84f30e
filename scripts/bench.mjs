import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureBuild, ensureDependencies } from './lib/ensure.mjs'
import { ensureChromium } from './lib/install-chromium.mjs'
import { print } from './lib/print.mjs'
import { localBin, mustRun } from './lib/run.mjs'

/** Each bench, and whether it needs the built server. */
const builds = {
  catalogue: true,
  mirror: true,
  names: false,
  collection: true,
  decks: true,
  'deck-sheets': true,
  'deck-lists': true,
  needs: true,
  imports: true,
  'import-rows': true,
  value: true,
  cards: true,
  search: false,
  'price-history': false,
  admin: false,
  advice: false,
  pages: true,
}
/** Benches that can run on the sample's cards. */
const onSample = ['pages']
const inBrowser = ['collection', 'decks', 'pages']
const benches = Object.keys(builds)
const names = process.argv.slice(2)
const unknown = names.filter((name) => !benches.includes(name))
if (unknown.length > 0) {
  stop(`There is no bench called ${unknown.join(', ')}. Choose from: ${benches.join(', ')}.`)
}
const chosen = names.length > 0 ? names : benches
const bulkFile = chosen.every((name) => onSample.includes(name)) ? undefined : findBulkFile()
await ensureDependencies()
if (chosen.some((name) => builds[name])) await ensureBuild()
for (const name of chosen) {
  const chromium = inBrowser.includes(name) ? await ensureChromium() : undefined
  const env = {
    ...(bulkFile && { CARD_BULK_FILE: bulkFile }),
    ...(chromium && { CHROMIUM_PATH: chromium }),
  }
  await mustRun(localBin('tsx'), [`bench/${name}.ts`], { env })
}

function findBulkFile() {
  const { CARD_BULK_FILE } = process.env
  if (!CARD_BULK_FILE) stop('This bench needs a bulk file. Set CARD_BULK_FILE to its path.')
  const file = resolve(CARD_BULK_FILE)
  if (!existsSync(file)) stop(`CARD_BULK_FILE names ${file}, which does not exist.`)
  return file
}

function stop(message) {
  print(message)
  process.exit(1)
}
