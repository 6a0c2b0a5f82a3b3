import { isIPv6 } from 'node:net'

/** A visitor has 2⁶⁴ addresses of IPv6: their network is what counts. */
export const networkOf = (ip: string): string => {
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [front = '', back] = ip.split('%')[0]?.split('::') ?? []
  const groups = front === '' ? [] : front.split(':')
  const tail = back ? back.split(':').length : 0
  const missing = back === undefined ? 0 : 8 - groups.length - tail
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...(back ? back.split(':') : [])]
  return whole.slice(0, 4).join(':')
}
