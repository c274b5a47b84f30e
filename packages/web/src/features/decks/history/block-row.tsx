import type { DeckChangeTold } from '@manafolio/contract'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { timeRange } from '../../../lib/days.ts'
import { UnstyledButton } from '../../../ui/button.tsx'
import classes from './block-row.module.css'
import type { Block } from './blocks.ts'
import row from './change-row.module.css'
import { ChangeLines, ChangeRow } from './change-row.tsx'
import { blockWords } from './change-words.ts'
import { LookButton } from './look-button.tsx'

interface BlockRowProps {
  block: Block
  current: number
  beside: readonly DeckChangeTold[]
  onLook: (version: number) => void
}

/** A run of small changes as one, and each of them on demand. */
export function BlockRow({ block, ...rest }: BlockRowProps) {
  const { newest, changes } = block
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const oldest = changes.at(-1) ?? newest
  return (
    <>
      <article className={row.row}>
        <div className={row.words}>
          <ChangeLines words={blockWords(block)} />
          <p className={row.when}>
            <time dateTime={newest.happenedAt}>
              {timeRange(oldest.happenedAt, newest.happenedAt)}
            </time>
            <span>
              Versions {oldest.version} to {newest.version}
            </span>
          </p>
          <UnstyledButton
            className={classes.more}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`Each of the ${changes.length} changes until version ${newest.version}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show them as one' : 'Show each'}
            <IconChevronDown size={16} stroke={1.8} aria-hidden className={classes.chevron} />
          </UnstyledButton>
        </div>
        <LookButton version={newest.version} current={rest.current} onLook={rest.onLook} />
      </article>
      <ol id={id} hidden={!isOpen} className={classes.changes}>
        {isOpen &&
          changes.map((change) => (
            <li key={change.version}>
              <ChangeRow change={change} {...rest} />
            </li>
          ))}
      </ol>
    </>
  )
}
