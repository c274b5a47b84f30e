/** First and last day, yyyy-mm-dd, both included. */
export interface DayRange {
  from: string
  to: string
}
