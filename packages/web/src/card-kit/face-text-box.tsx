import classes from './face-text-box.module.css'
import { ManaSymbol } from './mana-symbol.tsx'
import { SymbolText } from './symbol-text.tsx'

interface FaceTextBoxProps {
  text: string
  typeLine: string
  colors: readonly string[]
  hasStat: boolean
}

/** The rules text; a basic land shows its symbol instead, as the printed ones do. */
export function FaceTextBox({ text, typeLine, colors, hasStat }: FaceTextBoxProps) {
  const [color] = colors
  const isBasic = /^basic .*land/i.test(typeLine) && colors.length < 2
  return (
    <div className={`${classes.box} ${hasStat ? classes.stat : ''}`}>
      {isBasic ? (
        <span className={classes.emblem}>
          <ManaSymbol symbol={color ?? 'C'} />
        </span>
      ) : (
        <div className={classes.text}>
          <SymbolText text={text} />
        </div>
      )}
    </div>
  )
}
