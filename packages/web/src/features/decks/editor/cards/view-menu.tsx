import {
  IconAdjustmentsHorizontal,
  IconLayersIntersect,
  IconListCheck,
  IconTags,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ActionMenu } from '../../../../ui/menu/action-menu.tsx'
import type { DeckView } from '../../kit/rows/use-deck-view.ts'
import classes from './view-controls.module.css'

interface ViewMenuProps {
  view: DeckView
  onChange: (view: DeckView) => void
  onCategories: () => void
  onSelect: () => void
}

/** What is wanted less often: where the boards stand, the deck's categories, and selecting cards. */
export function ViewMenu({ view, onChange, onCategories, onSelect }: ViewMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isOver = view.boards === 'over'
  const items = [
    { label: 'Select cards', Icon: IconListCheck, run: onSelect },
    { label: 'Categories', Icon: IconTags, run: onCategories },
    {
      label: isOver ? 'Boards within groups' : 'Boards over groups',
      Icon: IconLayersIntersect,
      run: () => onChange({ ...view, boards: isOver ? 'within' : 'over' }),
    },
  ]
  return (
    <span className={classes.spot}>
      <button
        ref={button}
        type="button"
        className={classes.more}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label="More for the list"
        title="More"
        onClick={() => setOpen(true)}
      >
        <IconAdjustmentsHorizontal size={20} stroke={1.7} aria-hidden />
      </button>
      {isOpen && (
        <ActionMenu
          label="The list"
          items={items}
          button={button.current}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}
