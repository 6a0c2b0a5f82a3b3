import { largestPageSize } from '@showroom/contract/policy/figures'
import type { PricingChoices } from '@showroom/contract/pricing/markup'
import type { VendorScore } from '@showroom/contract/vendor-goods/score-card'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useReadOf } from '../../data/useRead.ts'
import { FieldError } from '../../kit/form/FieldFrame.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { useSession } from '../../session/session.ts'
import { ProductSearch } from '../projects/ProductSearch.tsx'
import { scoreHint } from '../vendor-goods/score/score-text.ts'
import { categoryOptions, type ChosenScope } from './scope.ts'
import { proPricingMessages as messages } from './messages.ts'

type Props = {
  value: ChosenScope
  onChange: (change: Partial<ChosenScope>) => void
  choices: PricingChoices
  errorOf: (field: string) => string | undefined
  /** Coupons are not for a vendor. */
  hasVendor: boolean
}

/** What a rule or a coupon is for: as wide as everything, as narrow as one material for one client. */
export const ScopeFields = ({ value, onChange, choices, errorOf, hasVendor }: Props) => (
  <>
    <SelectField
      name="category"
      label={messages.category}
      required={false}
      empty={messages.everyCategory}
      value={value.category}
      error={errorOf('category')}
      onChange={(category) => onChange({ category })}
      options={categoryOptions(choices.categories)}
    />
    {hasVendor && (
      <VendorChoice
        value={value.vendor}
        error={errorOf('vendor')}
        onChange={(vendor) => onChange({ vendor })}
        vendors={choices.vendors}
      />
    )}
    <SelectField
      name="client"
      label={messages.client}
      required={false}
      empty={messages.everyClient}
      hint={choices.clients.length === 0 ? messages.noClients : undefined}
      value={value.client}
      error={errorOf('client')}
      onChange={(client) => onChange({ client })}
      options={choices.clients.map(({ email, name }) => ({
        value: email,
        label: name ? `${name} (${email})` : email,
      }))}
    />
    <ProductChoice
      product={value.product}
      error={errorOf('product')}
      onChange={(product) => onChange({ product })}
    />
  </>
)

type VendorProps = {
  value: string
  error: string | undefined
  onChange: (vendor: string) => void
  vendors: readonly string[]
}

const noScores = Promise.resolve({ data: [] as VendorScore[] })

/** With how the orders of the chosen one went; while none is chosen, nobody has to count them. */
const VendorChoice = ({ value, error, onChange, vendors }: VendorProps) => {
  const isChosen = value !== ''
  const { last } = useReadOf(['vendor scores', value], (signal) =>
    isChosen
      ? call('GET /api/vendor_scores', { query: { s: value, page_size: largestPageSize }, signal })
      : noScores,
  )
  const scored = last?.data.find(({ vendor }) => vendor === value)
  return (
    <SelectField
      name="vendor"
      label={messages.vendor}
      required={false}
      empty={messages.everyVendor}
      hint={scored && scoreHint(scored)}
      value={value}
      error={error}
      onChange={onChange}
      options={vendors.map((name) => ({ value: name, label: name }))}
    />
  )
}

type ChoiceProps = {
  product: ChosenScope['product']
  error?: string | undefined
  /** Said where none is chosen. */
  none?: string
  onChange: (product: ChosenScope['product']) => void
}

/** One material of one's own showroom, found by a word; or none in particular. */
export const ProductChoice = ({ product, error, none = messages.everyProduct, onChange }: ChoiceProps) => {
  const [isSearching, setSearching] = useState(false)
  // A Pro’s showroom is known by the Pro’s own id too.
  const showroom = useSession(({ user }) => user?.id)
  return (
    <div className="form-field pricing-product">
      <p className="pricing-product-label">{messages.product}</p>
      <p>{product?.name ?? none}</p>
      <p className="account-actions">
        {showroom && (
          <button
            type="button"
            className="form-link"
            aria-expanded={isSearching}
            onClick={() => setSearching(!isSearching)}
          >
            {product ? messages.anotherProduct : messages.chooseProduct}
          </button>
        )}
        {product && (
          <button type="button" className="form-link" onClick={() => onChange(null)}>
            {messages.allProducts}
          </button>
        )}
      </p>
      {isSearching && showroom && (
        <ProductSearch
          showroom={showroom}
          showsPrices
          onChoose={({ id, name }) => {
            onChange({ id, name })
            setSearching(false)
          }}
        />
      )}
      <FieldError id="product" error={error} />
    </div>
  )
}
