import { expect, test } from 'vitest'
import { inWords, reportOf } from '../../test/deck-lists.ts'
import { listsOfTools } from '../../test/lists-of-tools.ts'

test.each(listsOfTools)(
  '%s, %s',
  async (format, _, { list, lines, name = null, deckFormat = null }) => {
    const report = await reportOf(list)
    expect(report.lines.map(inWords)).toEqual(lines)
    expect(report).toMatchObject({ format, name, deckFormat })
  },
)
