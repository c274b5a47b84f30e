import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureBuild, ensureDependencies } from './lib/ensure.mjs'
import { mustRun } from './lib/run.mjs'
import { say } from './lib/say.mjs'

const benches = ['catalogue', 'search']
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !benches.includes(name))
if (unknown.length > 0) {
  say(`There is no bench called ${unknown.join(', ')}. Choose from: ${benches.join(', ')}.`)
  process.exit(1)
}

await ensureDependencies()
await ensureBuild()
const data = new URL('../../shared/data/default-cards.jsonl.gz', import.meta.url)
const file = process.env.CARD_BULK_FILE ?? fileURLToPath(data)
if (!existsSync(file)) {
  say('The benches run on a bulk file. Name one in CARD_BULK_FILE.')
  process.exit(1)
}
for (const name of chosen.length > 0 ? chosen : benches) {
  await mustRun('npx', ['tsx', `bench/${name}.ts`], { CARD_BULK_FILE: file })
}
