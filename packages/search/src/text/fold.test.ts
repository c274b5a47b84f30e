import { describe, expect, test } from 'vitest'
import { fold, foldName, foldNameJoined } from './fold.ts'

describe('text', () => {
  test.each([
    ['Draw a Card.', 'draw a card.'],
    ['Jötun Grunt', 'jotun grunt'],
    ['Æther Vial', 'aether vial'],
    ['Straße', 'strasse'],
    ['“it’s”', '"it\'s"'],
    ['−1/−1', '-1/-1'],
    ['Creature — Elf', 'creature - elf'],
  ])('%s is folded to %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('composed and decomposed letters are the same', () => {
    expect(fold('S\u00e9ance')).toBe(fold('Se\u0301ance'))
  })
})

describe('names', () => {
  test.each([
    ["Lim-Dûl's Vault", 'lim duls vault', 'limduls vault'],
    ['Fire // Ice', 'fire ice', 'fire ice'],
    ['Borrowing 100,000 Arrows', 'borrowing 100000 arrows', 'borrowing 100000 arrows'],
    ['+2 Mace', '+2 mace', '+2 mace'],
    ['"Ach! Hans, Run!"', 'ach hans run', 'ach hans run'],
    ['R&D’s Secret Lair', 'r&ds secret lair', 'rds secret lair'],
    ['Minsc&Boo', 'minsc and boo', 'minscboo'],
    ['Minsc & Boo, Timeless Heroes', 'minsc and boo timeless heroes', 'minsc boo timeless heroes'],
    ['_____ Goblin', '_____ goblin', '_____ goblin'],
    ['Half-Squirrel, Half-', 'half squirrel half', 'halfsquirrel half'],
    ['  Opt  ', 'opt', 'opt'],
  ])('%s is folded to %s, or joined to %s', (name, folded, joined) => {
    expect(foldName(name)).toBe(folded)
    expect(foldNameJoined(name)).toBe(joined)
  })
})
