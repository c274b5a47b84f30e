import { z } from 'zod'
import { bulkTypes } from '../../cards/service/bulk-types.ts'

/** What may happen to any request: 429, 503, no answer at all, a lost connection, a web page. */
const failures = ['tooMany', 'unavailable', 'missing', 'hang', 'drop', 'webPage'] as const
export type Failure = (typeof failures)[number]

const answers = ['normal', ...failures, 'wrongShape', 'wrongSize'] as const

/** `stop`: sends a part and then nothing more. `packed`: compressed on the way, asked or not. */
const flaws = ['slow', 'cut', 'stop', 'corrupt', 'shorter', 'longer', 'packed', 'redirect'] as const
const downloads = ['normal', ...failures, ...flaws] as const

/** How the fake service behaves; in tests as in the body of `POST /fake/behavior`. */
export const behavior = z.strictObject({
  /** Bulk objects and migrations. */
  answers: z.enum(answers).optional(),
  /** The files themselves. */
  downloads: z.enum(downloads).optional(),
  /** The one bulk file of which downloads are so; null for all of them. */
  downloadsOf: z.enum(bulkTypes).nullable().optional(),
  /** Cards by id, by name, by search, in lists. */
  lookups: z.enum(['normal', ...failures]).optional(),
  /** After so many such answers it is normal again; by default for good. */
  times: z.int().positive().optional(),
  /** How much of an answer comes before `cut` and `stop`; which byte of the file is `corrupt`. */
  afterBytes: z.int().nonnegative().optional(),
  /** How fast `slow` is. */
  bytesPerSecond: z.int().positive().optional(),
  /** What `tooMany` and `unavailable` say in Retry-After: seconds or a date; null: nothing. */
  retryAfter: z.string().nullable().optional(),
  /** Whether a download can begin in the middle. */
  ranges: z.enum(['supported', 'ignored']).optional(),
  /** Whether downloads send Content-Length. */
  lengths: z.enum(['sent', 'omitted']).optional(),
  /** Whether requests are counted, with 429 and 30 seconds of penalty. */
  rateLimits: z.enum(['off', 'on']).optional(),
})
export type Behavior = z.infer<typeof behavior>
export type Area = 'answers' | 'downloads' | 'lookups'

type State = { [K in keyof Behavior]-?: Exclude<Behavior[K], undefined> }
export type Current = Omit<State, 'times'> & { times: number | null }

const normal: Current = {
  answers: 'normal',
  downloads: 'normal',
  downloadsOf: null,
  lookups: 'normal',
  times: null,
  afterBytes: 1000,
  bytesPerSecond: 100_000,
  retryAfter: null,
  ranges: 'supported',
  lengths: 'sent',
  rateLimits: 'off',
}

/** Remembers how to behave, and counts down what is to happen a number of times. */
export function behaviors() {
  let state = normal
  return {
    current: () => state,
    change(wanted: Behavior) {
      state = { ...state, times: null, ...withoutUndefined(wanted) }
    },
    reset() {
      state = normal
    },
    /** What is to happen to a request of this area. */
    next<A extends Area>(area: A): Current[A] {
      const kind = state[area]
      if (kind !== 'normal' && state.times !== null) countDown(area)
      return kind
    },
  }

  function countDown(area: Area) {
    const times = (state.times ?? 0) - 1
    state = times > 0 ? { ...state, times } : { ...state, times: null, [area]: 'normal' }
  }
}
export type Behaviors = ReturnType<typeof behaviors>

function withoutUndefined(wanted: Behavior): Partial<Current> {
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
}
