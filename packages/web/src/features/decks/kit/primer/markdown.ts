import { mentionPattern } from '@manafolio/contract'
import MarkdownIt, { type StateCore, type StateInline, type Token } from 'markdown-it'

export type { Token } from 'markdown-it'

/** Deeper lists and quotations are left out, as is what they contain. */
const deepest = 20

/** The type of the token of a card's name in [[brackets]]; its content is the mention. */
export const mentionToken = 'card_mention'

/** A few lines can make a table of many thousand cells, since short rows are filled up. */
const mostCells = 3000

const markdown = newMarkdown()
markdown.core.ruler.after('block', 'table_cells', limitCells)
const withoutTables = newMarkdown().disable('table')

/** HTML is text here, and other addresses than those of web pages are no links. */
export function parseMarkdown(text: string): Token[] {
  return markdown.parse(text, {})
}

function newMarkdown() {
  const made = new MarkdownIt('default', {
    html: false,
    breaks: true,
    linkify: true,
    maxNesting: deepest,
  })
  made.validateLink = isWebAddress
  made.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
  made.inline.ruler.before('link', mentionToken, readMention)
  return made
}

/** Where tables have too many cells, they stay text. */
function limitCells(state: StateCore): void {
  const cells = state.tokens.filter(({ type }) => type === 'td_open').length
  if (cells <= mostCells) return
  state.tokens = []
  withoutTables.block.parse(state.src, withoutTables, state.env, state.tokens)
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}

const mentionHere = new RegExp(mentionPattern, 'y')

/** A link can not be within another one: there, the name stays text. */
function readMention(state: StateInline, isSilent: boolean): boolean {
  mentionHere.lastIndex = state.pos
  const [whole, mention] = mentionHere.exec(state.src) ?? []
  if (whole === undefined || mention === undefined) return false
  if (!isSilent) state.push(state.linkLevel > 0 ? 'text' : mentionToken, '', 0).content = mention
  state.pos += whole.length
  return true
}
