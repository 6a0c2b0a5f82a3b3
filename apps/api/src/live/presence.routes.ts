import type { Presence } from '@showroom/contract/live/presence'
import { minuteMs } from '@showroom/contract/shared/time'
import { allowAttempt } from '../account/session/attempts.ts'
import { openFeed } from '../platform/feed/feed.store.ts'
import type { Serve } from '../platform/http/serve.ts'
import { requireProjectAccess } from '../project/project-access.ts'
import type { LiveDeps } from './listening.ts'

/** Somebody who goes from row to row says so each time. */
const presenceLimit = { most: 60, windowMs: minuteMs }

/** Who is where in a project, as long as they are: whispered, and kept nowhere. */
export const presenceRoutes = (serve: Serve, deps: LiveDeps) => {
  const { db, feeds, now } = deps

  serve('POST /api/live/presence', async ({ body }, who) => {
    const { account, project } = await requireProjectAccess(deps, who, { named: 'project', id: body.project })
    await allowAttempt(db, { key: `presence ${account.id}`, limit: presenceLimit, now: now() })
    const { feedId } = await openFeed(db, { projectId: project.id })
    const { selection, field, is_here } = body
    const said: Presence = { name: account.firstName, photo: account.photo, selection, field, is_here }
    feeds.whisper(feedId, { kind: 'presence', from: account.publicId, data: said })
    return { success: true, data: null }
  })
}
