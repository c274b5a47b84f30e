import { QueryForm, type QueryFormProps } from './query-form.tsx'
import { useQueryText } from './use-query-text.ts'

/** The field of a query where nobody else needs to know what is typed before it is sent. */
export function SearchForm(props: Omit<QueryFormProps, 'text' | 'onText'>) {
  const [text, setText] = useQueryText(props.query)
  return <QueryForm {...props} text={text} onText={setText} />
}
