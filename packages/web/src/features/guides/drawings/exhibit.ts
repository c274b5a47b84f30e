/** Whether the genuine card or the fake is drawn. */
export type Exhibit = 'genuine' | 'fake'

export interface ExhibitProps {
  exhibit: Exhibit
  label: string
}
