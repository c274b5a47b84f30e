/** The schema of the form, in its own file: see useForm. */
export { newSavedSearch } from '@manafolio/contract'
