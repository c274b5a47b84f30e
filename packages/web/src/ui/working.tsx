import { Progress } from '@mantine/core'
import { Button } from './button.tsx'
import '@mantine/core/styles/Progress.layer.css'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { FallingCards } from './falling-cards.tsx'
import classes from './working.module.css'

interface WorkingProps {
  title: string
  /** How much is done, from 0 to 1; null as long as nobody knows. */
  share: number | null
  onCancel?: () => void
  children: ReactNode
}

/** Something that takes a moment, in the place of what comes after it. */
export function Working({ title, share, onCancel, children }: WorkingProps) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const percent = Math.round((share ?? 0) * 100)
  // What was pressed is gone.
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={id} className={classes.working}>
      <FallingCards />
      <div role="status">
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
      </div>
      <p className={classes.words}>{children}</p>
      <div className={classes.progress}>
        <Progress.Root size={10} radius={5} classNames={{ root: classes.bar }}>
          {share === null ? (
            <Progress.Section
              value={100}
              animated
              withAria={false}
              role="progressbar"
              aria-labelledby={id}
              classNames={{ section: classes.done }}
            />
          ) : (
            <Progress.Section
              value={percent}
              aria-labelledby={id}
              classNames={{ section: classes.done }}
            />
          )}
        </Progress.Root>
        <p className={classes.percent} aria-hidden="true">
          {share !== null && `${percent}%`}
        </p>
      </div>
      {onCancel && (
        <Button variant="default" className={classes.cancel} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </section>
  )
}
