import type { ProductShelf, VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { useSave } from '../../../data/useSave.ts'
import { useForm } from '../../../kit/form/useForm.ts'
import {
  bodyOf,
  changedSince,
  nothingTyped,
  type TextName,
  type Typed,
  typedOf,
  typedRules,
} from './product-typed.ts'
import { shelfOf } from './shelf-of.ts'

export type FormProps = {
  /** Null: one that is about to be made. */
  product: VendorProduct | null
  shelves: readonly ProductShelf[]
  onSaved: (product: VendorProduct) => void
  /** Somebody else has changed it: it is to be read again. */
  onStale: () => void
}

/** What is typed stays, whatever others have saved meanwhile; the next save counts from what was read since. */
export const useProductForm = ({ product, shelves, onSaved, onStale }: FormProps) => {
  const [opened, setOpened] = useState(product)
  const { form: element, ...form } = useForm<Typed>({
    values: product ? typedOf(product) : nothingTyped,
    rules: typedRules,
  })
  const shelf = shelfOf(shelves, form.values.category)
  const submit = useSave(
    form,
    async (typed) => {
      const { data, message } = await send({ typed, shelf, product })
      setOpened(data)
      onSaved(data)
      return message
    },
    onStale,
  )
  const changed = product && opened ? changedSince(typedOf(opened), typedOf(product)) : []
  const field = (name: TextName) => ({
    name,
    value: form.values[name],
    error: form.errorOf(name),
    autoComplete: 'off',
    onChange: (typed: string) => form.change({ [name]: typed }),
  })
  return { element, form, field, shelf, submit, changed }
}
export type ProductFields = Omit<ReturnType<typeof useProductForm>, 'element' | 'submit' | 'changed'>

type Sending = { typed: Typed; shelf: ProductShelf | undefined; product: VendorProduct | null }

const send = ({ typed, shelf, product }: Sending) => {
  const body = bodyOf(typed, shelf, product)
  return product
    ? call('PUT /api/vendor_products/{id}', {
        params: { id: product.id },
        body: { ...body, revision: product.revision },
      })
    : call('POST /api/vendor_products', { body: { ...body, quantity: Number(typed.quantity) || 0 } })
}
