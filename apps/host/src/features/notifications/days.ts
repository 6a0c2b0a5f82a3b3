import type { Notification } from '@showroom/contract/notification/notification'
import { addDays, type Day, dayAndHour, shownDay } from '@showroom/contract/shared/day'
import { notificationMessages as messages } from './messages.ts'

export type DayOfNotifications = { day: Day; name: string; rows: Notification[] }

const nameOf = (day: Day, today: Day): string => {
  if (day === today) return messages.today
  return day === addDays(today, -1) ? messages.yesterday : shownDay(day)
}

/** By the marketplace's days, as they come: newest first. */
export const byDay = (rows: readonly Notification[], now: Date): DayOfNotifications[] => {
  const today = dayAndHour(now).day
  const days: DayOfNotifications[] = []
  for (const row of rows) {
    const { day } = dayAndHour(new Date(row.created_at))
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else days.push({ day, name: nameOf(day, today), rows: [row] })
  }
  return days
}
