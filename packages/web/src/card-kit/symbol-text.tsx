import { Fragment } from 'react'
import { keyed } from './keyed.ts'
import { ManaSymbol } from './mana-symbol.tsx'
import classes from './symbol-text.module.css'
import { readSymbol } from './symbols.ts'

/** Rules text: a paragraph per line, symbols drawn inline, reminder text in italics. */
export function SymbolText({ text }: { text: string }) {
  return keyed(text.split('\n')).map(({ key, part }) => (
    <p key={key} className={classes.paragraph}>
      {keyed(part.split(/(\([^()]*\))/)).map((piece) =>
        piece.part.startsWith('(') ? (
          <em key={piece.key}>
            <Line text={piece.part} />
          </em>
        ) : (
          <Line key={piece.key} text={piece.part} />
        ),
      )}
    </p>
  ))
}

function Line({ text }: { text: string }) {
  return keyed(text.split(/(\{[^{}]+\}[^\s{}]*)/)).map(({ key, part }) => (
    <Fragment key={key}>{part.startsWith('{') ? <InlineSymbol text={part} /> : part}</Fragment>
  ))
}

/** A symbol with the punctuation after it, such as ":" in "{T}:", which must not start a line. */
function InlineSymbol({ text }: { text: string }) {
  const end = text.indexOf('}') + 1
  const look = readSymbol(text.slice(0, end))
  if (!look) return text
  return (
    <span className={classes.glued}>
      <ManaSymbol symbol={text.slice(0, end)} />
      <span className={classes.text}>{` ${look.label}`}</span>
      {text.slice(end)}
    </span>
  )
}
