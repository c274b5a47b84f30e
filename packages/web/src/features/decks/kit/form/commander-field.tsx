import type { Card, DeckFormat } from '@manafolio/contract'
import { cardChoosesColor } from '@manafolio/deck'
import { Input } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CardImage } from '../../../../card-kit/card-image.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CommanderSearch } from './commander-search.tsx'
import type { ChosenCommander } from './deck-draft.ts'
import classes from './deck-form.module.css'

interface CommanderFieldProps {
  format: DeckFormat
  value: ChosenCommander | null
  error: string | undefined
  onChange: (commander: ChosenCommander) => void
}

/** The commander: the search for one, or the chosen one. */
export function CommanderField({ format, value, error, onChange }: CommanderFieldProps) {
  const [isChanging, setChanging] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  /** Switching removes the focused element, so its replacement gets the focus. */
  function switchTo(isSearch: boolean, chosen?: ChosenCommander) {
    flushSync(() => {
      if (chosen) onChange(chosen)
      setChanging(isSearch)
    })
    box.current?.querySelector<HTMLElement>(isSearch ? 'input' : 'button')?.focus()
  }

  return (
    <div ref={box}>
      {value && !isChanging ? (
        <ChosenLine commander={value} error={error} onChange={() => switchTo(true)} />
      ) : (
        <CommanderSearch
          format={format}
          current={value}
          error={error}
          onKeep={() => switchTo(false)}
          onChoose={(card) => switchTo(false, chosen(card))}
        />
      )}
    </div>
  )
}

function chosen(card: Card): ChosenCommander {
  return { id: card.id, name: card.name, card, choosesColor: cardChoosesColor(card) }
}

interface ChosenLineProps {
  commander: ChosenCommander
  error: string | undefined
  onChange: () => void
}

function ChosenLine({ commander: { name, card }, error, onChange }: ChosenLineProps) {
  return (
    <Input.Wrapper label="Commander" labelElement="div" error={error}>
      <div className={classes.chosen}>
        {card && (
          <div className={classes.thumb}>
            <CardImage card={card} sizes="56px" />
          </div>
        )}
        <div className={classes.text}>
          <p className={classes.name}>{name}</p>
          {card && <p className={classes.type}>{card.typeLine}</p>}
        </div>
        <Button variant="default" aria-label={`Change the commander, ${name}`} onClick={onChange}>
          Change
        </Button>
      </div>
    </Input.Wrapper>
  )
}
