import { helpMessages as messages } from './messages.ts'

/** `2021-05-03` as `May 3, 2021`: the same on the server and in every browser. */
export const dayInWords = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${messages.months[Number(month) - 1]} ${Number(date)}, ${year}`
}
