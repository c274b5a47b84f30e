/** Prefix of all query keys that are refetched when the collection changes. */
export const collectionKey = ['collection']
