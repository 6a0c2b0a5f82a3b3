import type {
  ProductVariant,
  VariantForm,
  VendorProduct,
} from '@showroom/contract/vendor-goods/vendor-product'
import { useRef, useState } from 'react'
import { call } from '../../../data/call.ts'
import { codeOf, type FieldErrors, formSentenceOf, wholeSentenceOf } from '../../../data/failure.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { amountIn } from './product-typed.ts'

const fields = ['color', 'size_label', 'sku', 'price_cents'] as const
export type VariantField = (typeof fields)[number]
type Typed = Record<VariantField, string>

/** One that is there, as it is typed now, or one that is about to be added (`variant` is null). */
export type VariantRow = Typed & { key: string; variant: ProductVariant | null }

const typedOf = ({ color, size_label, sku, price_cents }: ProductVariant): Typed => ({
  color,
  size_label,
  sku,
  price_cents: (price_cents / 100).toFixed(2),
})

const isChanged = ({ variant, ...row }: VariantRow): boolean => {
  if (variant === null) return true
  const before = typedOf(variant)
  return fields.some((field) => row[field] !== before[field])
}

const formOf = ({ variant, color, size_label, sku, price_cents }: VariantRow): VariantForm => ({
  id: variant?.id ?? null,
  revision: variant?.revision ?? null,
  color,
  size_label,
  sku,
  price_cents: amountIn(price_cents, 100) ?? 0,
})

type Props = {
  product: VendorProduct
  onProduct: (product: VendorProduct) => void
  /** Somebody else has changed one of them: they are to be read again. */
  onStale: () => void
}

/** What is typed of a product’s variants until it is saved: it stays, whatever else of the product is saved meanwhile. */
export const useVariantGrid = ({ product, onProduct, onStale }: Props) => {
  const { rows, clear, ...typing } = useTypedRows(product)
  const [sent, setSent] = useState<readonly string[]>([])
  const changed = rows.filter(isChanged)
  const { run, isBusy, failure, fieldErrors } = useSubmit(async () => {
    setSent(changed.map(({ key }) => key))
    const { data, message } = await call('PUT /api/vendor_products/{id}/variants', {
      params: { id: product.id },
      body: { variants: changed.map(formOf) },
    })
    if (message) toast.success(message)
    clear()
    onProduct(data)
  }, 'screen')
  return {
    ...typing,
    rows,
    isBusy,
    hasChanges: changed.length > 0,
    sentence: isSaidInRows(fieldErrors) ? formSentenceOf(failure) : wholeSentenceOf(failure),
    errorOf: (key: string, field: VariantField): string | undefined =>
      fieldErrors[`variants.${sent.indexOf(key)}.${field}`]?.[0],
    save: async () => {
      const failed = await run()
      if (codeOf(failed) === 'stale') onStale()
    },
  }
}

/** The products of a family with what was typed over them, and those that are about to be added. */
const useTypedRows = (product: VendorProduct) => {
  const [typed, setTyped] = useState<Record<string, Partial<Typed>>>({})
  const [added, setAdded] = useState<readonly string[]>([])
  const number = useRef(0)
  const like = { color: '', size_label: product.size_label, sku: '', price_cents: shownPrice(product) }
  const rows: VariantRow[] = [
    ...product.family.map((variant) => ({
      key: variant.id,
      variant,
      ...typedOf(variant),
      ...typed[variant.id],
    })),
    ...added.map((key) => ({ key, variant: null, ...like, ...typed[key] })),
  ]
  return {
    rows,
    change: (key: string, field: VariantField, text: string) =>
      setTyped((before) => ({ ...before, [key]: { ...before[key], [field]: text } })),
    add: () => {
      number.current += 1
      setAdded((before) => [...before, `new ${number.current}`])
    },
    remove: (key: string) => setAdded((before) => before.filter((each) => each !== key)),
    clear: () => {
      setTyped({})
      setAdded([])
    },
  }
}

const shownPrice = ({ price_cents }: VendorProduct): string => (price_cents / 100).toFixed(2)

const isSaidInRows = (errors: FieldErrors): boolean =>
  Object.keys(errors).every((field) => field.startsWith('variants.'))
