import { defineTags } from '@showroom/sdk'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Materials } from './Materials.tsx'
import { marketplace } from './marketplace.ts'
import './page.css'

defineTags(marketplace)

const place = document.getElementById('app')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Materials />
    </StrictMode>,
  )
}
