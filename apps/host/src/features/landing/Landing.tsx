import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isSelected, useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { writeStored } from '../../shop-context/local-storage.ts'
import { type ProductCategory, rememberProductCategory } from '../../shop-context/product-category.ts'
import { paths } from '../../paths.ts'
import { CategoryCarousel } from './CategoryCarousel.tsx'
import { Closing } from './Closing.tsx'
import { DepartmentStrip } from './DepartmentStrip.tsx'
import { Hero } from './Hero.tsx'
import { InspiredDesigns } from './InspiredDesigns.tsx'
import { Partners } from './Partners.tsx'
import { Savings } from './Savings.tsx'
import { ShowroomIdDialog } from './ShowroomIdDialog.tsx'
import { Testimonials } from './Testimonials.tsx'
import { WhyJoin } from './WhyJoin.tsx'
import './Landing.css'

export const Landing = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const [wanted, setWanted] = useState<ProductCategory | null>(null)
  const navigate = useNavigate()

  // Specification §2: from the landing page on the layout is flagged as new.
  useEffect(() => writeStored('new-layout', 'true'), [])

  const chooseCategory = (category: ProductCategory) => {
    rememberProductCategory(category)
    if (isSelected(showroom)) navigate(paths.shop)
    else setWanted(category)
  }

  return (
    <>
      <Hero />
      <Savings />
      <CategoryCarousel onChosen={chooseCategory} />
      <InspiredDesigns />
      <DepartmentStrip />
      <Partners />
      <WhyJoin />
      <Testimonials />
      <Closing />
      <ShowroomIdDialog category={wanted} onClose={() => setWanted(null)} />
    </>
  )
}
