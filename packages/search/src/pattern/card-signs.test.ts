import { describe, expect, test } from 'vitest'
import { patternOf } from '../test/pattern-of.ts'

/** Tries a pattern on the whole of each word. */
function expectWords(source: string, yes: string, no: string) {
  const whole = patternOf(`^(?:${source})$`)
  const matched = (words: string) => words.split(' ').filter((word) => whole.test(word))
  expect(matched(yes).join(' ')).toBe(yes)
  expect(matched(no)).toEqual([])
}

describe('signs for symbols', () => {
  test.each([
    [
      'any mana',
      '\\sm',
      '{w} {x} {0} {16} {c} {s} {2/u} {g/w} {r/p} {g/w/p} {h} {c/w} {hw} {½}',
      '{t} {q} {e} {tk} {p} w {} {w {wu} {w}{w}',
    ],
    ['any symbol', '\\ss', '{t} {q} {e} {chaos} {tk} {p} {w} {10} {g/w/p}', 't {} {t {t}{t}'],
    [
      'colored mana',
      '\\sc',
      '{w} {u} {b} {r} {g} {w/u} {2/w} {r/p} {g/u/p} {c/g} {hr}',
      '{c} {1} {x} {s} {t} {c/p}',
    ],
    [
      'repeated mana',
      '\\smr',
      '{g}{g} {c}{c} {x}{x} {w/b}{w/b} {2/u}{2/u} {r/p}{r/p}',
      '{g} {g}{u} {g}{g/u} {w/b}{b/w} {t}{t} {g}{g}{g}',
    ],
    ['hybrid mana', '\\smh', '{w/u} {2/r} {c/b} {g/w/p}', '{w} {r/p} {2} {c/p}'],
    ['Phyrexian mana', '\\smp', '{w/p} {c/p} {g/w/p} {h}', '{w} {w/u} {p} {2/w}'],
  ])('%s is %s', (_, source, yes, no) => {
    expectWords(source, yes, no)
  })

  test.each([
    [
      'power and toughness',
      '\\spt',
      '2/2 10/10 0/1 */* x/x 3½/3½ ∞/∞',
      '+1/+1 -1/-1 2/u 2/ /2 +2/2',
    ],
    ['a raise of them', '\\spp', '+1/+1 +x/+x +2/+0 +10/+10', '1/1 -1/-1 +1/-1 +1 +w/+w'],
    ['a cut of them', '\\smm', '-1/-1 -x/-x -0/-3', '1/1 +1/+1 -1/+1 -1'],
  ])('%s is %s', (_, source, yes, no) => {
    expectWords(source, yes, no)
  })

  test('power and toughness are not found in words, mana or other pairs', () => {
    const pattern = patternOf('\\spt')
    const texts = ['onyx/zebra', 'pay {2/u}', 'gets +1/+1', 'gets -x/-x', 'is a 2/2 bear']
    expect(texts.filter((text) => pattern.test(text))).toEqual(['is a 2/2 bear'])
  })

  test('signs are part of larger patterns', () => {
    const pattern = patternOf('^\\sm{2,}, {t}: add (?:\\sc|\\sm\\sm)$')
    expect(pattern.test('{1}{r}, {t}: add {g}')).toBe(true)
    expect(pattern.test('{1}{r}, {t}: add {c}{c}')).toBe(true)
    expect(pattern.test('{1}, {t}: add {g}')).toBe(false)
    expect(pattern.test('{1}{r}, {t}: add {c}')).toBe(false)
  })
})

describe('white space', () => {
  test.each([
    ['draw\\sa', 'draw a', 'drawsa'],
    ['gains\\slife', 'gains life', 'gainsslife'],
    ['two\\s+mana', 'two mana', 'two{w}ana'],
    ['two\\s(?:mana)', 'two mana', 'two{w}ana'],
    ['two[\\s]mana', 'two mana', 'two{w}ana'],
    ['\\smana', '{w}ana', ' mana'],
    ['\\spower', ' power', '1/1ower'],
  ])('in %s is “%s”', (source, yes, no) => {
    expect(patternOf(source).test(yes)).toBe(true)
    expect(patternOf(source).test(no)).toBe(false)
  })
})

test('a card names itself with ~', () => {
  expect(patternOf('^when ~ dies').namesItself).toBe(true)
  expect(patternOf('^when ~ dies').test('when ~ dies, draw a card.')).toBe(true)
  expect(patternOf('^when it dies').namesItself).toBe(false)
})
