import type { Card } from '@manafolio/contract'
import { Popover } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import { AddCopies } from '../../../card-kit/add-copies/add-copies.tsx'
import { formatPrinting, labelOfPrinting } from '../../../card-kit/printing-text.ts'
import { SheetBackdrop } from '../../../ui/menu/sheet-backdrop.tsx'
import { SheetHead } from '../../../ui/menu/sheet-head.tsx'
import { useSheet } from '../../../ui/menu/use-sheet.ts'
import classes from './add-popover.module.css'

interface AddPopoverProps {
  card: Card
  onClose: () => void
}

/** The form for several copies or another finish of a printing; open while mounted. */
export function AddPopover({ card, onClose }: AddPopoverProps) {
  const { isSheet, dropdown, ...place } = useSheet()
  return (
    <Popover
      opened
      onDismiss={onClose}
      trapFocus
      position="bottom-end"
      offset={6}
      transitionProps={{ duration: 0 }}
      {...place}
      classNames={{ dropdown }}
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      {isSheet && <SheetBackdrop button={null} onClose={onClose} />}
      <Popover.Dropdown aria-label={labelOfPrinting(card.name, card)}>
        {isSheet && <SheetHead onClose={onClose} />}
        <div className={classes.form} data-sheet={isSheet || undefined}>
          <p className={classes.name}>{card.name}</p>
          <p className={classes.printing}>{formatPrinting(card)}</p>
          <AddCopies card={card} onAdded={onClose} />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
