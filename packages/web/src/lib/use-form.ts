import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { schemaErrors } from './schema-errors.ts'

type Texts = Record<string, string>

/**
 * A form of text fields, validated by a schema of the contract on submit. The schema is loaded with the
 * first key press, so that the page appears sooner. If it can't be loaded, only the server validates.
 */
export function useForm<Values extends Texts>(
  initial: Values,
  loadSchema: () => Promise<z.ZodMiniType>,
) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Texts>({})
  const sent = useRef<HTMLFormElement>(null)
  const isChecking = useRef(false)

  function change(name: keyof Values & string, value: string) {
    setValues({ ...values, [name]: value })
    setErrors(({ [name]: _, ...others }) => others)
    loadSchema().catch(() => undefined) // retried on submit
  }

  function show(found: Texts, form: HTMLFormElement | null) {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined) focusField(form, first)
  }

  async function check(send: (values: Values) => void) {
    isChecking.current = true
    const schema = await loadSchema().catch(() => null)
    isChecking.current = false
    const found = schema ? schemaErrors(schema, values) : {}
    show(found, sent.current)
    if (Object.keys(found).length === 0) send(values)
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
    /** Submits valid values; otherwise shows the errors and focuses the first invalid field. */
    submit: (send: (values: Values) => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      sent.current = event.currentTarget
      if (!isChecking.current) void check(send)
    },
    /** Shows the server's field errors, and focuses the first of these fields. */
    refuse: (found: Texts) => show(found, sent.current),
    /** Resets the form to its initial values. */
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
