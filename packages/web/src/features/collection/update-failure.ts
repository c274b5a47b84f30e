/** The error messages for failed changes of copies. */
export const updateFailure = {
  title: 'Update failed',
  message: 'Failed to update collection item.',
} as const
