import { useEffect, useMemo, useState } from 'react'
import { type OwnBrand, ownBrandOf } from './own-brand.ts'
import { useSession } from './session.ts'

export const useOwnBrand = (): OwnBrand | null => {
  const user = useSession((session) => session.user)
  return useMemo(() => ownBrandOf(user), [user])
}

/** The rules of colour come with the first Contractor who needs them. */
export const useOwnColors = (scheme: 'light' | 'dark'): Record<string, string> | null => {
  const color = useOwnBrand()?.color ?? null
  const [colors, setColors] = useState<Record<string, string> | null>(null)
  useEffect(() => {
    setColors(null)
    if (color === null) return undefined
    let isWanted = true
    const take = ({ themeTokens }: typeof import('@showroom/contract/showroom/theme.rules')) => {
      if (isWanted) setColors(themeTokens(color)[scheme])
    }
    void import('@showroom/contract/showroom/theme.rules').then(take)
    return () => {
      isWanted = false
    }
  }, [color, scheme])
  return colors
}
