import { messages } from '@showroom/contract/shared/errors'
import type { CountsWaiting } from '../account/counts-waiting.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { Serve } from '../platform/http/serve.ts'
import { waitingFor } from './waiting-for.ts'

export const workspaceRoutes = (serve: Serve, { waiting }: { waiting: readonly CountsWaiting[] }) => {
  serve('GET /api/workspace/waiting', async (_, { caller }) => ({
    success: true,
    data: await waitingFor(caller ?? refuse(401, 'unauthenticated', messages.loginFirst), waiting),
  }))
}
