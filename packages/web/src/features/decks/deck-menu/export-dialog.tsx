import { type DeckListFormat, deckFileName, deckListFormats } from '@manafolio/contract'
import { NativeSelect, Textarea } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../lib/api-error.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { deckListQuery } from './deck-list-query.ts'
import type { MenuDeck } from './deck-menu.tsx'
import classes from './export-dialog.module.css'

interface ExportDialogProps {
  deck: MenuDeck
  onClosed: () => void
}

/** A deck as a list for another tool, to copy or to save. */
export function ExportDialog({ deck, onClosed }: ExportDialogProps) {
  const [format, setFormat] = useState<DeckListFormat>('moxfield')
  const list = useQuery(deckListQuery(deck.id, format))
  const text = list.data ?? ''
  const save = () =>
    saveFile(new Blob([text], { type: 'text/plain' }), deckFileName(deck.name, format))
  return (
    <Dialog title="Export Deck" width={560} onClosed={onClosed}>
      {() => (
        <div className={classes.body}>
          <NativeSelect
            label="Write it for"
            data-autofocus
            value={format}
            data={formats.map((value) => ({ value, label: deckListFormats[value].name }))}
            onChange={({ currentTarget: { selectedIndex } }) =>
              setFormat(formats[selectedIndex] ?? 'moxfield')
            }
          />
          {list.error ? (
            <p role="alert" className={classes.trouble}>
              {messageOf(list.error, 'The server does not answer. Check your connection.')}{' '}
              <button type="button" onClick={() => void list.refetch()}>
                Try again
              </button>
            </p>
          ) : (
            <Textarea
              label="The list"
              readOnly
              rows={12}
              value={list.isPending ? 'Writing the list...' : text}
              classNames={{ input: classes.list }}
            />
          )}
          <div className={classes.buttons}>
            <CopyButton text={text} label="Copy list" isDisabled={!list.data} />
            <Button
              disabled={!list.data}
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={save}
            >
              Save as{' '}
              {deckListFormats[format].extension === 'txt'
                ? 'text'
                : `.${deckListFormats[format].extension}`}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

// Object.keys has the keys of a constant, which are formats.
const formats = Object.keys(deckListFormats) as DeckListFormat[]
