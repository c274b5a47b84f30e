import {
  addressOf,
  type DeckListFormat,
  deckFileName,
  deckListFormats,
  exportDeck,
} from '@manafolio/contract'
import { NativeSelect, Textarea } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { decksKey } from '../../../card-kit/decks-query.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { fetchFile, saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { MenuDeck } from './deck-menu.tsx'
import classes from './export-dialog.module.css'
import { UnsupportedNote } from './unsupported-note.tsx'

interface ExportDialogProps {
  deck: MenuDeck
  onClosed: () => void
}

/** Exports a deck as a list for another tool, to copy or to save. */
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
            label="Format"
            data-autofocus
            value={format}
            data={formats.map((value) => ({ value, label: deckListFormats[value].name }))}
            onChange={({ currentTarget: { selectedIndex } }) =>
              setFormat(formats[selectedIndex] ?? 'moxfield')
            }
          />
          {list.error ? (
            <p role="alert" className={classes.problem}>
              {messageOf(list.error, 'The server is not responding. Check your connection.')}{' '}
              <button type="button" onClick={() => void list.refetch()}>
                Try again
              </button>
            </p>
          ) : (
            <Textarea
              label="List"
              readOnly
              rows={12}
              value={list.isPending ? 'Preparing the list...' : text}
              classNames={{ input: classes.list }}
            />
          )}
          <UnsupportedNote deckId={deck.id} format={format} />
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

// The keys of a constant are exactly the formats.
const formats = Object.keys(deckListFormats) as DeckListFormat[]

/** The current deck as text in a format. */
function deckListQuery(id: string, format: DeckListFormat) {
  return queryOptions({
    queryKey: [...decksKey, 'list-text', id, format],
    queryFn: async () => (await fetchFile(addressOf(exportDeck, { id }, { format }))).text(),
    staleTime: 0,
    gcTime: 0,
  })
}
