import type { Brand } from '@showroom/contract/catalogue/catalogue'
import { type Answer, type Memory, useAnswer } from '@showroom/widgets/catalogue-kit/useAnswer'
import { useShop } from '@showroom/widgets/shop'
import { BrandList } from './BrandList.tsx'
import { brandsMessages as messages } from './messages.ts'
import './BrandList.css'

/** All brand partners of the open shop. */
export const Brands = () => {
  const { value, failure, retry } = useBrands()
  return (
    <div className="page">
      <header className="page-head">
        <h1>{messages.ourBrands}</h1>
        <p>{messages.about}</p>
      </header>
      {failure ? (
        <p role="alert" className="brands-failed">
          {messages.brandsNotLoaded}{' '}
          <button type="button" className="button quiet" onClick={retry}>
            {messages.tryAgain}
          </button>
        </p>
      ) : value ? (
        <BrandList brands={value} />
      ) : (
        <Waiting />
      )}
    </div>
  )
}

const Waiting = () => (
  <ul className="brands brands-waiting" aria-busy="true" aria-label={messages.listLabel}>
    {Array.from({ length: 12 }, (_, index) => (
      <li key={index} />
    ))}
  </ul>
)

const remembered: Memory<Brand[]> = new WeakMap()

const useBrands = (): Answer<Brand[]> => {
  const shop = useShop()
  return useAnswer<Brand[]>({
    key: `brands/${shop.showroom}`,
    ask: async (signal) =>
      (await shop.call('GET /api/brands', { query: { showroom: shop.showroom }, signal })).data,
    memory: { of: remembered, owner: shop },
  })
}
