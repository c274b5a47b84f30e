/** Everything under this key is fetched again when the collection changes. */
export const collectionKey = ['collection']
