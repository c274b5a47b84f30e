import { Input } from '@mantine/core'

/** Why a form was not accepted, until it is sent again. The toast has announced it. */
export function FormFailure({ message }: { message: string | null }) {
  return message === null ? null : <Input.Error size="sm">{message}</Input.Error>
}
