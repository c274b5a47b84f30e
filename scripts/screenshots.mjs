import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBuild, ensureDependencies } from './lib/ensure.mjs'
import { ensureChromium } from './lib/install-chromium.mjs'
import { print } from './lib/print.mjs'
import { localBin, mustRun, root, run } from './lib/run.mjs'

/** Takes pictures of every page, and makes a contact sheet of them and of what has changed since the last run. */
const folder = join(root, 'screenshots')
const pictures = join(folder, 'pictures')
const last = join(folder, 'last')
const taking = join(folder, 'taking')

await ensureDependencies()
await ensureBuild()
const chromium = await ensureChromium()
if (!chromium) stop('Screenshots need a Chromium. Set CHROMIUM_PATH to its path.')

print('Taking pictures of every page at three widths in both themes…')
await rm(taking, { recursive: true, force: true })
const code = await run(localBin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
  env: { E2E_SUITE: 'screenshots', CHROMIUM_PATH: chromium, SCREENSHOTS_DIR: taking },
})
if (!existsSync(taking)) stop('No picture was taken.')
await keepLast()
await mustRun(localBin('tsx'), ['e2e/screenshots/command.ts', folder])
process.exitCode = code

/** The pictures of this run take the place of those that they are compared with from now on. */
async function keepLast() {
  for (const outdated of [last, join(folder, 'differences')]) {
    await rm(outdated, { recursive: true, force: true })
  }
  if (existsSync(pictures)) await rename(pictures, last)
  await rename(taking, pictures)
}

function stop(message) {
  print(message)
  process.exit(1)
}
