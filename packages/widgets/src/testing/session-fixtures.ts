import type { EmbedSession } from '@showroom/contract/account/embed-session'

/** What a contractor's page is told of somebody who has changed no setting. */
export const anEmbedSession: EmbedSession = {
  first_name: 'Ana',
  expires_in: 900,
  display: { is_decimal: false, is_priced_by_unit: true },
}
