import type { DeckFormat } from '@manafolio/contract'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ChosenLine } from './chosen-line.tsx'
import { CommanderSearch } from './commander-search.tsx'
import type { ChosenCommander } from './deck-draft.ts'

interface CommanderFieldProps {
  format: DeckFormat
  value: ChosenCommander | null
  error: string | undefined
  onChange: (commander: ChosenCommander) => void
}

/** Who leads the deck: the search for one, or the one that was chosen. */
export function CommanderField({ format, value, error, onChange }: CommanderFieldProps) {
  const [isChanging, setChanging] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  /** What had the focus is gone then: it goes to what stands in its place. */
  function turnTo(isSearch: boolean, chosen?: ChosenCommander) {
    flushSync(() => {
      if (chosen) onChange(chosen)
      setChanging(isSearch)
    })
    box.current?.querySelector<HTMLElement>(isSearch ? 'input' : 'button')?.focus()
  }

  return (
    <div ref={box}>
      {value && !isChanging ? (
        <ChosenLine commander={value} error={error} onChange={() => turnTo(true)} />
      ) : (
        <CommanderSearch
          format={format}
          kept={value}
          error={error}
          onKeep={() => turnTo(false)}
          onChoose={(card) => turnTo(false, { id: card.id, name: card.name, card })}
        />
      )}
    </div>
  )
}
