import type { PolicyName } from '@showroom/contract/content/collections'
import type {
  PublishedFaq,
  PublishedGallery,
  PublishedPartners,
  PublishedPolicy,
  PublishedTestimonials,
} from '@showroom/contract/content/content'
import { type Memory, useAnswer } from '@showroom/widgets/catalogue-kit/useAnswer'
import { type Shop, useShop } from '@showroom/widgets/shop'

/** `data` is null where the program’s own texts are shown. */
export type Published<Data> = { data: Data }

type Asked<Data> = {
  name: string
  ask: (shop: Shop, signal: AbortSignal) => Promise<Data>
  memory: Memory<Data>
}

/** Null until it is known. Where nobody answers, the program’s own texts are better than none. */
const usePublished = <Data>({ name, ask, memory }: Asked<Data | null>): Published<Data | null> | null => {
  const shop = useShop()
  const { value, isCurrent, failure } = useAnswer<Data | null>({
    key: `content/${name}`,
    ask: (signal) => ask(shop, signal),
    memory: { of: memory, owner: shop },
  })
  if (isCurrent) return { data: value }
  return failure === null ? null : { data: null }
}

const faqs: Memory<PublishedFaq> = new WeakMap()
const testimonials: Memory<PublishedTestimonials> = new WeakMap()
const policyMemories = new Map<PolicyName, Memory<PublishedPolicy>>()

/** Each policy is a page of its own, and remembered by itself. */
const memoryOf = (name: PolicyName): Memory<PublishedPolicy> => {
  const known = policyMemories.get(name) ?? new WeakMap()
  policyMemories.set(name, known)
  return known
}

const partners: Memory<PublishedPartners> = new WeakMap()
const gallery: Memory<PublishedGallery> = new WeakMap()

export const usePublishedFaq = () =>
  usePublished<PublishedFaq>({
    name: 'faq',
    ask: async (shop, signal) => (await shop.call('GET /api/content/faq', { signal })).data,
    memory: faqs,
  })

export const usePublishedTestimonials = () =>
  usePublished<PublishedTestimonials>({
    name: 'testimonials',
    ask: async (shop, signal) => (await shop.call('GET /api/content/testimonials', { signal })).data,
    memory: testimonials,
  })

export const usePublishedPartners = () =>
  usePublished<PublishedPartners>({
    name: 'partners',
    ask: async (shop, signal) => (await shop.call('GET /api/content/partners', { signal })).data,
    memory: partners,
  })

export const usePublishedGallery = () =>
  usePublished<PublishedGallery>({
    name: 'gallery',
    ask: async (shop, signal) => (await shop.call('GET /api/content/gallery', { signal })).data,
    memory: gallery,
  })

export const usePublishedPolicy = (name: PolicyName) =>
  usePublished<PublishedPolicy>({
    name: `policy/${name}`,
    ask: async (shop, signal) =>
      (await shop.call('GET /api/content/policy', { query: { name }, signal })).data,
    memory: memoryOf(name),
  })
