import { Input } from '@mantine/core'
import { CardImage } from '../../../card-kit/card-image.tsx'
import { Button } from '../../../ui/button.tsx'
import classes from './chosen-line.module.css'
import type { ChosenCommander } from './deck-draft.ts'

interface ChosenLineProps {
  commander: ChosenCommander
  error: string | undefined
  onChange: () => void
}

/** The commander that is chosen. */
export function ChosenLine({ commander: { name, card }, error, onChange }: ChosenLineProps) {
  return (
    <Input.Wrapper label="Commander" labelElement="div" error={error}>
      <div className={classes.chosen}>
        {card && (
          <div className={classes.thumb}>
            <CardImage card={card} sizes="56px" />
          </div>
        )}
        <div className={classes.words}>
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
