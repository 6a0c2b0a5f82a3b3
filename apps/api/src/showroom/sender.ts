import { juniper, themeTokens } from '@showroom/contract/showroom/theme.rules'
import type { Db } from '../platform/db/db.ts'
import type { Sender } from '../platform/mail/letter.ts'
import { showroomProfileOf } from './showroom.store.ts'

/** A showroom writes under its own name where its plan entitles it to its own colours. */
export const senderIn =
  ({ db, publicUrl }: { db: Db; publicUrl: string }) =>
  async (showroomId: number | null): Promise<Sender> => {
    const found = showroomId === null ? null : await showroomProfileOf(db, showroomId)
    const own = found?.profile.theme_color ? found.profile : null
    const color = own?.theme_color ?? juniper
    const { light } = themeTokens(color)
    return {
      name: own?.company_name ?? 'Showroom',
      color: light['--showroom-accent'] ?? color,
      onColor: light['--showroom-on-accent'] ?? '#ffffff',
      homeUrl: `${publicUrl}/showroom/`,
    }
  }
