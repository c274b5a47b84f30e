import { type NewDeck, newDeck } from '@manafolio/contract'
import { type RefObject, useRef, useState } from 'react'
import { schemaErrors } from '../../../../lib/schema-errors.ts'
import { toastFailure } from '../../../../ui/toast.ts'
import { commanderQuery, type DeckDraft, factsOf, missingIn } from './deck-draft.ts'

/** Fields that only make sense together: a commander belongs to its format. */
const parts = [['name'], ['format', 'commander', 'commanderColor'], ['description']] as const

type Errors = Record<string, string>
export type DeckDraftForm = ReturnType<typeof useDeckDraft>

interface Options {
  /** While the draft is being saved, the deck may be shown optimistically, and fields don't follow it. */
  isPending?: boolean
  /** Whether a format with commanders requires one; true by default. */
  isLeaderNeeded?: (draft: DeckDraft) => boolean
}

/**
 * The state of a deck form, validated on submit. It starts from the saved deck; when that changes meanwhile,
 * untouched fields follow.
 */
export function useDeckDraft(saved: DeckDraft, options: Options = {}) {
  const { isPending = false, isLeaderNeeded = always } = options
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState(saved)
  const [errors, setErrors] = useState<Errors>({})
  const element = useRef<HTMLFormElement>(null)

  const renewed = isPending ? [] : differingFields(base, saved)
  if (renewed.length > 0) {
    setBase(saved)
    setDraft(rebasedDraft(draft, base, saved))
  }

  function change(part: Partial<DeckDraft>) {
    setDraft({ ...draft, ...part, ...(losesCommander(draft, part) && unled) })
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

  /** The valid deck; undefined when something is invalid, which is shown. */
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
const unled = { commander: null, commanderColor: null }

/** The commanders of one format can’t lead decks of another. */
function losesCommander(draft: DeckDraft, { format }: Partial<DeckDraft>): boolean {
  return format !== undefined && commanderQuery(format) !== commanderQuery(draft.format)
}

function focusField({ current }: RefObject<HTMLFormElement | null>, name: string) {
  const field = current?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** The fields in which two drafts differ; a part counts as a whole. */
function differingFields(one: DeckDraft, other: DeckDraft): (keyof DeckDraft)[] {
  return parts.flatMap((fields) =>
    fields.some((field) => textOf(one, field) !== textOf(other, field)) ? [...fields] : [],
  )
}

/** Rebases a draft onto a newer state of its deck: untouched fields follow, edited ones stay. */
function rebasedDraft(draft: DeckDraft, base: DeckDraft, newer: DeckDraft): DeckDraft {
  const touched = differingFields(draft, base)
  const edited = touched.map((field) => [field, draft[field]])
  return { ...newer, ...Object.fromEntries(edited) }
}

function textOf(draft: DeckDraft, field: keyof DeckDraft): string {
  const value = draft[field]
  if (value === null || typeof value === 'string') return value ?? ''
  return JSON.stringify([value.id, value.name])
}
