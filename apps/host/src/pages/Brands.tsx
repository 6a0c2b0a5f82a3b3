import type { Brand } from '@showroom/contract/catalogue/catalogue'
import { useShop } from '@showroom/widgets/shop'
import { count } from '@showroom/widgets/ui/format.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { brandPath } from '../paths.ts'
import './Brands.css'

type Answer =
  | { status: 'waiting' }
  | { status: 'full'; brands: Brand[] }
  | { status: 'failed'; again(): void }

export const Brands = () => {
  const answer = useBrands()
  return (
    <div className="page">
      <header className="page-head">
        <h1>Our brands</h1>
        <p>Makers who sell here directly. Every brand’s prices are your Pro’s prices.</p>
      </header>
      <BrandList answer={answer} />
    </div>
  )
}

const BrandList = ({ answer }: { answer: Answer }) => {
  if (answer.status === 'waiting') return <div className="brands-waiting" aria-busy="true" />
  if (answer.status === 'failed') {
    return (
      <p role="alert" className="brands-failed">
        The list of brands did not arrive.{' '}
        <button type="button" className="button quiet" onClick={answer.again}>
          Try again
        </button>
      </p>
    )
  }
  if (answer.brands.length === 0) return <p>No brand sells in this showroom yet.</p>
  return (
    <ul className="brands">
      {answer.brands.map(({ name, product_count }) => (
        <li key={name}>
          <Link to={brandPath(name)}>
            <strong>{name}</strong>
            <span>{count(product_count)} materials</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const useBrands = (): Answer => {
  const shop = useShop()
  const [answer, setAnswer] = useState<Answer>({ status: 'waiting' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    setAnswer({ status: 'waiting' })
    shop
      .call('GET /api/brands', { query: { showroom: shop.showroom }, signal: leaving.signal })
      .then(({ data }) => setAnswer({ status: 'full', brands: data }))
      .catch(() => {
        if (!leaving.signal.aborted) setAnswer({ status: 'failed', again: () => setAttempt(attempt + 1) })
      })
    return () => leaving.abort()
  }, [shop, attempt])
  return answer
}
