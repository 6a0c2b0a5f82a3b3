import { showroomMessages } from '@showroom/contract/showroom/showroom.messages'
import { Link, Navigate, useSearchParams } from 'react-router'
import { isSelected, useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { forgetProductCategory, rememberedProductCategory } from '../../shop-context/product-category.ts'
import { useCarriedShowroom } from '../../shop-context/useCarriedShowroom.ts'
import { useProfile, useRootCategories } from '../../shop-context/useShopState.ts'
import { useRestored } from '../../ssr/useIsHydrated.ts'
import { paths } from '../../paths.ts'
import { ShowroomPicture } from '../../kit/picture/ShowroomPicture.tsx'
import { ProductList } from './ProductList.tsx'
import { ShowroomAbout } from './ShowroomAbout.tsx'
import { shopMessages as messages } from './messages.ts'
import '../../kit/Chips.css'
import './ShopAll.css'

/** The shop of the current showroom, or of the one that the link carries: /visualize/contractor/all?showroom=HARVEST2 */
export const ShopAll = () => {
  const [query] = useSearchParams()
  const isEntering = useCarriedShowroom(query.get('showroom'))
  if (isEntering) return <div className="page" aria-busy="true" />
  // Once it is open, the visitor may leave it: the address must not bring them back.
  if (query.has('showroom')) return <Navigate to={paths.shop} replace />
  return <Shop />
}

/** The shop of the current showroom: its banner, the category chosen on the landing page, all its products. */
const Shop = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const profile = useProfile()
  const [category, setCategory] = useRestored(rememberedProductCategory, null)
  const categories = useRootCategories()
  const choose = (slug: string | null) => {
    forgetProductCategory()
    setCategory(categories.find((each) => each.slug_url === slug) ?? null)
  }
  return (
    <div className="page">
      <Banner />
      <nav className="chips" aria-label={messages.categories}>
        <button type="button" aria-pressed={!category} onClick={() => choose(null)}>
          {messages.shopAll}
        </button>
        {categories.map((each) => (
          <button
            key={each.id}
            type="button"
            aria-pressed={category?.slug_url === each.slug_url}
            onClick={() => choose(each.slug_url)}
          >
            {each.name}
          </button>
        ))}
      </nav>
      <ProductList
        key={category?.slug_url ?? 'all'}
        category={category?.slug_url}
        headingLevel={2}
        isSearchable={false}
      />
      {isSelected(showroom) && profile && (
        <ShowroomAbout key={showroom} showroom={showroom} company={profile.company_name} />
      )}
    </div>
  )
}

const Banner = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const leave = useCurrentShowroom((state) => state.leave)
  const profile = useProfile()
  if (!isSelected(showroom) || !profile) {
    return (
      <header className="page-head">
        <h1>{messages.shopAll}</h1>
        <p>
          {messages.ourOwnPrices} <Link to={paths.home}>{messages.enterShowroomId}</Link>{' '}
          {messages.toShopAtTheirs}
        </p>
      </header>
    )
  }
  return (
    <header className="shop-banner">
      {profile.banner && (
        <ShowroomPicture
          photo={profile.banner}
          alt=""
          className="shop-banner-picture"
          sizes="(max-width: 1440px) 95vw, 1360px"
          isFirst
        />
      )}
      <div>
        <h1>{profile.company_name}</h1>
        <p>
          {[profile.tagline, `${profile.city}, ${profile.state}`, licenseOf(profile.license_number)]
            .filter(Boolean)
            // A line that is full breaks after the dot.
            .join('\u00a0· ')}
        </p>
        {profile.is_unavailable && (
          <p className="shop-unavailable" role="status">
            {showroomMessages.unavailable}
          </p>
        )}
      </div>
      <p className="shop-banner-side">
        {messages.showroomId} <strong>{profile.vsd_id}</strong>
        {profile.phone && <a href={`tel:${profile.phone.replace(/[^\d+]/g, '')}`}>{profile.phone}</a>}
        <button type="button" onClick={leave}>
          {messages.leaveShowroom}
        </button>
      </p>
    </header>
  )
}

const licenseOf = (number: string | null) => (number ? messages.license(number) : null)
