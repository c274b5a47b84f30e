import { AppError } from '../../errors.ts'
import { isCommonPassword } from './common-passwords.ts'

interface Choice {
  email: string
  password: string
  /** The field in which it was entered, where a refusal is shown. */
  field: string
}

/** Refuses passwords that are guessed first. */
export async function requireUncommonPassword({ email, password, field }: Choice): Promise<void> {
  const isObvious = isRepeated(password) || isAddress(password, email)
  if (!isObvious && !(await isCommonPassword(password))) return
  const { message } = new AppError('password_too_common')
  throw new AppError('password_too_common', { issues: [{ path: field, message }] })
}

/** One character again and again, such as ten spaces. */
function isRepeated(password: string): boolean {
  return new Set(password).size === 1
}

/** The address, or the part before its @. */
function isAddress(password: string, email: string): boolean {
  const address = email.toLowerCase()
  return [address, address.slice(0, address.lastIndexOf('@'))].includes(password.toLowerCase())
}
