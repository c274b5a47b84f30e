import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { schemaErrors } from './schema-errors.ts'

type Texts = Record<string, string>

/** A form of text fields, judged by a schema of the contract when it is submitted. */
export function useForm<Values extends Texts>(initial: Values, schema: z.ZodMiniType) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Texts>({})
  const sent = useRef<HTMLFormElement>(null)

  function change(name: keyof Values & string, value: string) {
    setValues({ ...values, [name]: value })
    setErrors(({ [name]: _, ...others }) => others)
  }

  function show(found: Texts, form: HTMLFormElement | null) {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined) focusField(form, first)
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
      sent.current = event.currentTarget
      const found = schemaErrors(schema, values)
      show(found, sent.current)
      if (Object.keys(found).length === 0) send(values)
    },
    /** Shows what the server found wrong with fields, and goes to the first of them. */
    refuse: (found: Texts) => show(found, sent.current),
    /** As it was in the beginning. */
    clear: () => {
      setValues(initial)
      setErrors({})
    },
  }
}

function focusField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
