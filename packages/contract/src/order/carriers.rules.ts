type CarrierRow = {
  label: string
  /** Where its numbers are looked up; the number stands at the end. */
  page?: string
  /** What a number looks like once its spaces and dashes are gone. */
  number?: RegExp
}

/** Who takes packages. A freight line gives a page or a telephone in place of a number that a page knows. */
export const carriers = {
  ups: { label: 'UPS', page: 'https://www.ups.com/track?tracknum=', number: /^[A-Z0-9]{9,34}$/ },
  fedex: { label: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr=', number: /^\d{10,34}$/ },
  usps: {
    label: 'USPS',
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
    number: /^([A-Z]{2}\d{9}US|\d{16,34})$/,
  },
  freight: { label: 'Freight' },
  own: { label: 'Vendor’s own truck' },
} as const satisfies Record<string, CarrierRow>

export type Carrier = keyof typeof carriers
export const carrierNames = Object.keys(carriers) as Carrier[]
const rowOf = (carrier: Carrier): CarrierRow => carriers[carrier]

export const carrierLabel = (carrier: Carrier): string => rowOf(carrier).label

const telephone = /^\+?[\d\s().-]{7,24}$/

const numberOf = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

const page = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d{1,5})?(?:[/?][^\s"'<>\\]*)?$/i

/** A page of the web by its whole address; nothing that could run, and nobody's password. */
const pageIn = (typed: string): { url: string; host: string } | null => {
  const [url, host] = page.exec(typed) ?? []
  return url !== undefined && host !== undefined ? { url, host } : null
}

/** What may be written as the tracking of a carrier; nothing may always be. */
export const isTracking = (carrier: Carrier, typed: string): boolean => {
  if (typed === '') return true
  const { number } = rowOf(carrier)
  if (number) return number.test(numberOf(typed))
  // Of a freight bill the number alone is fine: its line is telephoned.
  return /^[\p{L}\d][\p{L}\d\s#/.-]{2,60}$/u.test(typed) || telephone.test(typed) || pageIn(typed) !== null
}

export type TrackingLink = { url: string; label: string }

/** Where somebody sees how far a package is; null where nobody says. */
export const trackingLink = (carrier: Carrier, tracking: string): TrackingLink | null => {
  if (tracking === '') return null
  const { page: pageOfCarrier, label } = rowOf(carrier)
  if (pageOfCarrier) {
    const number = numberOf(tracking)
    return { url: `${pageOfCarrier}${encodeURIComponent(number)}`, label: `${label} ${number}` }
  }
  const found = pageIn(tracking)
  if (found !== null) return { url: found.url, label: found.host }
  const digits = tracking.replace(/\D/g, '')
  const isCallable = telephone.test(tracking) && digits.length >= 10 && digits.length <= 15
  return isCallable
    ? { url: `tel:+${digits.length === 10 ? '1' : ''}${digits}`, label: `Call ${tracking}` }
    : null
}
