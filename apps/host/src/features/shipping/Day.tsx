import { shownDay } from '@showroom/contract/shared/day'

/** A day in a table: never broken in two, however narrow its column is. */
export const Day = ({ day }: { day: string }) => (
  <time className="shipping-day" dateTime={day}>
    {shownDay(day)}
  </time>
)
