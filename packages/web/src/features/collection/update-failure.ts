/** What is said when copies could not be changed. */
export const updateFailure = {
  title: 'Update failed',
  message: 'Failed to update collection item.',
} as const
