import { chromiumAdvice, findFirefox, firefoxAdvice } from './lib/browsers.mjs'
import { ensureBuild, ensureDependencies } from './lib/ensure.mjs'
import { ensureChromium } from './lib/install-chromium.mjs'
import { runCounted, runStories, runUnitTests } from './lib/test-parts.mjs'
import { finish, runSequentially } from './lib/test-run.mjs'

await ensureDependencies()
await ensureBuild()

const results = await runSequentially({
  'Long unit and API tests': () => runUnitTests({ TEST_LONG: 'true' }),
  'Long stories': () =>
    runStories({ suite: 'long', browser: ensureChromium, advice: chromiumAdvice }),
  'Speed of the pages': () =>
    runStories({ suite: 'speed', browser: ensureChromium, advice: chromiumAdvice }),
  'Stories in Firefox': () =>
    runStories({ suite: 'firefox', browser: findFirefox, advice: firefoxAdvice }),
  'Mutants: ownership': () => runCounted('scripts/mutants.mjs', ['ownership']),
  'Mutants: rules': () => runCounted('scripts/mutants.mjs', ['rules']),
})
finish(results)
