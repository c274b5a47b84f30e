import {
  addressOf,
  type DeckListFormat,
  type DeckSummary,
  deckListFormats,
  exportDeck,
} from '@manafolio/contract'
import { NativeSelect } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../../lib/api-error.ts'
import { countOf } from '../../../../lib/formats.ts'
import { fetchFile, saveFile } from '../../../../lib/save-file.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { archiveNames, archiveOf } from './deck-archive.ts'
import classes from './export-decks-dialog.module.css'

interface ExportDecksDialogProps {
  decks: readonly DeckSummary[]
  onClosed: () => void
}

// The keys of a constant are exactly the formats.
const formats = Object.keys(deckListFormats) as DeckListFormat[]

/** Saves several decks as lists in one archive, in their folders. */
export function ExportDecksDialog({ decks, onClosed }: ExportDecksDialogProps) {
  const [format, setFormat] = useState<DeckListFormat>('moxfield')
  const [done, setDone] = useState(0)
  const { mutate, error, isPending } = useExport({ decks, format, onProgress: setDone })
  const what = countOf(decks.length, 'deck')
  return (
    <Dialog title={`Export ${what}`} width={480} isBusy={isPending} onClosed={onClosed}>
      {(close) => (
        <div className={classes.body}>
          <NativeSelect
            label="Format"
            description="One list for each deck, in a zip file with your folders."
            data-autofocus
            value={format}
            disabled={isPending}
            data={formats.map((value) => ({ value, label: deckListFormats[value].name }))}
            onChange={({ currentTarget: { selectedIndex } }) =>
              setFormat(formats[selectedIndex] ?? 'moxfield')
            }
          />
          <p role="status" className={classes.status}>
            {isPending && `${done} of ${what} prepared`}
          </p>
          {error && (
            <p role="alert" className={classes.problem}>
              {messageOf(error, 'The server is not responding. Check your connection.')}
            </p>
          )}
          <div className={classes.buttons}>
            <Button variant="default" disabled={isPending} onClick={close}>
              Cancel
            </Button>
            <Button
              disabled={isPending}
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => mutate(undefined, { onSuccess: close })}
            >
              {isPending ? 'Preparing...' : 'Save zip file'}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

interface ExportRequest {
  decks: readonly DeckSummary[]
  format: DeckListFormat
  onProgress: (done: number) => void
}

/** One after the other: the server has others to serve. */
function useExport({ decks, format, onProgress }: ExportRequest) {
  return useMutation({
    mutationFn: async () => {
      onProgress(0)
      const names = archiveNames(decks, format)
      const files: { name: string; file: Blob }[] = []
      for (const [at, { id }] of decks.entries()) {
        const file = await fetchFile(addressOf(exportDeck, { id }, { format }))
        files.push({ name: names[at] ?? id, file })
        onProgress(at + 1)
      }
      saveFile(await archiveOf(files), 'decks.zip')
    },
    onSuccess: () => toast(`${countOf(decks.length, 'deck')} exported`),
  })
}
