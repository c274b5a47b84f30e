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
  const joined: Token[] = []
  let done = 0
  let others: Problem[] = problems
  const signs = tokens.length > longestName ? [] : signsIn(tokens, problems)
  for (const [i, token] of tokens.entries()) {
    if (token.at < done) continue
    const start = token.at
    const exact = isWord(token) && token.exact
    const isMisread = (end: number) => exact || signs.some((at) => at > start && at < end)
    const mayBegin = exact || (isWord(token) && signs.length > 0)
    const ends = mayBegin ? possibleEnds(text, tokens.slice(i + 1, i + longestName)) : []
    const nameTo = (end: number) => text.slice(exact ? start + 1 : start, end)
    const end = ends.findLast((end) => isMisread(end) && isName(nameTo(end)))
    joined.push(end === undefined ? token : nameToken(nameTo(end), exact, start))
    done = end ?? start
    others = others.filter(({ at }) => at < start || at >= done)
  }
  return { tokens: joined, problems: others }
}

/** Where words and signs of the language stand that a name may hold. */
function signsIn(tokens: readonly Token[], problems: readonly Problem[]): number[] {
  const joining = tokens.filter(({ kind }) => kind === 'or' || kind === 'and')
  return [...joining, ...problems].map(({ at }) => at)
}

function nameToken(text: string, exact: boolean, at: number): Token {
  return { kind: 'name', text, exact, style: 'quoted', at }
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
