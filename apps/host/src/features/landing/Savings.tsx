import type { Landing } from '@showroom/contract/landing/landing'
import { useState } from 'react'
import { SavingsBasis } from './SavingsBasis.tsx'
import { savingsClaims } from './savings-claims.ts'
import { useLanding } from './useLanding.ts'
import { landingMessages as messages } from './messages.ts'
import './Savings.css'

/** What clients save, as the catalogue says today; nothing where it says nothing. */
export const Savings = () => {
  const { value, failure } = useLanding()
  if (failure) return null
  if (!value) return <div className="savings" aria-busy="true" />
  return <Claims landing={value} />
}

const Claims = ({ landing }: { landing: Landing }) => {
  const [isBasisOpen, setBasisOpen] = useState(false)
  const claims = savingsClaims(landing)
  const upTo = landing.savings.up_to_pct
  if (claims.length === 0) return null
  return (
    <section className="savings" aria-labelledby="savings">
      <div className="savings-inner">
        <div className="savings-lead">
          <h2 id="savings">{upTo === null ? messages.whatClientsSave : messages.saveUpTo(upTo)}</h2>
          <p>
            {messages.savingsLead}{' '}
            <button type="button" className="form-link" onClick={() => setBasisOpen(true)}>
              {messages.howWeKnow}
            </button>
          </p>
        </div>
        <dl className="savings-rooms">
          {claims.map(({ label, percent }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{percent}%</dd>
            </div>
          ))}
        </dl>
      </div>
      {isBasisOpen && <SavingsBasis landing={landing} onClose={() => setBasisOpen(false)} />}
    </section>
  )
}
