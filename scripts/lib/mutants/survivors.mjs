/** Mutants that no test can detect, by the start of their names, with the reason. */
export const survivors = [
  {
    name: 'packages/deck/src/legality/rules/color-identity.ts: if («entries.every(',
    reason: 'commanders are within the identity that is made of them',
  },
]
