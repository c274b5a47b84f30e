import { limits } from '@manafolio/contract'
import MarkdownIt, { type StateInline, type Token } from 'markdown-it'

export type { Token } from 'markdown-it'

/** Deeper lists and quotations are left out, as is what they contain. */
const deepest = 20

/** The type of the token of a card's name in [[brackets]]; its content is the mention. */
export const mentionToken = 'card_mention'

const markdown = new MarkdownIt('default', {
  html: false,
  breaks: true,
  linkify: true,
  maxNesting: deepest,
})
markdown.validateLink = isWebAddress
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
markdown.inline.ruler.before('link', mentionToken, readMention)

/** HTML is text here, and other addresses than those of web pages are no links. */
export function parseMarkdown(text: string): Token[] {
  return markdown.parse(text, {})
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}

const mentionHere = new RegExp(`\\[\\[([^\\[\\]\\n]{1,${limits.cardMention}})\\]\\]`, 'y')

/** A link can not be within another one: there, the name stays text. */
function readMention(state: StateInline, isSilent: boolean): boolean {
  mentionHere.lastIndex = state.pos
  const [whole, mention] = mentionHere.exec(state.src) ?? []
  if (whole === undefined || mention === undefined) return false
  if (!isSilent) state.push(state.linkLevel > 0 ? 'text' : mentionToken, '', 0).content = mention
  state.pos += whole.length
  return true
}
