import { type ChangeEvent, type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { schemaErrors } from './schema-errors.ts'

type Texts = Record<string, string>

/** A form of text fields, judged by a schema of the contract when it is submitted. */
export function useForm<Values extends Texts>(initial: Values, schema: z.ZodMiniType) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Texts>({})

  function change(name: keyof Values & string, value: string) {
    setValues({ ...values, [name]: value })
    setErrors(({ [name]: _, ...others }) => others)
  }

  return {
    values,
    /** The props of a field: its value, how it changes, and the error under it. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.currentTarget.value),
    }),
    /** Sends valid values; otherwise shows what is wrong and goes to the first field with an error. */
    submit: (send: (values: Values) => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const found = schemaErrors(schema, values)
      setErrors(found)
      const [first] = Object.keys(found)
      if (first === undefined) send(values)
      else focusField(event.currentTarget, first)
    },
  }
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
