import { type NewDeck, newDeck } from '@manafolio/contract'
import { type RefObject, useRef, useState } from 'react'
import { schemaErrors } from '../../../lib/schema-errors.ts'
import { toastFailure } from '../../../ui/toast.ts'
import { commanderQuery, type DeckDraft, factsOf, missingIn } from './deck-draft.ts'
import { differingFields, followedDraft } from './followed-draft.ts'

type Errors = Record<string, string>
export type DeckDraftForm = ReturnType<typeof useDeckDraft>

interface Options {
  /** While a draft is sent, its deck may be shown as if that were done: nothing follows that. */
  isPending?: boolean
  /** Whether a format with commanders needs one to be chosen; so it is unless this says otherwise. */
  isLeaderNeeded?: (draft: DeckDraft) => boolean
}

/**
 * A form that describes a deck, judged when it is submitted. It begins with what is known of the deck;
 * where that changes meanwhile, fields that nobody touched change with it.
 */
export function useDeckDraft(known: DeckDraft, options: Options = {}) {
  const { isPending = false, isLeaderNeeded = always } = options
  const [base, setBase] = useState(known)
  const [draft, setDraft] = useState(known)
  const [errors, setErrors] = useState<Errors>({})
  const element = useRef<HTMLFormElement>(null)

  const renewed = isPending ? [] : differingFields(base, known)
  if (renewed.length > 0) {
    setBase(known)
    setDraft(followedDraft(draft, base, known))
  }

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

  return { draft, base, errors, element, change, refuse, read }
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
