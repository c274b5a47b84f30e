import { type Card, type DeckDetail, limits, slotKey } from '@manafolio/contract'
import { NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { PrintingSearch } from '../../../../card-kit/printing-choice/printing-search.tsx'
import { slotNames } from '../../../../card-kit/slot-names.ts'
import { Button } from '../../../../ui/button.tsx'
import { CopiesStepper } from '../../../../ui/copies-stepper.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { DeckRow } from '../deck-actions.ts'
import classes from './plan-dialog.module.css'
import { type NewPlan, usePlanning } from './plan-query.ts'

interface PlannedAddition {
  card: Card
  copies: number
}

interface PlanDialogProps {
  deck: DeckDetail
  /** The card that goes out at first; without one the plan begins with a card that comes in. */
  row?: DeckRow | undefined
  /** What comes in at first, and how many copies of it. */
  addition?: PlannedAddition | undefined
  onClosed: () => void
}

/** Plans a change of a deck: what goes out, what comes in, and why. */
export function PlanDialog({ deck, row, addition, onClosed }: PlanDialogProps) {
  const { add } = usePlanning(deck.id)
  const draft = usePlanDraft(deck, { row, addition })
  const { removed, setRemoved, added, setAdded, copies, setCopies } = draft
  const [reason, setReason] = useState('')
  return (
    <Dialog title={titleOf({ row, addition })} width={520} onClosed={onClosed}>
      {(close) => (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            add({ ...planOf({ removed, added, copies }), reason: reason.trim() || null })
            close()
          }}
        >
          <NativeSelect
            label="Out"
            data={optionsFor(deck)}
            value={removed ? slotKey(removed) : ''}
            onChange={({ currentTarget }) => setRemoved(currentTarget.value)}
          />
          <CardField added={added} onChange={setAdded} hint={removed ? cutHint : addHint} />
          <div className={classes.copies}>
            <span>Copies</span>
            <CopiesStepper
              of="this change"
              quantity={copies}
              most={removed?.quantity ?? limits.deckQuantityMax}
              onChange={setCopies}
            />
          </div>
          <Textarea
            label="Reason"
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={limits.plannedChangeReason}
            autosize
            minRows={2}
            maxRows={6}
          />
          <div className={classes.buttons}>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" disabled={!removed && !added}>
              {submitLabel(removed, added)}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

const cutHint = 'Without a card, the plan is to cut.'
const addHint = 'The card that comes to the main deck.'

type Start = Pick<PlanDialogProps, 'row' | 'addition'>

function titleOf({ row, addition }: Start): string {
  if (row) return `Plan to replace ${row.cardName}`
  return addition ? `Plan to add ${addition.card.name}` : 'Plan a change'
}

function usePlanDraft(deck: DeckDetail, { row, addition }: Start) {
  const [key, setKey] = useState(row ? slotKey(row) : '')
  const [added, setAdded] = useState(addition?.card ?? null)
  const [copies, setCopies] = useState(addition?.copies ?? 1)
  const removed = deck.cards.find((one) => slotKey(one) === key)
  const most = removed?.quantity ?? limits.deckQuantityMax
  return {
    removed,
    setRemoved: setKey,
    added,
    setAdded,
    copies: Math.min(copies, most),
    setCopies,
  }
}

interface CardFieldProps {
  added: Card | null
  onChange: (card: Card | null) => void
  hint: string
}

/** The card that comes in: its name, or a search for one. */
function CardField({ added, onChange, hint }: CardFieldProps) {
  const [isSearching, setSearching] = useState(false)
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>In</legend>
      {isSearching ? (
        <PrintingSearch
          name="the plan"
          firstText=""
          onChoose={(card) => {
            onChange(card)
            setSearching(false)
          }}
          onClose={() => setSearching(false)}
        />
      ) : (
        <div className={classes.card}>
          {added && <b className={classes.name}>{added.name}</b>}
          <Button variant="default" data-autofocus onClick={() => setSearching(true)}>
            {added ? 'Choose another card' : 'Choose a card'}
          </Button>
          {added && (
            <Button variant="subtle" onClick={() => onChange(null)}>
              None
            </Button>
          )}
        </div>
      )}
      <p className={classes.hint}>{hint}</p>
    </fieldset>
  )
}

interface Draft {
  removed: DeckRow | undefined
  added: Card | null
  copies: number
}

/** What comes in goes where the other card was. */
function planOf({ removed, added, copies }: Draft): NewPlan {
  const slotType = removed?.slotType ?? 'main'
  return {
    removed: removed ? { ...copiesOf(removed), quantity: copies } : null,
    added: added && {
      ...{ scryfallId: added.id, cardName: added.name, tcgplayerId: added.tcgplayerId },
      ...{ slotType, quantity: copies },
    },
  }
}

function copiesOf({ scryfallId, cardName, tcgplayerId, slotType, finish }: DeckRow) {
  return { scryfallId, cardName, tcgplayerId, slotType, finish }
}

function optionsFor({ cards }: DeckDetail) {
  const options = cards.map((row) => ({ value: slotKey(row), label: labelOf(row) }))
  return [{ value: '', label: 'Nothing: only add a card' }, ...options]
}

function labelOf({ cardName, slotType, finish, quantity }: DeckRow): string {
  const parts = [slotNames[slotType], ...(finish === 'nonfoil' ? [] : [finish])]
  return `${quantity} ${cardName} (${parts.join(', ').toLowerCase()})`
}

function submitLabel(removed: DeckRow | undefined, added: Card | null): string {
  if (removed && added) return 'Plan to replace'
  return removed ? 'Plan to cut' : 'Plan to add'
}
