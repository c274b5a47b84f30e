import { TextInput, type TextInputProps } from '@mantine/core'

/** The address that somebody is known by here. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      type="email"
      label="Email"
      placeholder="you@example.com"
      autoComplete="username"
      {...props}
    />
  )
}
