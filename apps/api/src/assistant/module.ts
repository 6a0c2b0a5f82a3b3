import { policyNames } from '@showroom/contract/content/collections'
import type { HostRenderer } from '@showroom/contract/site/site'
import type { CatalogueApi } from '../catalogue/module.ts'
import type { ContentApi } from '../content/module.ts'
import { presentFaq, presentPolicy } from '../content/present-content.ts'
import type { Module } from '../module.ts'
import { folders } from '../platform/config/folders.ts'
import type { Platform } from '../platform/platform.ts'
import { rendererIn } from '../shared/load-renderer.ts'
import { answerAsked } from './answer-asked.ts'
import { assistantRoutes } from './ask-person.ts'
import { onSaid } from './on-said.ts'

type Needs = { catalogue: CatalogueApi; content: ContentApi; loadHost?: () => Promise<HostRenderer> }

/** What answers a client in the chat while nobody is there: by search, with its sources, and with a way to a person. */
export const assistantModule = (
  { config, db, log, now }: Platform,
  { catalogue, content, loadHost = rendererIn<HostRenderer>(folders.hostRenderer) }: Needs,
) => {
  const { assistantAfterMs: afterMs, model } = config.chat
  const readTexts = async () => {
    const written = await content.published('policies')
    return {
      faq: presentFaq(await content.published('faq')),
      policies: policyNames.map((name) => presentPolicy(written, name)),
    }
  }
  const publicUrl = config.publicUrl
  const deps = { db, now, log, catalogue, publicUrl, afterMs, model, loadHost, readTexts }
  return {
    tables: ['assistant_wait'],
    routes: ({ serve }) => assistantRoutes(serve, deps),
    onInTransaction: { 'chat.said': (tx, said) => onSaid(tx, said, afterMs) },
    on: { assistant_asked: answerAsked(deps) },
  } satisfies Module
}
