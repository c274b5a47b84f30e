import type { DeckFormat } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { inWords, linesOf, reportOf } from '../../test/deck-lists.ts'

/** The sentences of the last line. */
async function storedVariants(list: string, deckFormat?: DeckFormat): Promise<string[]> {
  return (await reportOf(list, deckFormat)).lines.at(-1)?.messages ?? []
}

describe('commanders', () => {
  const two = 'Commander\n1 Thrasios, Triton Hero\n1 Tymna the Weaver\n\nDeck\n1 Opt\n'

  test('stand in the sideboard of other lists too where the deck lacks just them', async () => {
    const deckOf = (forests: number) =>
      linesOf(
        `${forests} Forest\n\nSIDEBOARD:\n1 Krenko, Mob Boss (JMP) 339 #goblins\n`,
        'commander',
      )
    expect((await deckOf(99)).at(-1)).toBe('4 check: 1 Krenko, Mob Boss (jmp) 339, leads')
    expect((await deckOf(98)).at(-1)).toBe('4 ready: 1 Krenko, Mob Boss (jmp) 339, side')
  })

  test('two of them lead together', async () => {
    expect((await linesOf(two, 'commander')).slice(1, 3)).toEqual([
      '2 ready: 1 Thrasios, Triton Hero (c16) 46, leads',
      '3 ready: 1 Tymna the Weaver (c16) 48, commander',
    ])
  })

  test('in Modern they go to the main deck, and the lines have a note', async () => {
    const { lines } = await reportOf(two, 'modern')
    expect(lines.slice(1, 3).map(inWords)).toEqual([
      '2 ready: 1 Thrasios, Triton Hero (c16) 46',
      '3 ready: 1 Tymna the Weaver (c16) 48',
    ])
    const sentence = 'Modern decks have no commander: it goes to the main deck.'
    expect(lines.slice(1, 3).map(({ messages }) => messages)).toEqual([[sentence], [sentence]])
  })

  test('a Background stands beside who leads, wherever it is listed', async () => {
    const list = 'Commander\n1 Raised by Giants\n1 Krenko, Mob Boss (JMP) 339\n'
    for (const format of ['commander', undefined] as const) {
      expect((await linesOf(list, format)).slice(1)).toEqual([
        '2 ready: 1 Raised by Giants (clb) 250, commander',
        '3 ready: 1 Krenko, Mob Boss (jmp) 339, leads',
      ])
    }
  })

  test('what can not lead goes to the main deck, and is to be checked', async () => {
    expect((await linesOf('Commander\n1 Sol Ring (CMM) 703\n', 'commander')).at(-1)).toBe(
      '2 check: 1 Sol Ring (cmm) 703',
    )
    expect(await storedVariants('Commander\n1 Sol Ring\n', 'commander')).toContain(
      'It can not be the commander of a deck of this format: it goes to the main deck.',
    )
  })

  test('a whole deck below the heading does not lead', async () => {
    const list = `${two.replace('\n\nDeck', '')}${'1 Sol Ring\n'.repeat(3)}`
    expect((await linesOf(list, 'commander')).slice(1)).toEqual([
      '2 ready: 1 Thrasios, Triton Hero (c16) 46, leads',
      '3 ready: 1 Tymna the Weaver (c16) 48, commander',
      '4 check: 1 Opt (eld) 59',
      ...[5, 6, 7].map((line) => `${line} check: 1 Sol Ring (znc) 120`),
    ])
  })

  test('one that is not found leads all the same, once a user finds it', async () => {
    expect(await linesOf('Commander\n1 Krenko, Mob Bosss\n', 'commander')).toEqual([
      ...['1 words', '2 fix: 1 ?, leads'],
    ])
  })

  test('a blank line ends the heading, which a deck without one follows', async () => {
    const list = 'Commander\n\n1 Krenko, Mob Boss (JMP) 339\n\n1 Sol Ring (CMM) 703\n'
    expect(await linesOf(list)).toEqual([
      ...['1 words', '3 ready: 1 Krenko, Mob Boss (jmp) 339, leads'],
      '5 ready: 1 Sol Ring (cmm) 703',
    ])
  })

  test('kinds of cards below it are the deck’s', async () => {
    const list = 'Commander\n1 Krenko, Mob Boss (JMP) 339\nArtifacts (1)\n1 Sol Ring (CMM) 703\n'
    expect((await linesOf(list)).at(-1)).toBe('4 ready: 1 Sol Ring (cmm) 703')
  })

  test('Magic Online and Cockatrice have them in the sideboard', async () => {
    const list = '99 Mountain\n\n1 Krenko, Mob Boss\n'
    expect((await linesOf(list, 'commander')).at(-1)).toBe(
      '3 check: 1 Krenko, Mob Boss (jmp) 339, leads',
    )
    expect((await linesOf(list, 'modern')).at(-1)).toBe(
      '3 ready: 1 Krenko, Mob Boss (jmp) 339, side',
    )
    expect((await linesOf('99 Mountain\nSB: 1 Opt\n', 'commander')).at(-1)).toContain(', side')
  })

  test('one above a blank line leads the deck below it', async () => {
    const list = '1 Krenko, Mob Boss (JMP) 339\n\n99 Mountain (VOW) 274\n'
    expect(await linesOf(list)).toEqual([
      '1 check: 1 Krenko, Mob Boss (jmp) 339, leads',
      '3 ready: 99 Mountain (vow) 274',
    ])
  })

  test('a word before a colon files the card behind it', async () => {
    expect(
      await linesOf('Commander: 1 Krenko, Mob Boss (JMP) 339\n1 Sol Ring (CMM) 703\n'),
    ).toEqual(['1 ready: 1 Krenko, Mob Boss (jmp) 339, leads', '2 ready: 1 Sol Ring (cmm) 703'])
  })
})

describe('oathbreakers', () => {
  const list = 'Oathbreaker\n1 Wrenn and Six (MH1) 217\n\nSignature Spell\n1 Shock (STA) 44\n'

  test('a signature spell stands beside the planeswalker', async () => {
    const report = await reportOf(list)
    expect(report.deckFormat).toBe('oathbreaker')
    expect(report.lines.map(inWords)).toEqual([
      ...['1 words', '2 ready: 1 Wrenn and Six (mh1) 217, leads'],
      ...['4 words', '5 ready: 1 Shock (sta) 44, signature_spell'],
    ])
  })

  test('one brings one spell, two of them bring two', async () => {
    const one = `${list}1 Opt\n`
    expect((await linesOf(one)).at(-1)).toBe('6 check: 1 Opt (eld) 59')
    expect(await storedVariants(one)).toEqual([
      'A deck has a signature spell for each oathbreaker: it goes to the main deck.',
    ])
    const two = one.replace('\n\n', '\n1 Jace, the Mind Sculptor\n\n')
    expect((await linesOf(two)).slice(-2)).toEqual([
      '6 ready: 1 Shock (sta) 44, signature_spell',
      '7 ready: 1 Opt (eld) 59, signature_spell',
    ])
    expect((await linesOf(`${two}1 Duress\n`)).at(-1)).toMatch(/^8 check: 1 Duress \S+ \d+$/)
  })

  test('a sorcery below the heading of commanders is the spell', async () => {
    const both = 'Commander\n1 Wrenn and Six (MH1) 217\n1 Shock (STA) 44\n'
    expect((await linesOf(both, 'oathbreaker')).slice(1)).toEqual([
      '2 ready: 1 Wrenn and Six (mh1) 217, leads',
      '3 ready: 1 Shock (sta) 44, signature_spell',
    ])
  })

  test('elsewhere there is no such spell', async () => {
    expect((await linesOf(list, 'commander')).at(-1)).toBe('5 ready: 1 Shock (sta) 44')
    expect(await storedVariants(list, 'commander')).toEqual([
      'Commander (EDH) decks have no signature spell: it goes to the main deck.',
    ])
  })
})

describe('companions', () => {
  const companion = 'Companion\n1 Lurrus of the Dream-Den (IKO) 226\n\nDeck\n4 Opt\n\nSideboard\n'

  test('a second copy of one in the sideboard counts', async () => {
    const list = `${companion}2 Lurrus of the Dream-Den (MUL) 116\n`
    expect((await linesOf(list)).filter((line) => line.includes('Lurrus'))).toEqual([
      '2 ready: 1 Lurrus of the Dream-Den (iko) 226, companion',
      '8 ready: 1 Lurrus of the Dream-Den (mul) 116, side',
    ])
  })

  test('there is one of them', async () => {
    const list = 'Companion\n1 Lurrus of the Dream-Den (IKO) 226\n1 Yorion, Sky Nomad (IKO) 232\n'
    expect((await linesOf(list)).slice(1)).toEqual([
      '2 ready: 1 Lurrus of the Dream-Den (iko) 226, companion',
      '3 check: 1 Yorion, Sky Nomad (iko) 232, side',
    ])
  })
})
