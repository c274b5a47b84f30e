/** The schema of the form, in its own file: see useForm. */
export { newAccessToken } from '@manafolio/contract'
