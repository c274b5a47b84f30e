import { type CardPrinting, finishNames, limits } from '@manafolio/contract'
import { Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { IconPlus } from '@tabler/icons-react'
import { PlainButton } from '../../../ui/button.tsx'
import menu from '../../../ui/menu.module.css'
import { languageFor } from '../language-for.ts'
import { useAddCopies } from '../use-add-copies.ts'
import classes from './add-printing.module.css'

/** Adds a copy of a printing; asks for the finish where there are several. */
export function AddPrinting({ printing }: { printing: CardPrinting }) {
  const { add, pending } = useAddCopies()
  const { id, setName, collectorNumber, finishes, language } = printing
  const [only, ...others] = finishes
  const name = `${setName} ${collectorNumber}`
  const button = {
    className: classes.add,
    'aria-label': `Add to collection: ${name}`,
    disabled: pending !== undefined,
  }
  const choose = (finish: (typeof finishes)[number]) =>
    add({
      scryfallId: id,
      name: `${printing.name} (${name})`,
      quantity: limits.quantityFromSearch,
      finish,
      ...languageFor(language),
    })
  if (!only) return null
  if (others.length === 0) {
    return (
      <PlainButton {...button} onClick={() => choose(only)}>
        <IconPlus size={18} aria-hidden />
      </PlainButton>
    )
  }
  return (
    <Menu
      position="bottom-end"
      withInitialFocusPlaceholder={false} // the first entry has the focus
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: menu.menu, item: menu.item, label: classes.label }}
    >
      <Menu.Target>
        <PlainButton {...button}>
          <IconPlus size={18} aria-hidden />
        </PlainButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Add a copy</Menu.Label>
        {finishes.map((finish) => (
          <Menu.Item key={finish} onClick={() => choose(finish)}>
            {finishNames[finish]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
