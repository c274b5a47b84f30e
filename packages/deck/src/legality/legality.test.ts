import { deckFormats, deckRoles, slotOfRole } from '@manafolio/contract'
import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cards } from '../test/legality/cards.ts'
import { deckOf } from '../test/legality/decks.ts'
import { expectFindings, findingsOf } from '../test/legality/findings.ts'

test('errors come before notes', () => {
  const deck = { format: 'modern', main: ['1 Arzakon', '5 Duress', '1 Mox Opal'] } as const
  const found = ['banned: Mox Opal', 'copies: Duress', 'not_released: Arzakon']
  expectFindings(deck, found)
})

test('a legal deck with every kind of card has no findings', () => {
  const main = [
    '1 Thrasios, Triton Hero #commander',
    '1 Sol Ring',
    '1 Opt',
    '20 Island',
    '9 Nazgûl',
  ]
  expectFindings({ format: 'commander', commander: 'Tymna the Weaver', main })
})

const names = [...cards.keys(), 'Nobody Knows']
const line = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom(...names), fc.constantFrom('', ' @2'))
  .map(([copies, name, printing]) => ({ name: `${name}${printing}`, copies }))
const lines = fc.uniqueArray(line, { maxLength: 12, selector: ({ name }) => name })
const withRoles = fc.tuple(lines, fc.array(fc.option(fc.constantFrom(...deckRoles))))

const decks = fc
  .record({
    format: fc.constantFrom(...deckFormats),
    commander: fc.option(fc.constantFrom(...cards.keys()), { nil: undefined }),
    main: withRoles,
    side: withRoles,
  })
  .map(({ commander, main, side, format }) => ({
    format,
    main: written(main, 'main'),
    side: written(side, 'side'),
    ...(commander !== undefined && { commander }),
  }))

function written(
  [reported, roles]: [{ name: string; copies: number }[], (keyof typeof slotOfRole | null)[]],
  slot: string,
): string[] {
  return reported.map(({ name, copies }, at) => {
    const role = roles[at]
    return role && slotOfRole[role] === slot ? `${copies} ${name} #${role}` : `${copies} ${name}`
  })
}

test('in any deck, each button resolves its finding', () => {
  fc.assert(
    fc.property(decks, (deck) => {
      const found = findingsOf(deckOf(deck))
      expectFindings(
        deck,
        found.map(({ rule, cardNames }) =>
          [rule, cardNames.join(' + ')].filter(Boolean).join(': '),
        ),
      )
      expect(found.every(({ message, cites }) => message.endsWith('.') && cites !== '')).toBe(true)
    }),
    { seed: 9, numRuns: runsOf(300) },
  )
})
