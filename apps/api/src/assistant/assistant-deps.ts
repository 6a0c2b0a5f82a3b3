import type { HostRenderer } from '@showroom/contract/site/site'
import type { CatalogueApi } from '../catalogue/module.ts'
import type { ChatConfig } from '../platform/config/chat-config.ts'
import type { Platform } from '../platform/platform.ts'

export type AssistantDeps = Pick<Platform, 'db' | 'now' | 'log'> & {
  catalogue: CatalogueApi
  publicUrl: string
  afterMs: number
  model: ChatConfig['model']
  /** The texts that an editor writes stand in the host's build. */
  loadHost: () => Promise<Pick<HostRenderer, 'texts'>>
}
