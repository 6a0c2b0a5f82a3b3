import type { VariantAxis } from '@showroom/contract/catalogue/catalogue'
import { type CardLinks, ProductLink } from '../catalogue-kit/ProductLink.tsx'
import { productMessages } from './messages.ts'

type Props = { axes: readonly VariantAxis[]; category: string; links: CardLinks }

/** The same material in other colors, sizes and finishes; what can not be had says why. */
export function Variants({ axes, category, links }: Props) {
  return axes
    .filter((axis) => axis.options.length > 1)
    .map((axis) => (
      <div key={axis.axis} className="variant" part="variant" role="group" aria-label={axis.label}>
        <p className="variant-name">
          {axis.label}
          <span className="variant-value">{axis.options.find((option) => option.selected)?.value}</span>
        </p>
        <ul className="variant-options">
          {axis.options.map((option) => (
            <li key={option.value}>
              <Option option={option} category={category} links={links} />
            </li>
          ))}
        </ul>
      </div>
    ))
}

type OptionProps = { option: VariantAxis['options'][number]; category: string; links: CardLinks }

function Option({ option, category, links }: OptionProps) {
  const { value, color, product_id: id, selected, reason } = option
  const look = color === null ? value : <svg className="variant-color" color={color} />
  const kind = color === null ? 'option' : 'option option-color'
  if (id === null || reason !== null) {
    const why = productMessages.unavailable(value, reason ?? '')
    return (
      <span className={`${kind} is-gone`} role="img" aria-label={why} title={why}>
        {look}
      </span>
    )
  }
  return (
    <ProductLink
      id={id}
      category={category}
      links={links}
      className={kind}
      label={value}
      isCurrent={selected}
    >
      {look}
    </ProductLink>
  )
}
