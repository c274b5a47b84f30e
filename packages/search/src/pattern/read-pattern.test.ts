import { describe, expect, test } from 'vitest'
import { patternOf } from '../test/pattern-of.ts'
import { readPattern } from './read-pattern.ts'

describe('patterns', () => {
  test.each([
    ['draws? (?:a|two) cards?', 'draw two cards', 'draw three cards'],
    ['DRAW', 'draw a card', 'discard'],
    ['Jötun', 'jotun grunt', 'jtun'],
    ['Jo\u0308tun', 'jotun grunt', 'jtun'],
    ['Æ{2}', 'aeae', 'aee'],
    ['^æther', 'aether vial', 'the aether'],
    ['it’s', "it's", 'its'],
    ['[É]', 'e', 'f'],
    ['[^É]', 'f', 'e'],
    ['[A-C]', 'b', 'd'],
    ['[^A-C]', 'd', 'b'],
    ['[[:upper:]]', 'q', '1'],
    ['\\p{Lu}', 'q', '1'],
    ['\\P{L}', '1', 'q'],
    ['\\pN', '½', 'q'],
    ['\\D', 'x', '1'],
    ['\\W', ' ', 'x'],
    ['\\Boo', 'foo', 'oof'],
    ['\\S+less\\b', 'a shadowless one', 'a less one'],
    ['^flying$', 'first strike\nflying', 'flying, haste'],
    ['\\Aflying\\z', 'flying', 'flying\nhaste'],
    ['a.b', 'a b', 'a\nb'],
    ['w\\/u', '{w/u}', 'wu'],
    ['{t}: add', '{t}: add {g}', 't: add'],
    ['{t}{1,2}', '{t}}', '{t'],
    ['{,2}', '{,2}', ',,'],
    ['\\+1/\\+1', '+1/+1', '1/1'],
    ['[]x]y', ']y', 'y'],
    ['[a-]+c', '-c', 'bc'],
    ['[\\d-x]c', '-c', '.c'],
    ['[.]', '.', 'x'],
    ['\\x41\\u{62}\\x{e9}\\u0064', 'abed', 'x41'],
    ['a\\nb', 'a\nb', 'anb'],
    ['(?P<one>a)(?<two>b)', 'ab', 'ba'],
    ['a+?b', 'aab', 'b'],
    ['^(?:a|)b', 'b', 'cb'],
  ])('/%s/ matches “%s”, not “%s”', (source, yes, no) => {
    const pattern = patternOf(source)
    expect([pattern.test(yes), pattern.test(no)]).toEqual([true, false])
  })

  test('letters that are folded to others are not the same before', () => {
    expect(patternOf('s').test('ſ')).toBe(false) // case would make them one, the index does not
    expect(patternOf('[a-z]').test('ſ')).toBe(false)
  })
})

describe('patterns that are refused', () => {
  test.each([
    ['(a', 'has a “(” that is never closed; for the sign itself write “\\(”'],
    ['a)', 'has a “)” that nothing opens; for the sign itself write “\\)”'],
    ['[a', 'has a “[” that is never closed; for the sign itself write “\\[”'],
    ['[]', 'has a “[” that is never closed; for the sign itself write “\\[”'],
    ['+1/+1', 'has a “+” with nothing before it to repeat; for the sign itself write “\\+”'],
    ['a|{2}', 'has a “{2}” with nothing before it to repeat; for the sign itself write “\\{2}”'],
    ['a+*', 'has “+*”, which repeats a repetition: put what is repeated twice in “(…)”'],
    ['a{2}{3}', 'has “{2}{3}”, which repeats a repetition: put what is repeated twice in “(…)”'],
    ['a{3,2}', 'has “{3,2}”, which asks for more than it allows'],
    ['[z-a]', 'has “z-a” in “[ ]”, which ends before it begins'],
    ['[[:foo:]]', 'has “[:foo:]”, which is no kind of character known here'],
    ['\\p{Foo}', 'has “\\p{Foo}”, which is no kind of character known here'],
    ['\\x{110000}', 'has “\\x{110000}”, which is no character'],
    ['\\y', 'has “\\y”, which means nothing'],
    ['a\\', 'ends in “\\”; for the sign itself write “\\\\”'],
    ['(a)\\1', 'refers back to a group with “\\1”, which is not possible'],
    ['a(?=b)', 'looks ahead or back with “(?=…)”, which is not possible'],
    ['(?<!a)b', 'looks ahead or back with “(?<!…)”, which is not possible'],
    ['(?i)a', 'has “(?i)”, but groups begin with “(” or “(?:” only'],
    ['(?#note)', 'has “(?#note)”, but groups begin with “(” or “(?:” only'],
  ])('/%s/ %s', (source, why) => {
    expect(readPattern(source)).toBe(`the pattern ${why}`)
  })

  test.each([
    ['more repetitions than can be counted', 'a{1001}'],
    ['one long repetition', '.{600}'],
    ['nested repetitions', '((a{30}){30}){30}'],
    ['nested repetitions of nothing', '(?:(?:){1000}){1000}'],
    ['nested repetitions up to a number', '((a{0,9}){0,9}){0,9}'],
    ['repetitions of large signs', '(?:\\smr){5}'],
    ['too many groups in groups', `${'('.repeat(60)}a${')'.repeat(60)}`],
    ['an endless text', 'a|'.repeat(100_000)],
  ])('%s are too complicated', (_, source) => {
    expect(readPattern(source)).toBe('the pattern is too complicated')
  })
})
