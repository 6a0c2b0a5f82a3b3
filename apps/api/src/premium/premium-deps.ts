import type { CardDeps } from '../payment/cards/cards.ts'
import type { Platform } from '../platform/platform.ts'

export type PremiumDeps = CardDeps & Pick<Platform, 'post'> & { publicUrl: string }
