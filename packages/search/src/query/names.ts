import type { Problem } from './problem.ts'
import type { Token, Tokens } from './tokens.ts'

/** Names have fewer words; longer ones need not be tried. */
export const longestName = 40

/**
 * `!acidic slime` is one exact name: the words after `!` belong to it, up to the next filter, as
 * many of them as make a whole name. Without any, `!` is about its own word alone. Without `!`, the
 * words of a name are joined where they would be read as language: those of `fact or fiction c:u`.
 */
export function joinNames(
  text: string,
  { tokens, problems }: Tokens,
  isName: (text: string) => boolean,
): Tokens {
  const signs = tokens.length > longestName ? [] : signsIn(tokens, problems)
  const joined: Token[] = []
  let others: Problem[] = problems
  let done = 0
  for (const [i, token] of tokens.entries()) {
    if (token.at < done) continue
    const name = nameFrom(text, tokens.slice(i, i + longestName), { signs, isName })
    joined.push(name?.token ?? token)
    done = name?.end ?? token.at
    others = others.filter(({ at }) => at < token.at || at >= done)
  }
  return { tokens: joined, problems: others }
}

/** Where words and signs of the language stand that a name may hold. */
function signsIn(tokens: readonly Token[], problems: readonly Problem[]): number[] {
  const joining = tokens.filter(({ kind }) => kind === 'or' || kind === 'and')
  return [...joining, ...problems].map(({ at }) => at)
}

interface Knowledge {
  signs: readonly number[]
  isName(text: string): boolean
}

/** The longest name that begins with the first token, if it has to be joined, and where it ends. */
function nameFrom(
  text: string,
  [first, ...rest]: readonly Token[],
  { signs, isName }: Knowledge,
): { token: Token; end: number } | undefined {
  if (!first || !isWord(first) || (!first.exact && signs.length === 0)) return undefined
  const { exact, at } = first
  const start = exact ? at + 1 : at
  const isJoined = (end: number) => exact || signs.some((sign) => sign > at && sign < end)
  const end = possibleEnds(text, rest).findLast(
    (end) => isJoined(end) && isName(text.slice(start, end)),
  )
  if (end === undefined) return undefined
  return { token: { kind: 'name', text: text.slice(start, end), exact, style: 'quoted', at }, end }
}

function isWord(token: Token): token is Token & { kind: 'name' } {
  return token.kind === 'name' && token.style === 'word'
}

/** After each word or closed bracket, up to what no name has. */
function possibleEnds(text: string, tokens: readonly Token[]): number[] {
  const ends: number[] = []
  let depth = 0
  for (const [i, token] of tokens.entries()) {
    if (token.kind === 'open') depth++
    if (token.kind === 'close') depth--
    if (depth < 0 || !canBeInName(token)) break
    const isEnd = token.kind === 'name' || token.kind === 'close'
    if (isEnd && depth === 0) ends.push(endOf(text, token, tokens[i + 1]))
  }
  return ends
}

function canBeInName(token: Token): boolean {
  if (token.kind === 'name') return !token.exact && token.style !== 'regex'
  return token.kind !== 'filter' && token.kind !== 'minus'
}

function endOf(text: string, token: Token, next: Token | undefined): number {
  if (token.kind === 'name' && token.style === 'word') return token.at + token.text.length
  return token.kind === 'close' ? token.at + 1 : (next?.at ?? text.length)
}
