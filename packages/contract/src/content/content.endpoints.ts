import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { contentNames, mostItems, policyNames } from './collections.ts'
import {
  contentItem,
  contentSheet,
  publishedFaq,
  publishedGallery,
  publishedPartners,
  publishedPolicy,
  publishedTestimonials,
} from './content.ts'

const anyone = { access: 'anyone', pages: 'own' } as const
const admin = { access: 'admin', pages: 'own' } as const
const name = z.enum(contentNames)
const at = z.object({ name, version: z.int().min(0) })

export const contentEndpoints = {
  'GET /api/content/faq': {
    summary: 'Questions and answers that were published.',
    ...anyone,
    reply: replyOf(publishedFaq),
  },
  'GET /api/content/testimonials': {
    summary: 'What people say of us, as it was published.',
    ...anyone,
    reply: replyOf(publishedTestimonials),
  },
  'GET /api/content/partners': {
    summary: 'The brands that the landing page and the footer show.',
    ...anyone,
    reply: replyOf(publishedPartners),
  },
  'GET /api/content/gallery': {
    summary: 'The pictures of the landing page’s gallery.',
    ...anyone,
    reply: replyOf(publishedGallery),
  },
  'GET /api/content/policy': {
    summary: 'A policy that was published.',
    ...anyone,
    query: z.object({ name: z.enum(policyNames) }),
    reply: replyOf(publishedPolicy),
  },
  'GET /api/admin/content': {
    summary: 'A collection of the public pages: its draft, and what is published.',
    ...admin,
    query: z.object({ name }),
    reply: replyOf(contentSheet),
  },
  'PUT /api/admin/content': {
    summary: 'Saves a draft, which no visitor sees.',
    ...admin,
    body: at.extend({ items: z.array(contentItem).max(mostItems) }),
    reply: replyOf(contentSheet),
  },
  'POST /api/admin/content/publish': {
    summary: 'Shows the draft to visitors.',
    ...admin,
    body: at,
    reply: replyOf(contentSheet),
  },
  'POST /api/admin/content/discard': {
    summary: 'Drops the draft.',
    ...admin,
    body: at,
    reply: replyOf(contentSheet),
  },
} as const satisfies EndpointTable
