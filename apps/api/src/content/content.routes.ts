import type { ContentName } from '@showroom/contract/content/collections'
import { contentMessages as say } from '@showroom/contract/content/content.messages'
import { requireAccount } from '../account/require-account.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Who } from '../platform/http/who.ts'
import { collectionOf } from './content.store.ts'
import { type ContentDeps, discard, type Editor, publish, writeDraft } from './edit.ts'
import {
  presentFaq,
  presentGallery,
  presentPartners,
  presentPolicy,
  presentSheet,
  presentTestimonials,
} from './present-content.ts'
import type { ReadPublished } from './published.ts'

/** What visitors read. */
export const publishedRoutes = (serve: Serve, published: ReadPublished) => {
  serve('GET /api/content/faq', async () => ({ success: true, data: presentFaq(await published('faq')) }))
  serve('GET /api/content/testimonials', async () => ({
    success: true,
    data: presentTestimonials(await published('testimonials')),
  }))
  serve('GET /api/content/partners', async () => ({
    success: true,
    data: presentPartners(await published('partners')),
  }))
  serve('GET /api/content/gallery', async () => ({
    success: true,
    data: presentGallery(await published('gallery')),
  }))
  serve('GET /api/content/policy', async ({ query }) => ({
    success: true,
    data: presentPolicy(await published('policies'), query.name),
  }))
}

/** How Admins edit it. */
export const contentRoutes = (serve: Serve, deps: ContentDeps) => {
  const { db } = deps
  const editorOf = async (who: Who): Promise<Editor> => {
    const { account } = await requireAccount(deps, who)
    return { account, ip: who.ip }
  }
  const sheetOf = async (name: ContentName, message?: string) => ({
    success: true as const,
    data: await presentSheet(db, await collectionOf(db, name)),
    ...(message ? { message } : {}),
  })

  serve('GET /api/admin/content', ({ query: { name } }) => sheetOf(name))

  serve('PUT /api/admin/content', async ({ body }) => {
    await writeDraft(deps, body)
    return sheetOf(body.name, say.saved)
  })

  serve('POST /api/admin/content/publish', async ({ body }, who) => {
    await publish(deps, body, await editorOf(who))
    return sheetOf(body.name, say.published)
  })

  serve('POST /api/admin/content/discard', async ({ body }, who) => {
    await discard(deps, body, await editorOf(who))
    return sheetOf(body.name, say.discarded)
  })
}
