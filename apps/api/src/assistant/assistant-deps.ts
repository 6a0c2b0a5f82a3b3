import type { HostRenderer, PublishedTexts } from '@showroom/contract/site/site'
import type { CatalogueApi } from '../catalogue/module.ts'
import type { ChatConfig } from '../platform/config/chat-config.ts'
import type { Platform } from '../platform/platform.ts'

export type AssistantDeps = Pick<Platform, 'db' | 'now' | 'log'> & {
  catalogue: CatalogueApi
  publicUrl: string
  afterMs: number
  model: ChatConfig['model']
  readTexts: () => Promise<PublishedTexts>
  /** What stands in the host's build until something else is published. */
  loadHost: () => Promise<Pick<HostRenderer, 'texts'>>
}
