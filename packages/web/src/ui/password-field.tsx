import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionIcon } from './button.tsx'

/** A password with a toggle that shows it, reachable by keyboard and labeled with its action. */
export function PasswordField(props: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  const name = typeof props.label === 'string' ? props.label.toLowerCase() : 'password'
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <PasswordInput
      required
      withAsterisk={false}
      {...props}
      aria-invalid={Boolean(props.error)}
      visible={isShown}
      rightSectionWidth={44}
      rightSection={
        <ActionIcon
          variant="transparent"
          color="gray"
          size={44}
          aria-label={`${isShown ? 'Hide' : 'Show'} ${name}`}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} color="var(--quiet)" aria-hidden />
        </ActionIcon>
      }
    />
  )
}
