import { type MemberClient, signedInAs } from './client.ts'
import type { TestApp } from './test-app.ts'

/** A user with an account, signed in. */
export function collectorIn(app: TestApp): Promise<MemberClient> {
  return app.member()
}

/** Another session of theirs. */
export function signedIn(app: TestApp, email: string): Promise<MemberClient> {
  return signedInAs(app.visitor(), email)
}
