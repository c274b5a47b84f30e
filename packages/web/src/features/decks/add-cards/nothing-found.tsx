import { Button } from '../../../ui/button.tsx'
import classes from './nothing-found.module.css'

interface NothingFoundProps {
  didYouMean: string | null
  isFitting: boolean
  onText: (text: string) => void
  onAllCards: () => void
}

export function NothingFound({ didYouMean, isFitting, onText, onAllCards }: NothingFoundProps) {
  return (
    <div className={classes.nothing}>
      <p role="status" className={classes.words}>
        No cards found
      </p>
      {didYouMean && (
        <p className={classes.meant}>
          Did you mean{' '}
          <button type="button" className={classes.link} onClick={() => onText(didYouMean)}>
            {didYouMean}
          </button>
          ?
        </p>
      )}
      {isFitting && (
        <Button variant="default" onClick={onAllCards}>
          Search all cards
        </Button>
      )}
    </div>
  )
}
