import { juniper, themeTokens } from '@showroom/contract/showroom/theme.rules'
import type { ShowroomProfile } from '@showroom/contract/showroom/showroom'
import type { Theme } from '@showroom/contract/shop/shop'
import { LRUCache } from 'lru-cache'

const tokens = new LRUCache<string, ReturnType<typeof themeTokens>>({
  max: 500,
  memoMethod: (color) => themeTokens(color),
})

/** The showroom's own colours where its profile carries one, else the marketplace's. */
export const themeOf = (profile: ShowroomProfile | null): Theme => {
  const color = profile?.theme_color ?? null
  return {
    logo: profile?.business_logo ?? null,
    is_custom: color !== null,
    ...tokens.memo(color ?? juniper),
  }
}
