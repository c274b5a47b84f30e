/**
 * Preloaded into a server whose pages are compared with earlier ones: its clock starts at a fixed instant and
 * advances by a millisecond whenever it is read, so that what happens first also has the earlier time.
 * The instant is in the future: browsers drop cookies that have expired by their own clock.
 */
export const fixedInstant = '2030-06-15T16:00:00.000Z'

const RealDate = Date
let now = RealDate.parse(fixedInstant)

/** Only in the server: the tests themselves import the instant. */
if (process.env.FIXED_CLOCK === 'on') {
  globalThis.Date = class extends RealDate {
    constructor(...args) {
      super(...(args.length > 0 ? args : [now++]))
    }

    static now() {
      return now++
    }
  }
}
