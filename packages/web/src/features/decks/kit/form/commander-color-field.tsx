import { type CommanderColor, colors } from '@manafolio/contract'
import { NativeSelect } from '@mantine/core'
import { colorLabels } from '../charts/color-labels.ts'
import classes from './deck-form.module.css'

interface CommanderColorFieldProps {
  value: CommanderColor | null
  error: string | undefined
  onChange: (color: CommanderColor | null) => void
}

const options = [
  { value: '', label: 'Not chosen yet' },
  ...colors.map((value) => ({ value, label: colorLabels[value] })),
]

/** The color of a commander for which one is chosen before the game. */
export function CommanderColorField({ value, error, onChange }: CommanderColorFieldProps) {
  return (
    <NativeSelect
      name="commanderColor"
      label="Color of the commander"
      description="You choose it before the game. It counts in the color identity of the deck."
      classNames={{ description: classes.hint }}
      data={options}
      value={value ?? ''}
      error={error}
      onChange={({ currentTarget }) =>
        onChange(colors.find((color) => color === currentTarget.value) ?? null)
      }
    />
  )
}
