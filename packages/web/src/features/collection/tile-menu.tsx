import type { CollectionEntry } from '@manafolio/contract'
import { IconStack2, IconTrash } from '@tabler/icons-react'
import { ActionMenu } from '../../ui/menu/action-menu.tsx'
import type { TileWall } from './card-tile.tsx'

interface TileMenuProps {
  entry: CollectionEntry
  wall: TileWall
  cardName: string
  printing: string
  button: HTMLElement | null
  onClose: () => void
}

/** Further actions on an entry. */
export function TileMenu({ entry, wall, cardName, printing, button, onClose }: TileMenuProps) {
  const items = [
    { label: 'Finish, condition, language', Icon: IconStack2, run: () => wall.onCopies(entry) },
    { label: 'Remove', Icon: IconTrash, run: () => wall.actions.remove(entry, cardName) },
  ]
  return <ActionMenu label={printing} items={items} button={button} onClose={onClose} />
}
