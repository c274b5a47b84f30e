import type { FacePatterns } from '../../../roles/face-test.ts'

/** Something that cards of a deck can be about, beside their types, keywords and roles. */
export interface Concept extends FacePatterns {
  /** What players call a deck of such cards. Left out when the concept says little about a deck. */
  theme?: string
}
