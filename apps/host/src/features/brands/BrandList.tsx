import type { Brand } from '@showroom/contract/catalogue/catalogue'
import { count } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { BrandTile } from './BrandTile.tsx'
import { brandsByLetter, categoriesOf } from './brand-list.ts'
import { brandsMessages as messages } from './messages.ts'
import '../../kit/form/form.css'

/** Every brand under its letter, found by name, by maker or by what it is known for. */
export const BrandList = ({ brands }: { brands: readonly Brand[] }) => {
  const [text, setText] = useState('')
  const [category, setCategory] = useState('')
  if (brands.length === 0) return <p>{messages.noBrandYet}</p>
  const letters = brandsByLetter(brands, { text, category: category || null })
  const shown = letters.flatMap(({ brands: some }) => some).length
  const clear = () => {
    setText('')
    setCategory('')
  }
  return (
    <>
      <div className="brands-find">
        <TextField
          name="brand"
          label={messages.findABrand}
          value={text}
          onChange={setText}
          autoComplete="off"
          enterKeyHint="done"
        />
        <SelectField
          name="category"
          label={messages.knownFor}
          value={category}
          onChange={setCategory}
          empty={messages.everything}
          options={categoriesOf(brands).map((name) => ({ value: name, label: name }))}
        />
        <p role="status">
          {shown === brands.length
            ? messages.brandCount(count(shown))
            : messages.brandCountOf(count(shown), count(brands.length))}
        </p>
      </div>
      <LetterLinks letters={letters.map(({ letter }) => letter)} />
      {shown === 0 && (
        <p className="brands-failed">
          {messages.noBrandFound}{' '}
          <button type="button" className="button quiet" onClick={clear}>
            {messages.showAllBrands}
          </button>
        </p>
      )}
      {letters.map(({ letter, brands: some }) => (
        <LetterSection key={letter} letter={letter} brands={some} />
      ))}
    </>
  )
}

const LetterLinks = ({ letters }: { letters: readonly string[] }) => (
  <nav aria-label={messages.letters} className="brands-letters">
    {letters.map((letter) => (
      <a key={letter} href={`#brands-${letter}`}>
        {letter}
      </a>
    ))}
  </nav>
)

const LetterSection = ({ letter, brands }: { letter: string; brands: readonly Brand[] }) => (
  <section className="brands-letter" aria-labelledby={`brands-${letter}`}>
    <h2 id={`brands-${letter}`}>{letter}</h2>
    <ul className="brands">
      {brands.map((brand) => (
        <BrandTile key={brand.name} brand={brand} />
      ))}
    </ul>
  </section>
)
