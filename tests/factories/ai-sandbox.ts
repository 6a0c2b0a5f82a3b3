import { startAiSandbox } from '../../apps/api/src/design-ai/testing/ai-sandbox-process.ts'
import { test as base } from './person.ts'
import { type Server, withOwnServer } from './server.ts'

/** Journeys on a marketplace whose ideas a model of somebody else's paints, in one of two formats. */
export const paintedBy = (kind: 'openai' | 'predictions') =>
  base.extend<object, { painted: Server }>({
    painted: [
      async ({ browserName: _same }, hand) => {
        const sandbox = await startAiSandbox()
        const environment = {
          AI_PROVIDER: kind,
          AI_BASE_URL: sandbox.baseUrl,
          AI_API_KEY: 'a-key',
          AI_MODEL: 'a-model',
        }
        await withOwnServer(environment, hand)
        await sandbox.stop()
      },
      { scope: 'worker', timeout: 600_000 },
    ],
    server: [({ painted }, hand) => hand(painted), { scope: 'worker' }],
  })
