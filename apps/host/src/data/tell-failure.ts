import type { ShopError } from '@showroom/widgets/shop'
import { toast } from '../kit/toast/toast.ts'

/** The error catalogue of specification §8: these are told in a toast wherever they come up. */
const catalogue: Partial<Record<number, 'refusal' | 'error'>> = {
  422: 'refusal',
  403: 'error',
  404: 'error',
  405: 'error',
  500: 'error',
}

/** For what the screen shows as well: only what the catalogue names is told. */
export const tellCatalogued = ({ status, message }: ShopError): void => {
  const kind = catalogue[status]
  if (kind) toast[kind](message)
}

/** For what the screen does not show. */
export const tellFailure = ({ status, message }: ShopError): void =>
  toast[catalogue[status] ?? 'error'](message)
