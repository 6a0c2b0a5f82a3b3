import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import type { ReactNode } from 'react'
import { useShop } from '../shop/context.ts'
import { laterMessages } from './later-messages.ts'

/** What there is to know, in the order people ask. */
export function Facts({ product }: FactsProps) {
  const { description, restricted_states: states, prop65 } = product
  return (
    <div className="facts" part="facts">
      {description && (
        <Fact title={laterMessages.about} isOpen>
          <p className="prose">{description}</p>
        </Fact>
      )}
      <Details product={product} />
      <Certifications product={product} />
      <Documents product={product} />
      {states.length > 0 && <p className="soft">{laterMessages.restrictions(states.join(', '))}</p>}
      {prop65 && <p className="soft">⚠ {laterMessages.prop65}</p>}
    </div>
  )
}

Facts.isSlice = true

export type FactsProps = { product: ProductDetail }

const Details = ({ product: { attributes } }: FactsProps) =>
  attributes.length > 0 && (
    <Fact title={laterMessages.details} isOpen>
      <dl className="attributes">
        {attributes.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Fact>
  )

const Certifications = ({ product: { certifications } }: FactsProps) =>
  certifications.length > 0 && (
    <Fact title={laterMessages.certifications}>
      <ul className="certifications">
        {certifications.map(({ label, value }) => (
          <li key={label}>
            <strong>{label}</strong>
            <span className="soft">{value}</span>
          </li>
        ))}
      </ul>
    </Fact>
  )

function Documents({ product: { documents } }: FactsProps) {
  const { apiBase } = useShop()
  if (documents.length === 0) return null
  return (
    <Fact title={laterMessages.documents}>
      <ul className="documents">
        {documents.map(({ name, url }) => (
          <li key={url}>
            <a href={url.startsWith('/') ? apiBase + url : url} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Fact>
  )
}

type FactProps = { title: string; isOpen?: boolean; children: ReactNode }

const Fact = ({ title, isOpen = false, children }: FactProps) => (
  <details className="fact" open={isOpen}>
    <summary>
      <h2>{title}</h2>
    </summary>
    {children}
  </details>
)
