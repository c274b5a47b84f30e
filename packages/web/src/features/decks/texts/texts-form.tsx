import { type DeckTextName, type DeckTexts, deckTextNames } from '@manafolio/contract'
import { Tabs } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/button.tsx'
import { deckChangesRegistry } from '../kit/changes/deck-changes-registry.ts'
import type { DraftOwner } from '../kit/texts/stored-draft.ts'
import { useTextsDraft } from '../kit/texts/use-texts-draft.ts'
import { NotesField, PrimerField } from './text-fields.tsx'
import classes from './texts-dialog.module.css'

interface TextsFormProps {
  owner: DraftOwner
  saved: DeckTexts
  isShared: boolean
}

/** The two texts; they are saved with the button, and when the form closes. */
export function TextsForm({ owner, saved, isShared }: TextsFormProps) {
  const draft = useTextsDraft(owner, saved)
  const { toSend, send, state } = useSending(owner, saved, draft.unsaved)
  const [tab, setTab] = useState<string | null>('primer')
  const isUnsent = Object.keys(toSend).length > 0
  useSendingOnClose(() => send(without(toSend, draft.conflicts)))

  function saveByKey(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send(toSend)
  }

  const fieldOf = (name: DeckTextName) => ({
    text: draft.written[name] ?? '',
    onWrite: (text: string) => draft.write(name, text),
  })
  return (
    <form
      className={classes.form}
      onKeyDown={saveByKey}
      onSubmit={(event) => {
        event.preventDefault()
        send(toSend)
      }}
    >
      {draft.isFound && (
        <p role="status" className={classes.notice}>
          What you wrote here last time was not saved. It is back.
        </p>
      )}
      {draft.conflicts.map((name) => (
        <Conflict key={name} name={name} onDiscard={() => draft.discard([name])} />
      ))}
      <Tabs value={tab} onChange={setTab} className={classes.tabs}>
        <Tabs.List aria-label="Texts">
          <Tabs.Tab value="primer">Primer</Tabs.Tab>
          <Tabs.Tab value="notes">Notes</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="primer" className={classes.panel}>
          <PrimerField {...fieldOf('primer')} isShared={isShared} />
        </Tabs.Panel>
        <Tabs.Panel value="notes" className={classes.panel}>
          <NotesField {...fieldOf('notes')} />
        </Tabs.Panel>
      </Tabs>
      <div className={classes.foot}>
        <p role="status" className={classes.state}>
          {isUnsent ? 'Not saved yet' : stateTexts[state]}
        </p>
        {isUnsent && (
          <Button variant="default" onClick={() => draft.discard(deckTextNames)}>
            Discard changes
          </Button>
        )}
        <Button type="submit" disabled={!isUnsent}>
          Save
        </Button>
      </div>
    </form>
  )
}

const stateTexts = {
  none: '',
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved: it is kept in this browser, and sent again soon.',
}

/** Sends texts with the other changes of the deck, in their order. */
function useSending(owner: DraftOwner, saved: DeckTexts, unsaved: Partial<DeckTexts>) {
  const changes = deckChangesRegistry(useQueryClient()).of(owner.deckId)
  const { writes, state } = useSyncExternalStore(changes.subscribe, changes.getSnapshot)
  const [hasSent, setSent] = useState(false)
  const sent: Partial<DeckTexts> = Object.assign({}, ...writes.map(({ step }) => step.after.texts))
  const entries = deckTextNames.flatMap((name) => {
    const wanted = name in unsaved ? (unsaved[name] ?? null) : saved[name]
    const expected = name in sent ? (sent[name] ?? null) : saved[name]
    return wanted === expected ? [] : [[name, wanted] as const]
  })
  const toSend: Partial<DeckTexts> = Object.fromEntries(entries)

  function send(texts: Partial<DeckTexts>) {
    const names = deckTextNames.filter((name) => name in texts)
    if (names.length === 0) return
    const before = Object.fromEntries(names.map((name) => [name, sent[name] ?? saved[name]]))
    setSent(true)
    changes.saveTexts({ before, after: texts })
  }
  return { toSend, send, state: hasSent ? state : ('none' as const) }
}

function useSendingOnClose(send: () => void) {
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => () => latest.current(), [])
}

/** What others changed meanwhile is not overwritten before it was seen. */
function without(texts: Partial<DeckTexts>, names: readonly DeckTextName[]): Partial<DeckTexts> {
  const others = Object.entries(texts).filter(([name]) => !names.some((one) => one === name))
  return Object.fromEntries(others)
}

function Conflict({ name, onDiscard }: { name: DeckTextName; onDiscard: () => void }) {
  return (
    <div role="alert" className={classes.notice}>
      <p>
        The {name} changed in another place while you wrote. Saving replaces that text; it stays in
        the deck’s history.
      </p>
      <Button variant="default" onClick={onDiscard}>
        Use the other text
      </Button>
    </div>
  )
}
