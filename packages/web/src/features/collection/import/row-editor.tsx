import {
  type Card,
  conditions,
  finishes,
  finishNames,
  type ImportCard,
  type ImportRow,
  languages,
  limits,
  lookOf,
} from '@manafolio/contract'
import { CardImage } from '../../../card-kit/card-image.tsx'
import { formatCondition, formatLanguage } from '../../../card-kit/variant-text.ts'
import { LineEditor, PrintingImage } from '../../../import-kit/line-editor.tsx'
import { useSite } from '../../../lib/site.ts'
import { RowSelect } from '../../../ui/row-select.tsx'
import { useCardDetails } from '../use-card-details.ts'
import type { RowChange } from './use-row-change.ts'

interface RowEditorProps {
  row: ImportRow
  name: string
  onChange: (change: RowChange) => void
}

/** Corrects a row; each change is saved at once. */
export function RowEditor({ row, name, onChange }: RowEditorProps) {
  const printed = row.card?.finishes ?? []
  return (
    <LineEditor
      name={name}
      printing={row.card}
      suggestions={row.suggestions}
      imageOf={imageOf}
      fromCard={importCardOf}
      onPrinting={(card) => onChange({ input: { scryfallId: card.scryfallId }, card })}
      quantity={row.quantity}
      maxQuantity={limits.quantityMax}
      onQuantity={(quantity) => onChange({ input: { quantity } })}
    >
      <RowSelect
        label="Finish"
        of={name}
        value={row.finish}
        choices={printed.length > 0 ? printed : finishes}
        labelOf={(finish) => finishNames[finish]}
        onChange={(finish) => onChange({ input: { finish } })}
      />
      <RowSelect
        label="Condition"
        of={name}
        value={row.condition}
        choices={conditions}
        labelOf={formatCondition}
        onChange={(condition) => onChange({ input: { condition } })}
      />
      <RowSelect
        label="Language"
        of={name}
        value={row.language}
        choices={languages}
        labelOf={formatLanguage}
        onChange={(language) => onChange({ input: { language } })}
      />
    </LineEditor>
  )
}

/** The card that was searched for. Its finishes are known once a printing is chosen. */
function importCardOf(card: Card): ImportCard {
  return {
    scryfallId: card.id,
    cardName: card.name,
    setCode: card.setCode,
    setName: card.setName,
    collectorNumber: card.collectorNumber,
    ...lookOf(card),
    finishes: [],
    imageUrl: (card.imageUris ?? card.faces[0]?.imageUris)?.small ?? null,
  }
}

export function imageOf({ imageUrl, scryfallId }: ImportCard, width: number) {
  const fallback = <CardFace scryfallId={scryfallId} width={width} />
  return <PrintingImage url={imageUrl} width={width} fallback={fallback} />
}

function CardFace({ scryfallId, width }: { scryfallId: string; width: number }) {
  const { card } = useCardDetails(useSite()?.cardDataUrl, scryfallId)
  return card && <CardImage card={card} sizes={`${width}px`} />
}
