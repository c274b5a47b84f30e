import { useMutation } from '@tanstack/react-query'
import { ApiError, fieldErrorsOf, messageOf } from '../../lib/api-error.ts'
import { toastFailure } from '../../ui/toast.ts'

type FieldErrors = Record<string, string>

interface FormRequest<Input, Answer> {
  send: (input: Input) => Promise<Answer>
  /** The title of the toast about a failure. */
  failureTitle: string
  /** What it says when the server gives no reason. */
  fallback: string
  onSuccess?: () => Promise<void>
}

/**
 * Sends what a form has. A failure is announced by a toast, which goes away, and stays in the form: at
 * the field that it is about, or as `failure`.
 */
export function useFormRequest<Input, Answer>({
  send,
  failureTitle,
  fallback,
  onSuccess,
}: FormRequest<Input, Answer>) {
  const request = useMutation({
    mutationFn: send,
    ...(onSuccess && { onSuccess }),
    onError: (error) => toastFailure(failureTitle, messageOf(error, fallback)),
  })
  const { error, data, isPending } = request
  const isOfField = Object.keys(fieldErrorsIn(error)).some((name) => inputs.has(name))
  return {
    data,
    isPending,
    failure: error && !isOfField ? messageOf(error, fallback) : null,
    /** `refuse` shows errors at the fields of the form. */
    submit: (input: Input, refuse: (errors: FieldErrors) => void) =>
      request.mutate(input, { onError: (reason) => refuse(fieldErrorsIn(reason)) }),
  }
}

/** The fields that people fill in: what is wrong with an invite or a token is shown below them. */
const inputs = new Set(['email', 'password', 'newPassword', 'confirmPassword'])

/** The field to begin with where the server refuses all of them together. */
const fieldOf: Record<string, string> = { wrong_credentials: 'password', email_taken: 'email' }

function fieldErrorsIn(error: unknown): FieldErrors {
  const field = error instanceof ApiError && fieldOf[error.code ?? '']
  return field ? { [field]: messageOf(error, '') } : fieldErrorsOf(error)
}
