import { useCurrentShowroom } from './current-showroom.ts'
import { useProfile } from './useShopState.ts'

/** By which names replies call the showroom that is open: its Showroom ID, and its Pro once that is known. */
export const useOpenShowroom = (): readonly (string | undefined)[] => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const profile = useProfile()
  return [showroom, profile?.user_id]
}
