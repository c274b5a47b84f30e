import { useRef, useState } from 'react'
import { countOf } from '../../lib/formats.ts'
import { OptionList } from '../../ui/combobox/option-list.tsx'
import { useCombobox } from '../../ui/combobox/use-combobox.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Key } from '../../ui/key.tsx'
import classes from './palette.module.css'
import { kindNames, type PaletteOption } from './palette-option.ts'
import { useActions } from './use-actions.ts'
import { usePaletteOptions } from './use-palette-options.ts'

interface PaletteProps {
  onClosed: () => void
  onShortcuts: () => void
}

/** Goes to any card, deck, set or page, and does what can be done from anywhere. */
export function Palette({ onClosed, onShortcuts }: PaletteProps) {
  const chosen = useRef<PaletteOption>(undefined)
  /** After the focus is back on the page, so that it can be moved from there. */
  function finish() {
    onClosed()
    chosen.current?.run()
  }
  return (
    <Dialog title="Go to" width={620} closesOnPressOutside onClosed={finish}>
      {(close) => (
        <PaletteField
          onShortcuts={onShortcuts}
          onChoose={(option) => {
            chosen.current = option
            close()
          }}
        />
      )}
    </Dialog>
  )
}

interface PaletteFieldProps {
  onShortcuts: () => void
  onChoose: (option: PaletteOption) => void
}

function PaletteField({ onShortcuts, onChoose }: PaletteFieldProps) {
  const [text, setText] = useState('')
  const actions = useActions(onShortcuts)
  const options = usePaletteOptions(text, actions)
  const { field, list, active, activate } = useCombobox({
    options,
    keyOf: ({ id }) => id,
    pastEnds: 'other end',
    isFirstActive: true,
    keys: {
      Enter(event) {
        event.preventDefault()
        if (active) onChoose(active)
      },
    },
  })

  return (
    <>
      <input
        {...field}
        className={classes.field}
        type="search"
        aria-label="Card, deck, set, page or action"
        placeholder="A card, a deck, a set, a page…"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        data-autofocus
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          activate(undefined)
        }}
      />
      <p role="status" className="visually-hidden">
        {countOf(options.length, 'result')}
      </p>
      <div className={classes.options}>
        <OptionList
          list={list}
          label="Where to go"
          className={undefined}
          optionClassName={classes.option}
          onChoose={onChoose}
        >
          {(option) => <Option option={option} />}
        </OptionList>
      </div>
      <p className={classes.hints} aria-hidden>
        <span>
          <Key>↑</Key> <Key>↓</Key> choose
        </span>
        <span>
          <Key>Enter</Key> go
        </span>
        <span>
          <Key>Esc</Key> close
        </span>
      </p>
    </>
  )
}

function Option({ option: { name, detail, kind, key } }: { option: PaletteOption }) {
  return (
    <>
      <span className={classes.name}>{name}</span>{' '}
      {detail && <span className={classes.detail}>{detail}</span>}{' '}
      <span className={classes.kind}>
        {key ? (
          <span aria-hidden>
            <Key>G</Key> <Key>{key.toUpperCase()}</Key>
          </span>
        ) : (
          kindNames[kind]
        )}
      </span>
    </>
  )
}
