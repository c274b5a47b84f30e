import { deckListFormats, limits } from '@manafolio/contract'
import { useLayoutEffect, useRef } from 'react'
import { DropZone } from '../../../../ui/drop-zone.tsx'
import { KnownTools } from '../../../../ui/known-tools.tsx'
import { PasteList } from '../../../../ui/paste-list.tsx'
import { Working } from '../../../../ui/working.tsx'
import classes from './import-start.module.css'
import { UnreadNotice } from './unread-notice.tsx'
import type { GivenList, UnreadList } from './use-read-list.ts'

interface ImportStartProps {
  pasted: string
  onPasted: (text: string) => void
  /** What is being read; null as long as nothing is. */
  reading: GivenList | null
  unread: UnreadList | null
  onRead: (given: GivenList) => void
  onCancel: () => void
}

const lines = limits.deckListLines.toLocaleString('en-US')
const fileHint = `Text, .dek, .cod or CSV, up to ${lines} lines and ${limits.deckListBytes / 1024 / 1024} MB`
const pasteHint =
  'A card in each line, with its number of copies. Headings such as “Sideboard” or “Commander” say where the cards below them go.'
const example = 'Commander\n1 Krenko, Mob Boss\n\nDeck\n1 Sol Ring\n30 Mountain (NEO) 290'

const toolNames = Object.values(deckListFormats).map(({ name }) => name)

/** Where a deck list comes from: a file, or what is pasted. */
export function ImportStart(props: ImportStartProps) {
  const { pasted, onPasted, reading, unread, onRead, onCancel } = props
  const zone = useRef<HTMLDivElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const isReading = reading !== null
  const wasReading = useRef(false)
  useLayoutEffect(() => {
    // The bar had the focus; it goes to what can be done next.
    const next = notice.current?.querySelector('button') ?? zone.current?.querySelector('button')
    if (wasReading.current && !isReading) next?.focus()
    wasReading.current = isReading
  }, [isReading])

  if (reading) {
    return (
      <Working title="Reading your list..." share={null} onCancel={onCancel}>
        {reading.fileName ?? 'Pasted list'}
      </Working>
    )
  }
  return (
    <>
      {unread && (
        <div ref={notice} className={classes.unread}>
          <UnreadNotice unread={unread} />
        </div>
      )}
      <div ref={zone}>
        <DropZone
          hint={fileHint}
          isAgain={unread?.given.fileName != null}
          onFile={(file) => onRead({ file, fileName: file.name })}
        />
      </div>
      <div className={classes.below}>
        <PasteList
          hint={pasteHint}
          example={example}
          text={pasted}
          onText={onPasted}
          onRead={(text) => onRead({ file: new Blob([text]), fileName: null })}
        />
        <KnownTools>{toolNames.join(' · ')} · CSV and plain text</KnownTools>
      </div>
    </>
  )
}
