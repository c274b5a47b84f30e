import { QueryForm, type QueryFormProps } from './query-form.tsx'
import { useQueryText } from './use-query-text.ts'

/** A query field that has its own state until it is submitted. */
export function SearchForm(props: Omit<QueryFormProps, 'text' | 'onText'>) {
  const [text, setText] = useQueryText(props.query)
  return <QueryForm {...props} text={text} onText={setText} />
}
