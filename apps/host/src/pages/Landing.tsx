import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isSelected, useCurrentShowroom } from '../current/current-showroom.ts'
import { type ProductCategory, rememberProductCategory } from '../current/product-category.ts'
import { paths } from '../paths.ts'
import { CategoryCarousel } from './landing/CategoryCarousel.tsx'
import { Closing } from './landing/Closing.tsx'
import { DepartmentStrip } from './landing/DepartmentStrip.tsx'
import { Hero } from './landing/Hero.tsx'
import { InspiredDesigns } from './landing/InspiredDesigns.tsx'
import { Partners } from './landing/Partners.tsx'
import { Savings } from './landing/Savings.tsx'
import { ShowroomIdDialog } from './landing/ShowroomIdDialog.tsx'
import { Testimonials } from './landing/Testimonials.tsx'
import { WhyJoin } from './landing/WhyJoin.tsx'
import './Landing.css'

export const Landing = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const [wanted, setWanted] = useState<ProductCategory | null>(null)
  const navigate = useNavigate()

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
