import type { Problem } from './problem.ts'
import type { Token, Tokens } from './tokens.ts'

/** Names have fewer words; longer ones need not be tried. */
const longestName = 40

/**
 * `!acidic slime` is one exact name: the words after `!` belong to it, up to the next filter, as
 * many of them as make a whole name. Without any, `!` is about its own word alone.
 */
export function joinExactNames(
  text: string,
  { tokens, problems }: Tokens,
  isName: (text: string) => boolean,
): Tokens {
  const joined: Token[] = []
  let done = 0
  let others: Problem[] = problems
  for (const [i, token] of tokens.entries()) {
    if (token.at < done) continue
    const start = token.at
    const ends = isExactWord(token) ? possibleEnds(text, tokens.slice(i + 1, i + longestName)) : []
    const end = ends.findLast((end) => isName(text.slice(start + 1, end)))
    joined.push(end === undefined ? token : exactName(text.slice(start + 1, end), start))
    done = end ?? start
    others = others.filter(({ at }) => at < start || at >= done)
  }
  return { tokens: joined, problems: others }
}

function exactName(text: string, at: number): Token {
  return { kind: 'name', text, exact: true, style: 'quoted', at }
}

function isExactWord(token: Token): boolean {
  return token.kind === 'name' && token.exact && token.style === 'word'
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
