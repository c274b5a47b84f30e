import { type DeckListLine, pages } from '@manafolio/contract'
import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../../ui/button.tsx'
import classes from '../../../../ui/done-box.module.css'
import type { QueueState } from '../../changes/write-queue.ts'
import { useFreshView } from '../use-fresh-view.ts'
import own from './import-done.module.css'
import { LinesLeft } from './lines-left.tsx'

export interface DoneImport {
  deckId: string
  /** What was done. */
  title: string
  words: string
  /** Lines of which no card came into the deck. */
  left: readonly DeckListLine[]
}

interface ImportDoneProps {
  done: DoneImport
  /** How far the deck is with being saved. */
  state: QueueState
  onAgain: () => void
}

const stateWords: Partial<Record<QueueState, string>> = {
  saving: 'It is being saved.',
  unsaved: 'It is not saved yet: that happens once the server can be reached. Keep this page open.',
}

/** What became of a list, and what can be done now. */
export function ImportDone({ done, state, onAgain }: ImportDoneProps) {
  const title = useFreshView()
  const { deckId, left } = done
  return (
    <section aria-labelledby="import-done" className={classes.done}>
      {state === 'unsaved' ? (
        <IconCloudOff size={56} stroke={1.3} aria-hidden className={classes.undone} />
      ) : (
        <IconCircleCheck size={56} stroke={1.3} aria-hidden className={classes.icon} />
      )}
      <h2 id="import-done" ref={title} tabIndex={-1} className={classes.title}>
        {done.title}
      </h2>
      <p className={classes.words}>{done.words}</p>
      <p role="status" className={classes.words}>
        {stateWords[state]}
      </p>
      {left.length > 0 && (
        <div className={own.left}>
          <LinesLeft lines={left} />
        </div>
      )}
      <div className={classes.buttons}>
        <Button
          renderRoot={(props) => (
            <Link to={pages.deck} params={{ deckId }} search={{}} {...props} />
          )}
        >
          Open the deck
        </Button>
        <Button variant="default" onClick={onAgain}>
          Import another list
        </Button>
      </div>
    </section>
  )
}
