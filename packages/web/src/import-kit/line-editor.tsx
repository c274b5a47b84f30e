import type { Card } from '@manafolio/contract'
import { type ReactNode, useState } from 'react'
import type { OfferedPrinting } from '../card-kit/printing-choice/offered-printing.ts'
import { PrintingChoice } from '../card-kit/printing-choice/printing-choice.tsx'
import { CopiesStepper } from '../ui/copies-stepper.tsx'
import classes from './line-editor.module.css'

interface LineEditorProps<Printing extends OfferedPrinting> {
  /** The card's name, or the text of the line without a match. */
  name: string
  printing: Printing | null
  suggestions: readonly Printing[]
  imageOf: (printing: Printing, width: number) => ReactNode
  fromCard: (card: Card) => Printing
  onPrinting: (printing: Printing) => void
  quantity: number | null
  maxQuantity: number
  onQuantity: (quantity: number) => void
  /** Selects for the other properties of the copies. */
  children: ReactNode
}

/** Corrects the printing of a line, and the number and kind of its copies. */
export function LineEditor<Printing extends OfferedPrinting>(props: LineEditorProps<Printing>) {
  const { name, printing, suggestions, imageOf, fromCard, onPrinting, children } = props
  return (
    <div className={classes.editor}>
      <PrintingChoice
        name={name}
        chosen={printing}
        suggestions={suggestions}
        imageOf={imageOf}
        fromCard={fromCard}
        onChoose={onPrinting}
      />
      <fieldset className={classes.copies} aria-label={`Copies of ${name}`}>
        <CopiesStepper
          of={name}
          quantity={props.quantity ?? 0}
          most={props.maxQuantity}
          onChange={props.onQuantity}
        />
        {children}
      </fieldset>
    </div>
  )
}

interface PrintingImageProps {
  url: string | null
  /** In pixels. */
  width: number
  /** Shown where no image loads. */
  fallback: ReactNode
}

/** The image of a printing; the text beside it names the printing. */
export function PrintingImage({ url, width, fallback }: PrintingImageProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  return (
    <span className={classes.frame} aria-hidden="true">
      {url && url !== failedUrl ? (
        <img
          className={classes.image}
          src={url}
          width={width}
          height={Math.round((width * 680) / 488)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(url)}
        />
      ) : (
        fallback
      )}
    </span>
  )
}
