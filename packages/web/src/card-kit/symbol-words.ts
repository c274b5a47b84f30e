/** What a screen reader says for a symbol. Text is the symbol without braces, in capitals. */
export function symbolWords(text: string): string | undefined {
  return ownWords[text] ?? genericWords(text) ?? colorWords(text.split('/'))
}

const ownWords: Readonly<Record<string, string>> = {
  T: 'tap',
  Q: 'untap',
  E: 'one energy counter',
  P: 'one pawprint',
  A: 'one acorn counter',
  TK: 'one ticket',
  PW: 'planeswalker',
  CHAOS: 'chaos',
  S: 'one snow mana',
  L: 'one mana of a legendary source',
  D: 'one land drop',
  H: 'one colored mana or two life',
  HW: 'half a white mana',
  HR: 'half a red mana',
}

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

const amounts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(numbers.entries()),
  100: 'one hundred',
  1000000: 'one million',
  X: 'X',
  Y: 'Y',
  Z: 'Z',
  '½': 'half a',
  '∞': 'infinite',
}

function genericWords(text: string): string | undefined {
  const amount = amounts[text]
  return amount && `${amount} generic mana`
}

const colors: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
}

/** W, W/U, 2/W, W/P and W/U/P. */
function colorWords(parts: readonly string[]): string | undefined {
  const isPhyrexian = parts.length > 1 && parts.at(-1) === 'P'
  const choices = isPhyrexian ? parts.slice(0, -1) : parts
  const [first, ...rest] = choices.map(
    (part) => colors[part] ?? (part === '2' ? 'two generic' : ''),
  )
  if (!first || rest.length > 1 || rest.includes('')) return undefined
  const start =
    choices[0] === '2' ? `${first} or one` : ['one', first, ...rest.map(() => 'or')].join(' ')
  return [start, ...rest, 'mana', ...(isPhyrexian ? ['or two life'] : [])].join(' ')
}
