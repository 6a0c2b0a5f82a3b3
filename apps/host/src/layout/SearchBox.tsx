import { useState } from 'react'
import { useNavigate } from 'react-router'
import { searchPath } from '../paths.ts'

export const SearchBox = () => {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  return (
    <form
      role="search"
      className="header-search"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) navigate(searchPath(text.trim()))
      }}
    >
      <label className="visually-hidden" htmlFor="header-search">
        Search materials
      </label>
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
      <input
        id="header-search"
        type="search"
        name="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Search 25,000 materials"
        maxLength={120}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  )
}
