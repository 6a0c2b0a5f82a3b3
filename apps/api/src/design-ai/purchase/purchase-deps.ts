import type { CardDeps } from '../../payment/cards/cards.ts'
import type { CreditPack } from '../../platform/config/design-ai-config.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'

/** What buying credits works with. */
export type PurchaseDeps = Pick<DesignAiDeps, 'db' | 'now' | 'post' | 'publicUrl'> &
  Pick<CardDeps, 'provider' | 'onProviderError'> & { packs: readonly CreditPack[] }
