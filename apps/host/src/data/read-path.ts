import type { Call } from '@showroom/contract/endpoints'
import { platformShowroom } from '@showroom/contract/shared/platform-showroom'

/** The path of a read without parts to fill in, as the shop's client writes it: what was asked early is found by it. */
export const readPath = (call: Call, { query }: { query?: object | undefined }): string => {
  const asked = Object.entries({ showroom: platformShowroom, ...query }).filter(
    ([, value]) => value !== undefined,
  )
  const pairs = asked.map(([name, value]): [string, string] => [name, String(value)])
  return `${call.slice('GET '.length)}?${new URLSearchParams(pairs)}`
}
