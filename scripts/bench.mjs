import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureBuild, ensureDependencies } from './lib/ensure.mjs'
import { ensureChromium } from './lib/install-chromium.mjs'
import { localBin, mustRun } from './lib/run.mjs'
import { say } from './lib/say.mjs'

/** Each bench, and whether it runs the built server. Some look at its pages too. */
const builds = {
  catalogue: true,
  mirror: true,
  collection: true,
  decks: true,
  'deck-sheets': true,
  'deck-lists': true,
  needs: true,
  imports: true,
  value: true,
  search: false,
  'price-history': false,
  admin: false,
}
const inBrowser = ['collection', 'decks']
const benches = Object.keys(builds)
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !benches.includes(name))
if (unknown.length > 0) {
  say(`There is no bench called ${unknown.join(', ')}. Choose from: ${benches.join(', ')}.`)
  process.exit(1)
}

const chosen = asked.length > 0 ? asked : benches
await ensureDependencies()
if (chosen.some((name) => builds[name])) await ensureBuild()
const data = new URL('../../shared/data/default-cards.jsonl.gz', import.meta.url)
const file = process.env.CARD_BULK_FILE ?? fileURLToPath(data)
if (!existsSync(file)) {
  say('The benches run on a bulk file. Name one in CARD_BULK_FILE.')
  process.exit(1)
}
for (const name of chosen) {
  const chromium = inBrowser.includes(name) ? await ensureChromium() : undefined
  const env = { CARD_BULK_FILE: file, ...(chromium && { CHROMIUM_PATH: chromium }) }
  await mustRun(localBin('tsx'), [`bench/${name}.ts`], { env })
}
