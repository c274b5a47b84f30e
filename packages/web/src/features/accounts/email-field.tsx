import { TextInput, type TextInputProps } from '@mantine/core'

/** The email address of an account. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      type="email"
      label="Email"
      placeholder="you@example.com"
      autoComplete="username"
      required
      withAsterisk={false}
      {...props}
    />
  )
}
