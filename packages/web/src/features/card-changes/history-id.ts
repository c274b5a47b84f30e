/** By which the lasting list is found on its page. */
export const changeHistoryId = 'card-changes'
