import { countOf } from '../../../lib/formats.ts'
import { OptionList } from '../../../ui/combobox/option-list.tsx'
import type { ComboboxList } from '../../../ui/combobox/use-combobox.ts'
import classes from './completion-list.module.css'
import { foldedInPlace, indexOfWord } from './folded.ts'
import type { FieldOption } from './search-options.ts'

const kindLabels: Record<FieldOption['kind'], string> = {
  name: 'Card',
  key: 'Key',
  value: 'Value',
  saved: 'Saved',
  recent: 'Recent',
}

interface CompletionListProps {
  list: ComboboxList<FieldOption>
  typed: string
  onTake: (option: FieldOption) => void
}

/** The options under the field. */
export function CompletionList({ list, typed, onTake }: CompletionListProps) {
  const count = list.options.length
  return (
    <>
      <p role="status" className={classes.status}>
        {count > 0 && countOf(count, 'suggestion')}
      </p>
      <OptionList
        list={list}
        label="Suggestions"
        className={classes.list}
        optionClassName={classes.option}
        onChoose={onTake}
      >
        {(completion) => <CompletionOption completion={completion} typed={typed} />}
      </OptionList>
    </>
  )
}

interface CompletionOptionProps {
  completion: FieldOption
  typed: string
}

function CompletionOption({ completion: { kind, text, label }, typed }: CompletionOptionProps) {
  // A name is shown as printed, even where it is inserted in quotation marks.
  const shown = kind === 'name' ? (label ?? text) : text
  return (
    <>
      <span className={classes.text} data-kind={kind}>
        <MatchedText text={shown} typed={typed} />
      </span>{' '}
      {label && label !== shown && (
        <span className={classes.label}>
          {kind === 'value' ? <MatchedText text={label} typed={typed} /> : label}
        </span>
      )}{' '}
      <span className={classes.kind}>{kindLabels[kind]}</span>
    </>
  )
}

/** A text with the typed parts in bold. */
function MatchedText({ text, typed }: { text: string; typed: string }) {
  return matchedParts(text, typed).map(({ text: part, isMatch, at }) =>
    isMatch ? (
      <b key={at} className={classes.match}>
        {part}
      </b>
    ) : (
      part
    ),
  )
}

interface TextPart {
  text: string
  /** Where the part begins. */
  at: number
  isMatch: boolean
}

/** Splits a text into the parts that match a typed word, and those between them. */
export function matchedParts(text: string, typed: string): TextPart[] {
  const marks = marksOf(foldedInPlace(text), words(foldedInPlace(typed)))
  const parts: TextPart[] = []
  for (const [at, isMatch] of marks.entries()) {
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += text.charAt(at)
    else parts.push({ text: text.charAt(at), at, isMatch })
  }
  return parts
}

/** For each character, whether it is matched. */
function marksOf(text: string, typedWords: string[]): boolean[] {
  const marks = Array.from({ length: text.length }, () => false)
  for (const word of typedWords) {
    const place = indexOfWord(text, word)
    if (place >= 0) marks.fill(true, place, place + word.length)
  }
  return marks
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}
