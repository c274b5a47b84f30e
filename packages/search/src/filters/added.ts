import { printingsOfEntries } from '../holdings/owned-rows.ts'
import { matchRows } from '../rows/matchers.ts'
import { collectionFilter } from './collection-filter.ts'
import { matchSpan, namedMoment, spanIn, when } from './days.ts'

/** Lower than any day, and higher than the 0 of printings that were never added. */
const firstDay = 1

/** A printing that is not owned has no day: like one without a price, it never matches. */
export const added = collectionFilter({
  names: ['added'],
  level: 'printing',
  example: 'added>2026-01-01',
  help: 'The day (UTC) on which a printing came to your collection: yyyy-mm-dd, a whole month (2026-05) or year (2026), the code of a set for the day it came out, now or today. Printings that you do not own never match, not even with !=.',
  compile({ catalogue, today, holdings }, { op, value }) {
    const span = spanIn({ catalogue, today }, value.toLowerCase())
    if (!span) return `“${value}” is neither a day, a month, a year nor the code of a set`
    return matchRows(
      printingsOfEntries(holdings, matchSpan(holdings.addedOn, op, { ...span, least: firstDay })),
    )
  },
  describe({ op, value }, catalogue) {
    const word = value.toLowerCase()
    const moment = namedMoment(catalogue, word)
    const came = 'came to your collection'
    if (op === '!=') {
      return {
        yes: `it ${came}, but not ${moment.at}`,
        no: `it ${came} ${moment.at} or not at all`,
      }
    }
    const time = when(op, moment)
    return { yes: `it ${came} ${time}`, no: `it did not come to your collection ${time}` }
  },
})
