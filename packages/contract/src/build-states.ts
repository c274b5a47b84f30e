import * as z from 'zod/mini'

/**
 * Whether a deck exists in cardboard: it is an idea, being put together, built, or was taken apart
 * for good. A built deck reserves copies of the collection; one that is being put together does so
 * where the user wants it (`buildingReserves` of the settings).
 */
export const buildStates = ['idea', 'building', 'built', 'retired'] as const
export const buildState = z.enum(buildStates, {
  error: `A state is one of ${buildStates.join(', ')}`,
})
export type BuildState = z.infer<typeof buildState>

export const buildStateNames: Record<BuildState, string> = {
  idea: 'Idea',
  building: 'Building',
  built: 'Built',
  retired: 'Retired',
}
