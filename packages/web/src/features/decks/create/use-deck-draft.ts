import { type NewDeck, newDeck } from '@manafolio/contract'
import { type RefObject, useRef, useState } from 'react'
import { schemaErrors } from '../../../lib/schema-errors.ts'
import { toastFailure } from '../../../ui/toast.ts'
import { commanderQuery, type DeckDraft, factsOf, missingIn } from './deck-draft.ts'

type Errors = Record<string, string>
export type DeckDraftForm = ReturnType<typeof useDeckDraft>

interface Options {
  /** Whether a format with commanders needs one to be chosen; so it is unless this says otherwise. */
  isLeaderNeeded?: (draft: DeckDraft) => boolean
}

/** A form that describes a deck, judged when it is submitted. */
export function useDeckDraft(initial: DeckDraft, { isLeaderNeeded = always }: Options = {}) {
  const [draft, setDraft] = useState(initial)
  const [errors, setErrors] = useState<Errors>({})
  const element = useRef<HTMLFormElement>(null)

  function change(part: Partial<DeckDraft>) {
    setDraft({ ...draft, ...part, ...(losesCommander(draft, part) && { commander: null }) })
    const changed = 'format' in part ? ['format', 'commander'] : Object.keys(part)
    setErrors(
      Object.fromEntries(Object.entries(errors).filter(([name]) => !changed.includes(name))),
    )
  }

  function refuse(found: Errors) {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined) focusField(element, first)
  }

  /** The deck as it can be sent; undefined where something is wrong, which is told. */
  function read(): NewDeck | undefined {
    const facts = factsOf(draft)
    const found = schemaErrors(newDeck, facts)
    const missing = missingIn(draft)
    if (missing && (missing.field !== 'commander' || isLeaderNeeded(draft))) {
      toastFailure(missing.title, missing.message)
      refuse({ [missing.field]: missing.message ?? missing.title, ...found })
      return undefined
    }
    refuse(found)
    return Object.keys(found).length > 0 ? undefined : facts
  }

  return { draft, errors, element, change, refuse, read }
}

const always = () => true

/** What leads decks of one format can not lead those of another. */
function losesCommander(draft: DeckDraft, { format }: Partial<DeckDraft>): boolean {
  return format !== undefined && commanderQuery(format) !== commanderQuery(draft.format)
}

function focusField({ current }: RefObject<HTMLFormElement | null>, name: string) {
  const field = current?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
