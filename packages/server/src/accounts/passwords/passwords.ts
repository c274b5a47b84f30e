import { hash, verify } from '@node-rs/argon2'

/**
 * OWASP's recommendation for argon2id, which is this library's default: 19 MiB, two passes, one
 * lane.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

export function isPassword(password: string, hashed: string): Promise<boolean> {
  return verify(hashed, password)
}

let decoy: Promise<string> | undefined

/** Takes as long as checking a real password, so that timing does not reveal unknown addresses. */
export async function refusePassword(password: string): Promise<false> {
  decoy ??= hashPassword('nobody has this password')
  await isPassword(password, await decoy)
  return false
}
