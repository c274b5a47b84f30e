import { CardPicture } from '@manafolio/card-art'
import {
  actualFinish,
  availableFinish,
  type Card,
  type DeckFormat,
  type DeckListLine,
  type Finish,
  finishNames,
  type ListedPrinting,
  limits,
  lookOf,
} from '@manafolio/contract'
import { cardChoosesColor } from '@manafolio/deck'
import { memo } from 'react'
import { finishNote, plainestPrice } from '../../../../card-kit/prices.ts'
import { LineEditor, PrintingImage } from '../../../../import-kit/line-editor.tsx'
import {
  LineButton,
  type LineSentence,
  OriginalText,
  ReportLine,
} from '../../../../import-kit/report-line.tsx'
import { formatCount } from '../../../../lib/formats.ts'
import { RowSelect } from '../../../../ui/row-select.tsx'
import classes from './deck-import.module.css'
import { type LineEdit, placeLabels, placeOf, placesIn } from './line-edit.ts'

interface ListLineProps {
  /** Its index in the list. */
  index: number
  line: DeckListLine
  format: DeckFormat | null
  isOpen: boolean
  onOpen: (index: number, isOpen: boolean) => void
  onEdit: (index: number, edit: LineEdit) => void
}

/** A line of a list in the report. */
export const ListLine = memo(function ListLine(props: ListLineProps) {
  const { index, line, format, isOpen, onOpen, onEdit } = props
  const { state, printing } = line
  const name = titleOf(line)
  const edit = (change: LineEdit) => onEdit(index, change)
  if (state === 'words') return <TextLine line={line} onCard={() => edit({ isLeftOut: false })} />
  return (
    <ReportLine
      name={name}
      mark={state}
      printing={printing}
      imageOf={imageOf}
      copies={state === 'left_out' ? '' : formatCopies(line)}
      sentences={sentencesOf(line)}
      editor={<ListLineEditor line={line} name={name} format={format} onEdit={edit} />}
      original={<OriginalText line={line.line} text={line.text} />}
      isOpen={isOpen}
      onOpen={(open) => onOpen(index, open)}
      onConfirm={state === 'check' && printing ? () => edit({ isRight: true }) : null}
      onLeaveOut={(isLeftOut) => edit({ isLeftOut })}
    />
  )
})

/** The name of the line's card, or else the name in the list. */
function titleOf({ printing, text }: DeckListLine): string {
  return printing?.cardName ?? (text.replace(/^\s*\d+\s*x?\s+/i, '').trim() || text)
}

/** “4 × Main deck, foil”, without unknown parts. */
function formatCopies(line: DeckListLine): string {
  const place = placeOf(line)
  const label = place ? placeLabels[place] : ''
  const copies = line.quantity === null ? label : `${line.quantity} × ${label}`.trim()
  return [copies, finishNote(finishOf(line))].filter(Boolean).join(', ')
}

const firstKinds: Partial<Record<DeckListLine['state'], LineSentence['kind']>> = {
  fix: 'problem',
  left_out: 'omission',
}

/** Another printing may have been chosen, which does not come in the finish of the list. */
function finishOf({ printing, finish }: DeckListLine): Finish {
  const printed = printing?.finishes ?? []
  return actualFinish(printed, availableFinish(printed, finish))
}

/** The problem or the reason for leaving the line out comes first, then notes. */
function sentencesOf({ state, messages }: DeckListLine): LineSentence[] {
  return [...new Set(messages)].map((text, at) => ({
    kind: (at === 0 && firstKinds[state]) || 'note',
    text,
  }))
}

/** A line without a card. It is still shown, since it may have been mistaken for text. */
function TextLine({ line, onCard }: { line: DeckListLine; onCard: () => void }) {
  return (
    <div className={classes.textLine}>
      <p className={classes.textLineContent}>
        Line {formatCount(line.line)}: <span className={classes.textLineText}>{line.text}</span>
        <span className={classes.textLineReason}>{line.messages.join(' ')}</span>
      </p>
      <LineButton label={`This is a card: ${line.text}`} onClick={onCard}>
        This is a card
      </LineButton>
    </div>
  )
}

interface ListLineEditorProps {
  line: DeckListLine
  name: string
  format: DeckFormat | null
  onEdit: (edit: LineEdit) => void
}

function ListLineEditor({ line, name, format, onEdit }: ListLineEditorProps) {
  return (
    <LineEditor
      name={name}
      printing={line.printing}
      suggestions={line.suggestions}
      imageOf={imageOf}
      fromCard={listedPrintingOf}
      onPrinting={(printing) => onEdit({ printing })}
      quantity={line.quantity}
      maxQuantity={limits.deckQuantityMax}
      onQuantity={(quantity) => onEdit({ quantity })}
    >
      {line.printing && line.printing.finishes.length > 1 && (
        <RowSelect
          label="Finish"
          of={name}
          value={finishOf(line)}
          choices={line.printing.finishes}
          labelOf={(finish) => finishNames[finish]}
          onChange={(finish) => onEdit({ finish })}
        />
      )}
      <RowSelect
        label="Place"
        of={name}
        value={placeOf(line)}
        choices={placesIn(format)}
        labelOf={(place) => placeLabels[place]}
        onChange={(place) => onEdit({ place })}
      />
    </LineEditor>
  )
}

/** The printing of a card that was found by search. */
function listedPrintingOf(card: Card): ListedPrinting {
  const { setCode, setName, collectorNumber, tcgplayerId, typeLine } = card
  const { normal, small } = card.imageUris ?? card.faces[0]?.imageUris ?? {}
  return {
    scryfallId: card.id,
    cardName: card.name,
    setCode,
    setName,
    collectorNumber,
    ...lookOf(card),
    finishes: card.finishes,
    tcgplayerId,
    typeLine,
    choosesColor: cardChoosesColor(card),
    image: normal ?? small ?? null,
    usd: plainestPrice(card.prices)?.usd ?? null,
  }
}

function imageOf({ image, cardName, typeLine }: ListedPrinting, width: number) {
  const drawing = (
    <CardPicture name={frontFace(cardName)} typeLine={frontFace(typeLine)} colors="" />
  )
  return <PrintingImage url={image} width={width} fallback={drawing} />
}

function frontFace(text: string): string {
  return text.split(' // ')[0] ?? text
}
