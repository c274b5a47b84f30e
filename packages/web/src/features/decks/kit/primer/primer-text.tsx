import { type MentionedCard, partsOfMention } from '@manafolio/contract'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { linkedPrinting } from '../../../../card-kit/linked-card.ts'
import { mentionToken, parseMarkdown, type Token } from './markdown.ts'
import { type Heading, outlineOf } from './outline.ts'
import classes from './primer-text.module.css'

interface PrimerTextProps {
  /** In Markdown. */
  text: string
  /** The cards that it names in [[brackets]]; undefined while they are looked up. */
  cards: readonly MentionedCard[] | undefined
  /** Shows the headings, as a list of contents. */
  renderContents?: (headings: readonly Heading[]) => ReactNode
}

/**
 * A primer. It is made of elements that are listed here, without HTML and pictures of its author, so that
 * nothing of it runs or loads.
 */
export function PrimerText({ text, cards, renderContents }: PrimerTextProps) {
  const { tokens, headings } = useMemo(() => {
    const parsed = parseMarkdown(text)
    return { tokens: parsed, headings: outlineOf(parsed) }
  }, [text])
  const byMention = useMemo(
    () => cards && new Map(cards.map((card) => [card.mention, card])),
    [cards],
  )
  const content = useMemo(
    () => contentOf(tokens, { headings, cards: byMention }),
    [tokens, headings, byMention],
  )
  return (
    <>
      {renderContents?.([...headings.values()])}
      <div className={classes.text}>{content}</div>
    </>
  )
}

interface Drawn {
  headings: ReadonlyMap<number, Heading>
  cards: ReadonlyMap<string, MentionedCard> | undefined
}

interface Frame {
  token: Token
  at: number
  children: ReactNode[]
}

/** More elements within one another are not drawn; what they contain is. */
const deepest = 60

function contentOf(tokens: readonly Token[], drawn: Drawn): ReactNode[] {
  const root: ReactNode[] = []
  const frames: Frame[] = []
  let tooDeep = 0
  for (const [at, token] of tokens.entries()) {
    const into = frames.at(-1)?.children ?? root
    if (token.nesting === 1) {
      if (frames.length < deepest) frames.push({ token, at, children: [] })
      else tooDeep++
    } else if (token.nesting === 0) into.push(leafOf(token, at, drawn))
    else if (tooDeep > 0) tooDeep--
    else {
      const frame = frames.pop()
      if (frame) (frames.at(-1)?.children ?? root).push(elementOf(frame, drawn))
    }
  }
  return root
}

/** Elements that have nothing of the text but what is in them. */
const plainElements: Readonly<Record<string, string>> = {
  paragraph_open: 'p',
  blockquote_open: 'blockquote',
  bullet_list_open: 'ul',
  list_item_open: 'li',
  thead_open: 'thead',
  tbody_open: 'tbody',
  tr_open: 'tr',
  em_open: 'em',
  strong_open: 'strong',
  s_open: 's',
}

function elementOf({ token, at, children }: Frame, { headings }: Drawn): ReactNode {
  const plain = plainElements[token.type]
  if (token.hidden) return <Fragment key={at}>{children}</Fragment>
  if (plain) return createElement(plain, { key: at }, children)
  switch (token.type) {
    case 'heading_open': {
      const { id, level } = headings.get(at) ?? { id: undefined, level: 6 }
      return createElement(`h${level}`, { key: at, id }, children)
    }
    case 'ordered_list_open':
      return createElement('ol', { key: at, start: startOf(token) }, children)
    case 'th_open':
    case 'td_open':
      return createElement(token.tag, { key: at, 'data-align': alignOf(token) }, children)
    case 'table_open':
      return (
        <Scrolled key={at} label="Table">
          <table>{children}</table>
        </Scrolled>
      )
    case 'link_open':
      return (
        <WebLink key={at} url={attributeOf(token, 'href')}>
          {children}
        </WebLink>
      )
    default:
      return <Fragment key={at}>{children}</Fragment>
  }
}

function leafOf(token: Token, at: number, drawn: Drawn): ReactNode {
  switch (token.type) {
    case 'inline':
      return <Fragment key={at}>{contentOf(token.children ?? [], drawn)}</Fragment>
    case 'softbreak':
    case 'hardbreak':
      return <br key={at} />
    case 'hr':
      return <hr key={at} />
    case 'code_inline':
      return <code key={at}>{token.content}</code>
    case 'code_block':
    case 'fence':
      return (
        <Scrolled key={at} label="Code">
          <pre>
            <code>{token.content}</code>
          </pre>
        </Scrolled>
      )
    case 'image':
      return (
        <WebLink key={at} url={attributeOf(token, 'src')}>
          Picture{token.content && `: ${token.content}`}
        </WebLink>
      )
    case mentionToken:
      return <Mention key={at} mention={token.content} cards={drawn.cards} />
    default:
      return token.content
  }
}

interface MentionProps {
  mention: string
  cards: Drawn['cards']
}

/** A name that no card has stays text. */
function Mention({ mention, cards }: MentionProps) {
  const { name } = partsOfMention(mention)
  const card = cards?.get(mention)
  if (card) return <CardLink card={linkedPrinting(card)}>{name}</CardLink>
  if (!cards) return name
  return (
    <span className={classes.unknown} title="No card has this name">
      {name}
    </span>
  )
}

function WebLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc" className={classes.link}>
      {children}
    </a>
  )
}

/** Focusable so that it can be scrolled by keyboard. */
function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    // biome-ignore lint/a11y/useSemanticElements: no fieldset
    <div role="group" aria-label={label} tabIndex={0} className={classes.scrolled}>
      {children}
    </div>
  )
}

function attributeOf(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '')
}

function startOf(token: Token): number {
  return Number(token.attrGet('start') ?? 1)
}

/** `text-align:right` */
function alignOf(token: Token): string | undefined {
  return attributeOf(token, 'style').replace('text-align:', '') || undefined
}
