import type { Behavior } from './behavior.ts'

interface Scenario {
  about: string
  behavior: Behavior
}

const all = (failure: 'tooMany' | 'unavailable' | 'hang' | 'drop' | 'webPage'): Behavior => ({
  answers: failure,
  downloads: failure,
  lookups: failure,
})

/** Ways to behave that have a name, for people. */
export const scenarios: Record<string, Scenario> = {
  normal: { about: 'all is well', behavior: {} },
  slow: {
    about: 'downloads bring 500 KB a second',
    behavior: { downloads: 'slow', bytesPerSecond: 500_000 },
  },
  cut: {
    about: 'downloads break off after every 2 MB',
    behavior: { downloads: 'cut', afterBytes: 2_000_000 },
  },
  'cut-without-ranges': {
    about: 'the same, and must begin anew each time',
    behavior: { downloads: 'cut', afterBytes: 2_000_000, ranges: 'ignored' },
  },
  stop: {
    about: 'downloads bring 2 MB and then nothing, without an end',
    behavior: { downloads: 'stop', afterBytes: 2_000_000 },
  },
  corrupt: {
    about: 'downloads have flipped bytes',
    behavior: { downloads: 'corrupt', afterBytes: 50_000 },
  },
  short: { about: 'downloads have half of the bytes', behavior: { downloads: 'shorter' } },
  busy: {
    about: 'everything is answered with 429, and to come back in 60 seconds',
    behavior: { ...all('tooMany'), retryAfter: '60' },
  },
  failing: { about: 'everything is answered with 503', behavior: all('unavailable') },
  hanging: { about: 'nothing is answered', behavior: all('hang') },
  down: { about: 'every connection is lost', behavior: all('drop') },
  portal: { about: 'everything is answered with a web page', behavior: all('webPage') },
  strange: {
    about: 'bulk objects and migrations have an unknown form',
    behavior: { answers: 'wrongShape' },
  },
  strict: {
    about: 'who asks too often is sent away for 30 seconds, as the real one does',
    behavior: { rateLimits: 'on' },
  },
}
