import type { SearchColumn } from '@manafolio/contract'
import { Popover } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import { IconColumns3 } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useChangeSettings, useKnownSettings } from '../../../../card-kit/user-settings.ts'
import { CheckOption } from '../../../../ui/check-option.tsx'
import { SheetBackdrop } from '../../../../ui/menu/sheet-backdrop.tsx'
import { SheetHead } from '../../../../ui/menu/sheet-head.tsx'
import { useSheet } from '../../../../ui/menu/use-sheet.ts'
import { fitColumns, tableId } from './column-widths.ts'
import { columnLabels } from './columns.tsx'
import classes from './columns-menu.module.css'

interface ColumnsMenuProps {
  /** Versions of a card have labels, in a column of their own. */
  hasLabels: boolean
}

/** Which columns the table has; the user's from then on. */
export function ColumnsMenu({ hasLabels }: ColumnsMenuProps) {
  const settings = useKnownSettings()
  return settings && <ColumnsPopover chosen={settings.searchColumns} hasLabels={hasLabels} />
}

interface ColumnsProps extends ColumnsMenuProps {
  chosen: readonly SearchColumn[]
}

function ColumnsPopover(columns: ColumnsProps) {
  const [isOpen, setOpen] = useState(false)
  const { isSheet, dropdown, ...place } = useSheet()
  const button = useRef<HTMLButtonElement>(null)
  function close() {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      trapFocus
      position="bottom-end"
      transitionProps={{ duration: 0 }}
      {...place}
      classNames={{ dropdown }}
    >
      <Popover.Target>
        <button
          ref={button}
          type="button"
          className={classes.button}
          aria-label="Columns"
          title="Columns"
          onClick={() => setOpen(!isOpen)}
        >
          <IconColumns3 size={19} stroke={1.7} aria-hidden />
        </button>
      </Popover.Target>
      {isOpen && isSheet && <SheetBackdrop button={null} onClose={close} />}
      <Popover.Dropdown aria-label="Columns of the table">
        {isSheet && <SheetHead title="Columns of the table" onClose={close} />}
        <ColumnOptions {...columns} />
      </Popover.Dropdown>
    </Popover>
  )
}

function ColumnOptions({ chosen, hasLabels }: ColumnsProps) {
  const changeSettings = useChangeSettings()
  function choose(column: SearchColumn, isChosen: boolean) {
    const others = chosen.filter((one) => one !== column)
    changeSettings({ searchColumns: isChosen ? [...others, column] : others })
  }
  return (
    <fieldset className={classes.options}>
      <legend className={classes.legend}>Columns beside the name</legend>
      {columnLabels.map(({ name, label }) => (
        <CheckOption
          key={name}
          isChecked={chosen.includes(name)}
          onChange={(isChosen) => choose(name, isChosen)}
        >
          {label}
        </CheckOption>
      ))}
      <Hidden chosen={chosen} hasLabels={hasLabels} />
    </fieldset>
  )
}

/** Which of the chosen columns have no room. */
function Hidden({ chosen, hasLabels }: ColumnsProps) {
  const width = document.getElementById(tableId)?.clientWidth
  const hidden = width ? fitColumns(chosen, { width, hasLabels }).hidden : []
  return (
    <p role="status" className={classes.hidden}>
      {hidden.length > 0 && `No room here for: ${hidden.map(({ label }) => label).join(', ')}`}
    </p>
  )
}
