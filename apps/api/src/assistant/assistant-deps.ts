import type { PublishedFaq } from '@showroom/contract/content/content'
import type { HostRenderer } from '@showroom/contract/site/site'
import type { CatalogueApi } from '../catalogue/module.ts'
import type { ChatConfig } from '../platform/config/chat-config.ts'
import type { Platform } from '../platform/platform.ts'

export type AssistantDeps = Pick<Platform, 'db' | 'now' | 'log'> & {
  catalogue: CatalogueApi
  publicUrl: string
  afterMs: number
  model: ChatConfig['model']
  /** Questions that were published in place of those of the host's build; null: those count. */
  readFaq: () => Promise<PublishedFaq>
  /** Policies, and questions until others are published, stand in the host's build. */
  loadHost: () => Promise<Pick<HostRenderer, 'texts'>>
}
