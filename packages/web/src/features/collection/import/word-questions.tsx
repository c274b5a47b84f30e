import {
  type CollectionImport,
  conditionNames,
  conditions,
  finishes,
  finishNames,
  type ImportWord,
  languageNames,
  languages,
} from '@manafolio/contract'
import { useState } from 'react'
import { formatRows } from '../../../lib/formats.ts'
import { PlainButton } from '../../../ui/button.tsx'
import { RowSelect } from '../../../ui/row-select.tsx'
import { type RowGroupProps, useRowsChange } from './row-groups.tsx'
import classes from './rows.module.css'

type About = ImportWord['about']

const meanings: Record<About, { label: string; names: Readonly<Record<string, string>> }> = {
  finish: { label: 'Finish', names: finishNames },
  condition: { label: 'Condition', names: conditionNames },
  language: { label: 'Language', names: languageNames },
}

const choicesOf: Record<About, readonly string[]> = {
  finish: finishes,
  condition: conditions,
  language: languages,
}

/** Unknown words of a file: each is asked for once, for all of its rows and the files to come. */
export function WordQuestions({ started, onChanged }: RowGroupProps) {
  const { change, isPending } = useRowsChange(started.id, onChanged)
  const { unknownWords } = started
  if (unknownWords.length === 0) return null
  return (
    <ul className={classes.groups} aria-label="Words that we do not know">
      {unknownWords.slice(0, mostQuestions).map((unknown) => (
        <WordQuestion
          key={`${unknown.about} ${unknown.word}`}
          unknown={unknown}
          isPending={isPending}
          onAnswer={(word) => change({ word })}
        />
      ))}
    </ul>
  )
}

/** More come when these are answered. */
const mostQuestions = 8

interface WordQuestionProps {
  unknown: CollectionImport['unknownWords'][number]
  isPending: boolean
  onAnswer: (word: ImportWord) => void
}

function WordQuestion({ unknown, isPending, onAnswer }: WordQuestionProps) {
  const { about, word, rows } = unknown
  const [means, setMeans] = useState<string | null>(null)
  const { label, names } = meanings[about]
  // A choice of its kind.
  const answer = means === null ? null : ({ about, word, means } as ImportWord)
  return (
    <li className={classes.group}>
      <p className={classes.groupText}>
        <b>{formatRows(rows)}</b> · What does “{word}” mean as the {label.toLowerCase()}?
      </p>
      <span className={classes.groupAnswer}>
        <RowSelect
          label={label}
          of={`“${word}”`}
          value={means}
          choices={choicesOf[about]}
          labelOf={(choice) => names[choice] ?? choice}
          onChange={setMeans}
        />
        <PlainButton
          type="button"
          className={classes.groupButton}
          aria-label={`Use for ${formatRows(rows)} with “${word}”`}
          disabled={isPending || answer === null}
          onClick={() => answer && onAnswer(answer)}
        >
          Use
        </PlainButton>
      </span>
    </li>
  )
}
