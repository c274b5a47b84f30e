import { completeQuery, getSearchSyntax, limits } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { onOneEngine } from '../test/engines.ts'
import { useTestApp } from '../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  async function complete(input: object) {
    const member = await app().member()
    return member.call(completeQuery, { input })
  }

  describe('a query is completed', () => {
    test('with names of cards, the best known first', async () => {
      const { from, to, options } = await complete({ q: 'lightning b' })
      expect({ from, to }).toEqual({ from: 0, to: 11 })
      expect(options[0]).toEqual({ kind: 'name', text: 'Lightning Bolt', label: null })
    })

    test.each([
      ['bolt light', 'of several beginnings in any order'],
      ['lightnig bo', 'in spite of a slip'],
    ])('“%s” with a name, %s', async (q) => {
      const { from, to, options } = await complete({ q })
      expect({ from, to }).toEqual({ from: 0, to: q.length })
      expect(options[0]?.text).toBe('Lightning Bolt')
    })

    test('with names before keys', async () => {
      const { options } = await complete({ q: 'f' })
      const kinds = options.map(({ kind }) => kind)
      expect(kinds[0]).toBe('name')
      expect(kinds.at(-1)).toBe('key')
    })

    test('with values of the key before the caret, which may stand in the middle', async () => {
      const { from, to, options } = await complete({ q: 't:gob mv<=2', at: 5 })
      expect({ from, to }).toEqual({ from: 2, to: 5 })
      expect(options).toEqual([{ kind: 'value', text: 'goblin', label: null }])
    })

    test('with nothing when nothing is typed', async () => {
      expect(await complete({ q: '' })).toEqual({ from: 0, to: 0, options: [] })
    })
  })

  test.each([
    [{ q: 'a'.repeat(limits.queryMax + 1) }, 'q'],
    [{ q: 'goblin', at: -1 }, 'at'],
    [{ q: 'goblin', at: 'here' }, 'at'],
    [{ at: 1 }, 'q'],
  ])('%j is refused', async (input, path) => {
    const member = await app().member()
    const refusal = await member.refusal(completeQuery, { input })
    expect(refusal).toMatchObject({ status: 400, issues: [{ path }] })
  })

  test('who is not signed in gets no completions, but may read about the language', async () => {
    const visitor = app().visitor()
    expect(await visitor.refusal(completeQuery, { input: { q: 'bolt' } })).toMatchObject({
      status: 401,
    })
    const { groups, traits } = await visitor.call(getSearchSyntax)
    const names = groups.flatMap(({ entries }) => entries.flatMap((entry) => entry.names))
    expect(names).toEqual(expect.arrayContaining(['t', 'oracle', 'order', 'devotion']))
    expect(traits.flatMap((trait) => trait.names)).toContain('commander')
  })
})
