import { count } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { useMatch, useNavigate, useSearchParams } from 'react-router'
import { paths, searchPath } from '../paths.ts'
import { useMaterialCount } from '../shop-context/useShopState.ts'
import { layoutMessages as messages } from './messages.ts'

/** What is searched for stays in the box as long as its results are the page. */
export const SearchBox = () => {
  const [query] = useSearchParams()
  const isResult = useMatch(paths.shop) !== null
  const searched = (isResult && query.get('q')) || ''
  const [text, setText] = useState(searched)
  const [shown, setShown] = useState(searched)
  // In the drawing rather than in an effect: what somebody types before the effects run would be wiped.
  if (shown !== searched) {
    setShown(searched)
    setText(searched)
  }
  const navigate = useNavigate()
  const materials = useMaterialCount()
  return (
    <form
      role="search"
      className="header-search"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) void navigate(searchPath(text.trim()))
      }}
    >
      <label className="visually-hidden" htmlFor="header-search">
        {messages.searchMaterials}
      </label>
      <SearchIcon />
      <input
        id="header-search"
        type="search"
        name="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={materials > 0 ? messages.searchCounted(count(materials)) : messages.searchMaterials}
        maxLength={120}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  )
}

const SearchIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </svg>
)
