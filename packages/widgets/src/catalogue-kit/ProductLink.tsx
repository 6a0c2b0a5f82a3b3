import type { ReactNode } from 'react'
import { useEmit } from '../shop/context.ts'
import { ShopLink } from './ShopLink.tsx'

export type CardLinks = {
  hrefOf?: ((productId: string) => string) | undefined
  onChoose?: ((productId: string) => void) | undefined
}

type Props = {
  id: string
  category: string | null
  links: CardLinks
  className: string
  label?: string
  isCurrent?: boolean
  children?: ReactNode
}

export function ProductLink({ id, category, links, ...rest }: Props) {
  const emit = useEmit()
  const { hrefOf, onChoose } = links
  return (
    <ShopLink
      href={hrefOf?.(id)}
      announce={() => emit('product-chosen', { product: id, category }, { cancelable: true })}
      onGo={onChoose && (() => onChoose(id))}
      {...rest}
    />
  )
}
