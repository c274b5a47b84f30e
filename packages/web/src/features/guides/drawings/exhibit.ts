/** Which of two cards that look alike is drawn. */
export type Exhibit = 'genuine' | 'fake'

export interface ExhibitProps {
  exhibit: Exhibit
  label: string
}
