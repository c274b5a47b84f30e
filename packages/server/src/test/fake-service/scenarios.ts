import type { Behaviour } from './behaviour.ts'

interface Scenario {
  about: string
  behaviour: Behaviour
}

const all = (trouble: 'tooMany' | 'unavailable' | 'hang' | 'drop' | 'webPage'): Behaviour => ({
  answers: trouble,
  downloads: trouble,
  lookups: trouble,
})

/** Ways to behave that have a name, for people. */
export const scenarios: Record<string, Scenario> = {
  normal: { about: 'all is well', behaviour: {} },
  slow: {
    about: 'downloads bring 500 KB a second',
    behaviour: { downloads: 'slow', bytesPerSecond: 500_000 },
  },
  cut: {
    about: 'downloads break off after every 2 MB',
    behaviour: { downloads: 'cut', afterBytes: 2_000_000 },
  },
  'cut-without-ranges': {
    about: 'the same, and must begin anew each time',
    behaviour: { downloads: 'cut', afterBytes: 2_000_000, ranges: 'ignored' },
  },
  stop: {
    about: 'downloads bring 2 MB and then nothing, without an end',
    behaviour: { downloads: 'stop', afterBytes: 2_000_000 },
  },
  corrupt: {
    about: 'downloads have flipped bytes',
    behaviour: { downloads: 'corrupt', afterBytes: 50_000 },
  },
  short: { about: 'downloads have half of the bytes', behaviour: { downloads: 'shorter' } },
  busy: {
    about: 'everything is answered with 429, and to come back in 60 seconds',
    behaviour: { ...all('tooMany'), retryAfter: '60' },
  },
  failing: { about: 'everything is answered with 503', behaviour: all('unavailable') },
  hanging: { about: 'nothing is answered', behaviour: all('hang') },
  down: { about: 'every connection is lost', behaviour: all('drop') },
  portal: { about: 'everything is answered with a web page', behaviour: all('webPage') },
  strange: {
    about: 'bulk objects and migrations have an unknown form',
    behaviour: { answers: 'wrongShape' },
  },
  strict: {
    about: 'who asks too often is sent away for 30 seconds, as the real one does',
    behaviour: { rateLimits: 'on' },
  },
}
