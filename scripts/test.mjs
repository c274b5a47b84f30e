import { chromiumAdvice } from './lib/browsers.mjs'
import { ensureBuild, ensureDependencies } from './lib/ensure.mjs'
import { ensureChromium } from './lib/install-chromium.mjs'
import { localBin } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { runCheck, runStories, runUnitTests } from './lib/test-parts.mjs'
import { finish, runInTurn, runTogether } from './lib/test-run.mjs'

await ensureDependencies()
await ensureBuild()

say('\nTypes, lint with import directions, licences')
const checks = await runTogether({
  Types: () => runCheck(process.execPath, ['scripts/types.mjs']),
  Lint: () => runCheck(localBin('biome'), ['check', '.']),
  Licences: () => runCheck(process.execPath, ['scripts/licences.mjs', '--check']),
})
const tests = await runInTurn({
  'Unit and API tests': () => runUnitTests(),
  Stories: () => runStories({ suite: 'stories', browser: ensureChromium, advice: chromiumAdvice }),
})
finish([...checks, ...tests])
