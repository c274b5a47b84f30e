import { Button } from '../../../ui/button.tsx'
import classes from './printing-dialog.module.css'

/** Not all printings came; the toast says so too, but it goes. */
export function PrintingFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.failure}>
      <p>Could not search for printings. The card in your deck stays as it is.</p>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
